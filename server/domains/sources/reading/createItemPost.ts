import type { Insertable } from 'kysely'
import type { LeftOutReason } from '@/contract/entities/sources/source'
import { auditAutomatic } from '../../../auth/audit'
import type { Db } from '../../../db/openDatabase'
import type { PostTable } from '../../../db/tables/posts'
import { ApiError } from '../../../errors/apiError'
import { UploadRefused } from '../../../media/checkFile'
import { fetchPostMedia } from '../../../media/fetchPostMedia'
import type { StoredFile } from '../../../media/storePostFile'
import { NetworkFailure } from '../../../networks/networkFailure'
import type { NetworkItem } from '../../../networks/sourceReader'
import { WebFailure } from '../../../outbound/web'
import type { JobRun } from '../../../queue/jobRun'
import type { World } from '../../../world'
import { findPostByLink } from '../../links/findPostByLink'
import { shownName, shownText } from '../../links/linkedPostRow'
import { postAddress } from '../../links/postAddress'
import { autoMarkPost } from '../../posts/adding/autoMarkPost'
import { placeSourcePost } from '../../posts/adding/placeSourcePost'
import { insertPost, newPostRow } from '../../posts/adding/postRow'
import { writePostFiles } from '../../posts/adding/postFiles'
import { noteItem } from './knownItems'
import { addLeftOut, type ReadingTally, type ReadSource } from './source'

/** How long pictures may be unavailable before their post is abandoned. */
export const GIVEN_UP_AFTER_MS = 24 * 3_600_000

interface NewItem {
  item: NetworkItem
  /** Since when its pictures could not be copied (ms); null the first time. */
  waitingSince: number | null
  tally: ReadingTally
}

/** Copies the pictures of a new post and writes it; a post already added by its link is not duplicated. */
export async function createItemPost(
  world: World,
  run: JobRun,
  source: ReadSource,
  { item, waitingSince, tally }: NewItem,
): Promise<void> {
  const known = await postOfLink(world.db, source, item)
  if (known !== null) return adoptPost(world, world.db, source, item, known)
  const files = await copied(world, run, source, item)
  const now = world.clock.now()
  const missing_since = waitingSince ?? now
  if (files === 'unreachable' && now - missing_since < GIVEN_UP_AFTER_MS) {
    tally.waiting += 1
    return noteItem(world, world.db, source, item, { is_waiting: 1, missing_since })
  }
  if (!Array.isArray(files)) {
    const reason = files === 'unreachable' ? 'media-gone' : files
    addLeftOut(tally, reason)
    return noteItem(world, world.db, source, item, { left_out: reason, is_waiting: 0 })
  }
  if (await writePost(world, source, item, files)) tally.created += 1
}

/**
 * The post that has the item's link. In a feed all links may lead to the site's home page: there a
 * post of another item does not count.
 */
async function postOfLink(
  db: Db,
  { id, accountId, type }: ReadSource,
  { key, link }: NetworkItem,
): Promise<number | null> {
  const address = link === null ? null : postAddress(link)
  const postId = address && (await findPostByLink(db, accountId, address))
  if (postId === null || type !== 'rss') return postId
  const other = await db
    .selectFrom('source_item')
    .where('source_id', '=', id)
    .where('post_id', '=', postId)
    .where('key', '!=', key)
    .select('key')
    .executeTakeFirst()
  return other ? null : postId
}

/** A post first imported as a mention by another group of the shop becomes the shop's own. */
async function adoptPost(
  world: World,
  db: Db,
  source: ReadSource,
  item: NetworkItem,
  post_id: number,
): Promise<void> {
  await noteItem(world, db, source, item, { post_id, is_waiting: 0 })
  if (item.origin !== 'own') return
  await db
    .updateTable('post')
    .set({ provider: source.type, is_ugc: 0, need_copyright_request: 0 })
    .where('id', '=', post_id)
    .where('provider', '=', 'mention')
    .execute()
}

/** The copies, or why they are missing: a permanent reason or a temporary one. */
export async function copied(
  world: World,
  run: JobRun,
  { accountId }: ReadSource,
  { images, videos, findMedia, isStory = false }: NetworkItem,
): Promise<StoredFile[] | LeftOutReason | 'unreachable'> {
  try {
    const media = findMedia ? await findMedia(run.signal) : { images, videos }
    const options = { isStory, signal: run.signal }
    const files = await fetchPostMedia(world, { account: { id: accountId } }, media, options)
    // A new picture may not have reached all servers of the network yet.
    return files.length > 0 ? files : 'unreachable'
  } catch (error) {
    run.signal.throwIfAborted()
    if (error instanceof WebFailure) {
      return error.kind === 'unreachable' ? 'unreachable' : 'media-refused'
    }
    if (error instanceof NetworkFailure && error.kind === 'unreachable') return 'unreachable'
    if (error instanceof ApiError && isPassing(error)) return 'unreachable'
    if (error instanceof ApiError || error instanceof UploadRefused) return 'media-refused'
    throw error
  }
}

/** The server is busy, or a video is unavailable: the next reading may succeed. */
const isPassing = ({ status, code }: ApiError) => status === 429 || code === 'video-not-loaded'

async function writePost(
  world: World,
  source: ReadSource,
  item: NetworkItem,
  files: readonly StoredFile[],
): Promise<boolean> {
  const { accountId } = source
  return world.db.transaction().execute(async (db) => {
    // The post may have been added by its link while its pictures were copied.
    const known = await postOfLink(db, source, item)
    if (known !== null) {
      await adoptPost(world, db, source, item, known)
      return false
    }
    const { id, isNew } = await insertPost(db, itemRow(source, item, world.clock.now()))
    await noteItem(world, db, source, item, { post_id: id, is_waiting: 0 })
    if (!isNew) return false
    await writePostFiles(world, db, { id, accountId, isStory: item.isStory ?? false }, files)
    const text = shownText(item.text)
    const owner = item.origin === 'own' ? source.id : await mentionSource(world, db, accountId)
    const marked = await autoMarkPost(db, accountId, owner, { id, text })
    const isPublished = await placeSourcePost(world, db, accountId, owner, id)
    await auditAutomatic(db, world, accountId, {
      action: 'post.create',
      entity: 'post',
      id,
      detail: { files: files.length, isPublished, marked, source: source.id },
    })
    return true
  })
}

function itemRow(
  { accountId, type }: ReadSource,
  item: NetworkItem,
  now: number,
): Insertable<PostTable> {
  const isUgc = item.origin === 'mention' ? 1 : 0
  return {
    ...newPostRow(accountId, item.key, shownName(item.author.name), shownText(item.text), now),
    provider: item.origin === 'own' ? type : 'mention',
    post_type: item.isStory ? 'story' : 'post',
    author_link: item.author.link,
    like_count: item.likeCount,
    comment_count: item.commentCount,
    provider_created_at: Math.max(0, Math.min(item.publishedAt, now)),
    post_link: item.link,
    is_ugc: isUgc,
    need_copyright_request: isUgc,
    enable_refresh_button: 0,
  }
}

/** The id of the account's one source of mentions, for all networks; created with the first mention. */
export async function mentionSource(
  { clock }: Pick<World, 'clock'>,
  db: Db,
  accountId: number,
): Promise<number> {
  const find = () =>
    db
      .selectFrom('source')
      .where('account_id', '=', accountId)
      .where('type', '=', 'mention')
      .orderBy('id')
      .select('id')
  const known = await find().executeTakeFirst()
  if (known) return known.id
  const { name } = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select('name')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('source')
    .values({
      account_id: accountId,
      type: 'mention',
      name,
      auto_markup_mode: 'off',
      created_at: clock.now(),
    })
    // Another network of the account may insert its first one at the same moment.
    .onConflict((conflict) => conflict.columns(['account_id', 'type', 'name']).doNothing())
    .execute()
  return (await find().executeTakeFirstOrThrow()).id
}
