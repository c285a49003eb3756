/** Every endpoint of albums, for a replay. Pages import the parts, so that each loads with its caller. */
import './albumBuilderApi'
import './albumCreateApi'
import './albumEditApi'
import './albumListApi'
import './albumOrderApi'
import './albumPostsApi'
