import type { PostInfo } from '@/contract/entities/posts/post'
import type { EditorState } from '@/features/editor/state/editorState'
import { toWire } from '@/features/editor/model/wire'
import { withInteractionIds } from '@/features/editor/model/storedElements'

/** The result of the save that is being sent: everything has an id, files have their large pictures. */
export function storedAs({
  save,
  postInfo,
  linkIds,
  interactionIds,
  seenMedia,
}: EditorState): PostInfo {
  if (!save.sent || !postInfo) throw new Error('nothing is being saved')
  const sent = toWire(withInteractionIds(save.sent, interactionIds), postInfo, linkIds, seenMedia)
  const revision = sent.vitrinaPost.revision + 1
  return {
    ...sent,
    vitrinaPost: { ...sent.vitrinaPost, revision },
    media: sent.media.map((item) => ({
      ...item,
      imageHighResolutionUrl: `/media/${item.id}-1600.jpg`,
      linkList: item.linkList.map((link, index) => ({
        ...link,
        id: link.id ?? revision * 10_000 + item.id * 10 + index,
      })),
      interactions: item.interactions.map((interaction, index) => ({
        ...interaction,
        id: interaction.id ?? `${revision}-${item.id}-${index}`,
        isAlreadySaved: interaction.isAlreadySaved || sent.vitrinaPost.isPublished,
      })),
    })),
  }
}
