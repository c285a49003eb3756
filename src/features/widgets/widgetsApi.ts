/** Every endpoint of widgets, for a replay. Pages import the parts, so that each loads with its caller. */
import './savedWidgetsApi'
import './widgetPreviewApi'
