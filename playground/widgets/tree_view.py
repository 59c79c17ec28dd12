"""The tree of all branches: walked, panned, zoomed and folded by mouse and keys."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from playground.widgets.tree_camera import ZOOM_STEP
from playground.widgets.tree_canvas import TreeCanvas

Key = Qt.Key
_WALK = {Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down}
_PINCH = Qt.NativeGestureType.ZoomNativeGesture
_HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_ENTER = {Key.Key_Return, Key.Key_Enter}
_ZOOM: dict[int, float] = {Key.Key_Plus: ZOOM_STEP, Key.Key_Equal: ZOOM_STEP, Key.Key_Minus: 1 / ZOOM_STEP}


class TreeView(TreeCanvas):
    """A canvas that tells where the person wants to go."""

    node_chosen = Signal(int)
    menu_wished = Signal(int, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pressed: QPointF | None = None
        self._panning = False

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl it zooms."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(ZOOM_STEP ** (event.angleDelta().y() / 120), event.position())
            event.accept()
        else:
            super().wheelEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Two fingers on a touchpad zoom as well."""
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == _PINCH:
            self.zoom_by(max(0.1, 1.0 + event.value()), event.position())
            return True
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The beginning of a click or of a drag."""
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._pressed, self._panning = event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pans while a button is held, else notes what is under the mouse."""
        if self._pressed is None:
            self._set_hover(event.position())
            return
        moved = event.position() - self._pressed
        if self._panning or moved.manhattanLength() >= QApplication.startDragDistance():
            self._panning = True
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self._camera.scroll_by(-moved.x(), -moved.y())
            self._pressed = event.position()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on a handle folds, one on a token goes there."""
        clicked = self._pressed is not None and not self._panning
        self._pressed, self._panning = None, False
        self._set_hover(event.position())
        box = self._camera.box_at(event.position())
        if not clicked or box is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if (box.forks or box.below) and self._camera.here.handle(box).contains(event.position()):
            self.toggle_fold(box.last)
            return
        node = self._camera.node_at(box, event.position())
        self._set_focus_node(node)
        self.node_chosen.emit(node)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the mouse."""
        super().leaveEvent(event)
        self._hover = -1
        self.viewport().update()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of what is under the mouse, or of the focus where a key asked for it."""
        box = self._camera.box_at(QPointF(event.pos()))
        node, where = self._focus, event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            box = self._layout.box_at(self._focus)
            if box is not None:
                where = self.viewport().mapToGlobal(self._camera.here.rect(box).bottomLeft().toPoint())
        elif box is not None:
            node = self._camera.node_at(box, QPointF(event.pos()))
        if box is not None:
            self._set_focus_node(node)
            self.menu_wished.emit(node, where)

    def event(self, event: QEvent) -> bool:
        """Keeps the keys it uses from the window's shortcuts."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            bare = not event.modifiers() & _HELD
            if bare and event.key() in _WALK | _ENTER:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, Enter goes there, F folds, plus and minus zoom, A shows all, C the cursor."""
        key = event.key()
        if key in _WALK:
            self._walk(key)
        elif key in _ENTER and self._layout.box_at(self._focus):
            self.node_chosen.emit(self._focus)
        elif key in _ZOOM:
            self.zoom_by(_ZOOM[key])
        elif key == Key.Key_F:
            self.toggle_fold(self._focus)
        elif key == Key.Key_A:
            self.fit()
        elif key == Key.Key_C:
            self._set_focus_node(self._place.cursor)
            self.reveal(self._place.cursor)
        else:
            event.ignore()

    def _walk(self, key: int) -> None:
        box = self._layout.box_at(self._focus)
        if box is None:
            target = self._layout.boxes[0] if self._layout.boxes else None
        elif key == Key.Key_Left:
            target = self._layout.boxes[box.parent] if box.parent >= 0 else None
        elif key == Key.Key_Right:
            if box.below:
                self.toggle_fold(box.last)
                return
            target = self._layout.boxes[box.children[0]] if box.children else None
        else:
            target = self._layout.beside(box, -1 if key == Key.Key_Up else 1)
        if target is not None:
            self._set_focus_node(target.last)
            self.reveal(target.last)
