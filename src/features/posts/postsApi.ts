/**
 * Every endpoint of posts, for what needs them all, as a replay does. Pages import the parts from their rooms, so that
 * each travels with what calls it.
 */
import './bulk/bulkApi'
import './cover/videoCoverApi'
import './create/createPostApi'
import './history/postHistoryApi'
import './library/filters/postAuthorsApi'
import './library/postListApi'
import './library/readPostApi'
import './library/savedViews/savedViewsApi'
import './uploads/files/postUploadApi'
import './uploads/openPost/userPictureApi'
