import type { Insertable } from 'kysely'
import type { PostInfo } from '@/contract/entities/posts/post'
import { networkOf } from '@/contract/text/networks'
import type { Actor } from '../../auth/actor'
import { audit } from '../../auth/audit'
import type { Db } from '../../db/openDatabase'
import type { PostTable } from '../../db/tables/posts'
import { refused } from '../../errors/apiError'
import { singleFlight } from '../../limits/singleFlight'
import { fetchPostMedia } from '../../media/fetchPostMedia'
import type { StoredFile } from '../../media/storePostFile'
import { NO_FACTS, type PostFacts } from '../../page/facts'
import { readPage } from '../../page/readPage'
import type { World } from '../../world'
import { autoMarkPost } from '../posts/adding/autoMarkPost'
import { placeSourcePost } from '../posts/adding/placeSourcePost'
import { insertPost } from '../posts/adding/postRow'
import { ownPost } from '../posts/saving/savePost'
import { writePostFiles } from '../posts/adding/postFiles'
import { findPostByLink } from './findPostByLink'
import { limitReadings, READ_TIMEOUT_MS } from './limitReadings'
import { authorName, linkedPostRow } from './linkedPostRow'
import { linkFailure, pictureFailure, postMissing } from './linkFailure'
import { linkType, type LinkType, linkId, postAddress, type PostAddress } from './postAddress'
import { isPassing, lastingAddress, passingId } from './passingAddress'

interface AddedPost {
  postInfo: PostInfo
  isNew: boolean
}

const shareAdding = singleFlight<AddedPost>()

/**
 * Adds the post of a link, with copies of its pictures and videos; a post that the library already has is returned
 * unchanged. Nothing is written before everything is loaded.
 */
export async function addPostByLink(
  world: World,
  actor: Actor,
  link: string,
  requestedType: LinkType,
): Promise<AddedPost> {
  const address = postAddress(link)
  if (address === null) throw refused('wrong-link', 'link')
  const known = isPassing(address.link) ? null : await knownPost(world, actor, address)
  if (known) return known
  const { result, isShared } = await shareAdding(
    world,
    `${actor.account.id} ${linkId(address)}`,
    () => addAt(world, actor, address, linkType(address.link, requestedType)),
  )
  return isShared ? { ...result, isNew: false } : result
}

async function addAt(
  world: World,
  actor: Actor,
  address: PostAddress,
  type: LinkType,
): Promise<AddedPost> {
  const { account } = actor
  const { facts, addresses, files } = await limitReadings(world, account.id, () =>
    readPost(world, actor, address.link, type),
  )
  const lasting = isPassing(address.link) ? lastingAddress(address.link, addresses) : null
  const known = lasting && (await knownPost(world, actor, lasting))
  if (known) return known
  const isUgc = networkOf(address.link) !== 'web' && !(await isOfAccount(world.db, actor, facts))
  const providerId =
    lasting === null && isPassing(address.link)
      ? passingId(address, files)
      : linkId(lasting ?? address)
  const post = { address: lasting ?? address, providerId, type, facts, isUgc }
  return createLinkedPost(world, actor, linkedPostRow(account.id, post, world.clock.now()), files)
}

async function knownPost(
  { db }: World,
  actor: Actor,
  address: PostAddress,
): Promise<AddedPost | null> {
  const id = await findPostByLink(db, actor.account.id, address)
  return id === null ? null : { postInfo: await ownPost(db, actor, id), isNew: false }
}

/** The facts of a page about its post, and the possible addresses of the post. */
interface FoundFacts {
  facts: PostFacts
  addresses: string[]
  isCut: boolean
}

async function readPost(
  world: World,
  actor: Actor,
  link: string,
  type: LinkType,
): Promise<Omit<FoundFacts, 'isCut'> & { files: StoredFile[] }> {
  const signal = AbortSignal.timeout(READ_TIMEOUT_MS)
  try {
    const { facts, addresses, isCut } = await readFacts(world, link, type, signal)
    const files = await fetchPostMedia(world, actor, facts, {
      isStory: type === 'story',
      signal,
    }).catch((error: unknown) => {
      throw pictureFailure(error)
    })
    const isComplete = type === 'live' ? files.some(isVideo) : files.length > 0
    if (!isComplete) throw postMissing(type, isCut ? 'page-too-large' : 'link-without-media')
    return { facts, addresses, files }
  } catch (error) {
    throw linkFailure(error)
  }
}

/** A broadcast requires its video; a still picture of it does not count. */
const isVideo = ({ kind }: StoredFile) => kind === 'video'

async function readFacts(
  { web }: World,
  link: string,
  type: LinkType,
  signal: AbortSignal,
): Promise<FoundFacts> {
  const page = await readPage(web, link, signal)
  if (page.kind === 'page') return { ...page, addresses: [...page.addresses, page.url] }
  if (page.kind === 'gone') throw postMissing(type, 'link-not-found')
  if (page.kind === 'closed') throw postMissing(type, 'link-closed')
  const { url, isVideo: isVideoFile } = page
  const media = isVideoFile ? { videos: [{ url, poster: null }] } : { images: [url] }
  return { facts: { ...NO_FACTS, ...media }, addresses: [], isCut: false }
}

/** Whether the author is the shop itself, by the names of the account and of its sources. */
async function isOfAccount(db: Db, { account }: Actor, facts: PostFacts): Promise<boolean> {
  const sources = await db
    .selectFrom('source')
    .where('account_id', '=', account.id)
    .select('name')
    .execute()
  const names = [account.username, account.name, ...sources.map(({ name }) => name)]
  const author = authorName(facts)?.toLocaleLowerCase('ru')
  return names.some((name) => name.toLocaleLowerCase('ru') === author)
}

/** Writes a post with its copied files, in one transaction; after a concurrent addition of the same link, returns that post instead. */
async function createLinkedPost(
  world: World,
  actor: Actor,
  row: Insertable<PostTable>,
  files: readonly StoredFile[],
): Promise<{ postInfo: PostInfo; isNew: boolean }> {
  return world.db.transaction().execute(async (db) => {
    // A reading of the network may have imported the post while its pictures were copied.
    const address = row.post_link ? postAddress(row.post_link) : null
    const known = address && (await findPostByLink(db, actor.account.id, address))
    if (known) return { postInfo: await ownPost(db, actor, known), isNew: false }
    const { id, isNew } = await insertPost(db, row)
    if (!isNew) return { postInfo: await ownPost(db, actor, id), isNew }
    const isStory = row.post_type === 'story'
    await writePostFiles(world, db, { id, accountId: actor.account.id, isStory }, files)
    await autoMarkPost(db, actor.account.id, 'link', { id, text: row.text })
    const isPublished = await placeSourcePost(world, db, actor.account.id, 'link', id)
    await audit(db, world, actor, {
      action: 'post.create',
      entity: 'post',
      id,
      detail: { files: files.length, isPublished, isByLink: true },
    })
    return { postInfo: await ownPost(db, actor, id), isNew }
  })
}
