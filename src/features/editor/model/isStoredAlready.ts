import { isSame } from '@/common/lib/isSame'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { PostDocument } from './document'
import { withoutEmptyTexts } from './history'
import { restore, toWire } from './wire'

/** Whether saving a document would change nothing. Ids of marks are not compared, because an unsaved mark has none. */
export function isStoredAlready(document: PostDocument, postInfo: PostInfo): boolean {
  return isSame(bareWire(document, postInfo), bareWire(restore(postInfo), postInfo))
}

function bareWire(document: PostDocument, postInfo: PostInfo): PostInfo {
  const { media, ...wire } = toWire(withoutEmptyTexts(document), postInfo)
  return {
    ...wire,
    media: media.map((item) => ({
      ...item,
      linkList: item.linkList.map((link) => ({ ...link, id: null })),
    })),
  }
}
