import { elementsProblem, type ElementsProblem } from '@/contract/elements/elementsProblem'
import { ELEMENT_LISTS, type ElementList, takesElements } from '@/contract/elements/elementLists'
import type { MediaItem } from '@/contract/entities/posts/media'
import type { PostInfo } from '@/contract/entities/posts/post'
import { readinessOf } from '@/contract/posts/schedule'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { ApiError, refused } from '../../errors/apiError'
import { loadBackgrounds } from './backgrounds'
import { ownPictureUrls } from './userMedia'

const fieldOf = ({ mediaIndex, list, index }: Omit<ElementsProblem, 'code'>) =>
  `media.${mediaIndex}.${list}.${index}`

/** The rules for the elements of a saved post; throws errors that the user can fix. */
export async function checkElements(
  db: Db,
  actor: Actor,
  before: PostInfo,
  { media, vitrinaPost }: PostInfo,
): Promise<void> {
  const problem = elementsProblem(media, readinessOf(vitrinaPost, vitrinaPost.isPublished))
  if (problem) {
    throw new ApiError(200, problem.code, { field: fieldOf(problem), messageId: problem.code })
  }
  if (!takesElements(before.providerPost.postType)) checkNoneAdded(before.media, media)
  await checkPictures(db, actor, before.media, media)
}

function checkNoneAdded(before: readonly MediaItem[], media: readonly MediaItem[]): void {
  for (const list of ELEMENT_LISTS) {
    let stored = countOf(before, list)
    for (const [mediaIndex, item] of media.entries()) {
      stored -= item[list].length
      if (stored >= 0) continue
      const index = item[list].length - 1
      throw refused('elements-not-for-format', fieldOf({ mediaIndex, list, index }))
    }
  }
}

const countOf = (media: readonly MediaItem[], list: ElementList) =>
  media.reduce((sum, item) => sum + item[list].length, 0)

interface Picture {
  pictureUrl: string
  /** The reason, and the position of the element. */
  code: 'background-picture-not-found' | 'sticker-picture-not-found'
  field: string
}

/** A picture must be the account's own upload, a ready background's, or one that the post already had. */
async function checkPictures(
  db: Db,
  { account }: Actor,
  before: readonly MediaItem[],
  media: readonly MediaItem[],
): Promise<void> {
  const known = new Set(picturesOf(before).map(({ pictureUrl }) => pictureUrl))
  const added = picturesOf(media).filter(({ pictureUrl }) => !known.has(pictureUrl))
  if (added.length === 0) return
  const urls = added.map(({ pictureUrl }) => pictureUrl)
  const own = await ownPictureUrls(db, account.id, urls)
  const ready = new Set((await loadBackgrounds(db)).map(({ background }) => background.pictureUrl))
  const strange = added.find(
    ({ pictureUrl, code }) =>
      !own.has(pictureUrl) && !(code === 'background-picture-not-found' && ready.has(pictureUrl)),
  )
  if (strange) throw refused(strange.code, strange.field)
}

function picturesOf(media: readonly MediaItem[]): Picture[] {
  return media.flatMap(({ pictureStickers, background: { pictureUrl } }, mediaIndex) => [
    ...pictureStickers.map((sticker, index): Picture => {
      const field = fieldOf({ mediaIndex, list: 'pictureStickers', index })
      return { pictureUrl: sticker.pictureUrl, code: 'sticker-picture-not-found', field }
    }),
    ...(pictureUrl ? [backgroundPicture(pictureUrl, mediaIndex)] : []),
  ])
}

const backgroundPicture = (pictureUrl: string, mediaIndex: number): Picture => ({
  pictureUrl,
  code: 'background-picture-not-found',
  field: `media.${mediaIndex}.background`,
})
