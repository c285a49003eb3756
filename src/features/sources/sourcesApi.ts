/** Every endpoint of sources, for a replay. Pages import the parts, so that each loads with its caller. */
import './components/cards/channelsApi'
import './components/instagram/instagramApi'
import './components/cards/telegramApi'
import './feeds/feedsApi'
import './integrationsApi'
import './list/sourceListApi'
