/**
 * Every endpoint of posts, for a replay. Pages import the parts from their folders, so that each is in the chunk that
 * uses it.
 */
import './attention/attentionApi'
import './bulk/bulkApi'
import './cover/videoCoverApi'
import './create/createPostApi'
import './gettingStarted/gettingStartedApi'
import './history/postHistoryApi'
import './library/filters/postAuthorsApi'
import './library/postListApi'
import './library/readPostApi'
import './library/savedViews/savedViewsApi'
import './triage/triageApi'
import './uploads/files/postUploadApi'
