/** Every endpoint of sources, for a replay. Pages import the parts, so that each loads with its caller. */
import './feeds/feedsApi'
import './integrationsApi'
import './sourceListApi'
