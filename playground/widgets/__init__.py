"""The screen: QtWidgets and pyqtgraph. Widgets show immutable values and send wishes."""
