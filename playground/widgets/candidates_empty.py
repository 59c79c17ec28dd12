"""In place of candidates: why there are none, and what to do."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from playground.session.explain import stopped
from playground.session.scene import Scene
from playground.widgets.theme import GRID

_BUSY = ("opening", "reading", "looking", "running")


class CandidatesEmpty(QWidget):
    """One sentence; progress while something is on its way; a button where no model is open."""

    open_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._said = QLabel()
        self._said.setTextFormat(Qt.TextFormat.PlainText)
        self._said.setWordWrap(True)
        self._said.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._progress = QProgressBar()
        self._progress.setAccessibleName(self.tr("Progress"))
        self._progress.setTextVisible(False)  # half of it would stand on the filled part
        self._open = QPushButton(self.tr("Open a model…"))
        self._open.setProperty("primary", True)
        self._open.clicked.connect(self._on_clicked)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6 * GRID, 0, 6 * GRID, 0)
        layout.setSpacing(3 * GRID)
        layout.addStretch(2)
        layout.addWidget(self._said)
        layout.addWidget(self._progress)
        layout.addWidget(self._open, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(3)

    def show_scene(self, scene: Scene) -> None:
        """Says why the scene has no step to show."""
        kind, fraction = scene.status.kind, scene.status.fraction
        self._said.setText(self._why(scene))
        self._said.setAccessibleName(self._said.text())
        self._progress.setVisible(kind in _BUSY)
        self._progress.setRange(0, 0 if fraction is None else 1000)
        self._progress.setValue(round(1000 * (fraction or 0.0)))
        self._open.setVisible(scene.status.lacks_model)

    @property
    def text(self) -> str:
        """The sentence."""
        return self._said.text()

    def _why(self, scene: Scene) -> str:
        status = scene.status
        if status.kind == "opening":
            return status.text or self.tr("Opening the model.")
        if status.kind == "reading":
            return self.tr("The model reads the prompt; then it says what could come next.")
        if status.kind in ("looking", "running"):
            return self.tr("The model looks at what could come next.")
        if status.error:
            return self.tr("There is nothing to show. {why}").format(why=status.error)
        if status.kind == "no_model":
            no_model = self.tr("No model is open yet. Open one to see which tokens could come next.")
            return status.text or no_model
        if status.kind == "recorded":
            return self.tr("The record ends here. Open a model to see which tokens could come next.")
        return self._why_idle(scene)

    def _why_idle(self, scene: Scene) -> str:
        if scene.stop is not None and scene.stop.kind != "paused":
            return stopped(scene.stop)
        if scene.prompt is None or not scene.prompt.ids:
            return self.tr("Type a prompt on the left. The model then ranks every token that could follow.")
        if scene.too_long:
            return self.tr("The prompt is longer than this model can read; shorten it to go on.")
        return self.tr("This place has not been looked at.")

    @Slot()
    def _on_clicked(self) -> None:
        self.open_wished.emit()
