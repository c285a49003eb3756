/** Every endpoint of the editor, for a replay. Pages import the parts, so that each loads with its caller. */
import './state/copyrightApi'
import './state/openPostApi'
import './state/preview'
