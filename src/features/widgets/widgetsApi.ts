/** Every endpoint of widgets, for a replay. Pages import the parts, so that each loads with its caller. */
import './widgetFactsApi'
import './shopPage/shopPageApi'
import './stl/modelFilesApi'
import './savedWidgetsApi'
import './widgetPreviewApi'
