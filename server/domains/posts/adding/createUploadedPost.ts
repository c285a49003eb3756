import { createHash } from 'node:crypto'
import type { PostInfo } from '@/contract/entities/posts/post'
import { MEGABYTE, STORY_MAX_BYTES } from '@/contract/files/uploads'
import type { Actor } from '../../../auth/actor'
import type { Db } from '../../../db/openDatabase'
import { refused } from '../../../errors/apiError'
import type { World } from '../../../world'
import { audit } from '../../../auth/audit'
import { autoMarkPost } from './autoMarkPost'
import { placeSourcePost } from './placeSourcePost'
import { insertPost, newPostRow } from './postRow'
import { BARE_ELEMENTS } from '../../elements/mediaElements'
import { areOwn } from '../../../db/ownIds'
import { ownPost, savePost } from '../saving/savePost'
import { addToAlbums } from '../saving/writePostParts'

/** The revision of a post that was never saved. */
const FIRST_REVISION = 1

interface NewPost {
  postType: 'post' | 'story'
  caption: string
  /** In the order of the post. */
  mediaList: readonly number[]
  albumList: readonly number[]
  skuId?: number | undefined
}

/**
 * Creates one post of uploaded files in the chosen albums; unpublished unless its source publishes
 * automatically. A repeated request with the same files, after a lost response, returns the created
 * post.
 */
export async function createUploadedPost(
  world: World,
  actor: Actor,
  wanted: NewPost,
): Promise<PostInfo> {
  const { postInfo, isNew } = await createOnce(world, actor, wanted)
  return isNew ? postInfo : recaption(world, actor, postInfo, wanted)
}

async function createOnce(
  world: World,
  actor: Actor,
  wanted: NewPost,
): Promise<{ postInfo: PostInfo; isNew: boolean }> {
  const { account } = actor
  const { postType, caption, mediaList, albumList, skuId } = wanted
  const isRepeated = new Set(mediaList).size < mediaList.length
  return world.db.transaction().execute(async (db) => {
    if (isRepeated || !(await areOwn(db, 'media', account.id, mediaList))) {
      throw refused('media-not-found', 'mediaList')
    }
    if (postType === 'story') await demandStorySize(db, mediaList)
    if (!(await areOwn(db, 'album', account.id, albumList))) {
      throw refused('album-not-found', 'albumList')
    }
    if (skuId !== undefined && !(await areOwn(db, 'sku', account.id, [skuId]))) {
      throw refused('sku-not-found', 'skuId')
    }
    const now = world.clock.now()
    const { id, isNew } = await insertPost(db, {
      ...newPostRow(account.id, filesId(actor, wanted), account.name, caption, now),
      post_type: postType,
    })
    if (!isNew) return { postInfo: await ownPost(db, actor, id), isNew }
    await db
      .insertInto('post_media')
      .values(
        mediaList.map((mediaId, position) => ({
          post_id: id,
          media_id: mediaId,
          position,
          elements: JSON.stringify(BARE_ELEMENTS),
        })),
      )
      .execute()
    await autoMarkPost(db, account.id, 'upload', { id, text: caption }, skuId)
    const isPublished = await placeSourcePost(world, db, actor.account.id, 'upload', id)
    await addToAlbums(db, id, albumList)
    await audit(db, world, actor, {
      action: 'post.create',
      entity: 'post',
      id,
      detail: { files: mediaList.length, isPublished },
    })
    return { postInfo: await ownPost(db, actor, id), isNew }
  })
}

/** `provider_id` of an uploaded post: its author, its type, and its files. */
function filesId({ person }: Actor, { postType, mediaList }: NewPost): string {
  return createHash('sha256')
    .update(`${person.id} ${postType} ${mediaList.join(' ')}`)
    .digest('hex')
    .slice(0, 40)
}

/**
 * Saves the caption and the albums of the repeated request, unless the post has been saved since it
 * was created.
 */
async function recaption(
  world: World,
  actor: Actor,
  postInfo: PostInfo,
  { caption, albumList }: NewPost,
): Promise<PostInfo> {
  const { revision, text, isPublished, albumList: current } = postInfo.vitrinaPost
  const kept = isPublished ? current.map(({ id }) => id) : []
  const albums = new Set([...kept, ...albumList])
  const isSame =
    text === caption && albums.size === current.length && current.every(({ id }) => albums.has(id))
  if (isSame || revision !== FIRST_REVISION) return postInfo
  const vitrinaPost = {
    ...postInfo.vitrinaPost,
    text: caption,
    albumList: [...albums].map((id) => ({ id, name: '' })),
  }
  return savePost(world, actor, { ...postInfo, vitrinaPost }, revision)
}

/** Throws when a file exceeds the size limit of a story. */
async function demandStorySize(db: Db, mediaList: readonly number[]): Promise<void> {
  const tooLarge = await db
    .selectFrom('media')
    .where('id', 'in', mediaList)
    .where('bytes', '>', STORY_MAX_BYTES)
    .select('id')
    .executeTakeFirst()
  if (tooLarge) throw refused('file-too-large', 'mediaList', { maxMb: STORY_MAX_BYTES / MEGABYTE })
}
