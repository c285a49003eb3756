import {
  elementsProblem,
  type ElementList,
  type ElementsProblem,
} from '@/contract/elements/elementsProblem'
import type { MediaItem } from '@/contract/entities/media'
import type { PostInfo, PostType } from '@/contract/entities/post'
import type { Actor } from '../auth/actor'
import type { Db } from '../db/openDatabase'
import { ApiError, refused } from '../http/apiError'
import { ownPictureBlob } from './userMedia'

/** Reviews and live broadcasts take no elements; those that they have from before may stay. */
const BARE_FORMATS: readonly PostType[] = ['review', 'live']
const LISTS = ['callToActions', 'interactions', 'pictureStickers', 'textStickers'] as const

const fieldOf = ({ mediaIndex, list, index }: Omit<ElementsProblem, 'code'>) =>
  `media.${mediaIndex}.${list}.${index}`

/** The rules of what stands on the pictures of a post that is saved; throws what the person can mend. */
export async function checkElements(
  db: Db,
  actor: Actor,
  before: PostInfo,
  { media }: PostInfo,
): Promise<void> {
  const problem = elementsProblem(media)
  if (problem) {
    throw new ApiError(200, problem.code, { field: fieldOf(problem), messageId: problem.code })
  }
  if (BARE_FORMATS.includes(before.providerPost.postType)) checkNoneAdded(before.media, media)
  await checkPictures(db, actor, before.media, media)
}

function checkNoneAdded(before: readonly MediaItem[], media: readonly MediaItem[]): void {
  for (const list of LISTS) {
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

async function checkPictures(
  db: Db,
  { account }: Actor,
  before: readonly MediaItem[],
  media: readonly MediaItem[],
): Promise<void> {
  const known = new Set(
    before.flatMap((item) => item.pictureStickers.map(({ pictureUrl }) => pictureUrl)),
  )
  for (const [mediaIndex, { pictureStickers }] of media.entries()) {
    for (const [index, { pictureUrl }] of pictureStickers.entries()) {
      if (known.has(pictureUrl)) continue
      if ((await ownPictureBlob(db, account.id, pictureUrl)) === null) {
        const field = fieldOf({ mediaIndex, list: 'pictureStickers', index })
        throw refused('sticker-picture-not-found', field)
      }
      known.add(pictureUrl)
    }
  }
}
