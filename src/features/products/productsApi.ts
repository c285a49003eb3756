/** Every endpoint of products, for a replay. Pages import the parts, so that each loads with its caller. */
import './catalogueApi'
import './catalogueStateApi'
import './productFiguresApi'
import './productPagesApi'
import './productPhotoApi'
import './substitutesApi'
