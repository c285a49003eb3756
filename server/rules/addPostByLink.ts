import type { PostInfo } from '@/contract/entities/post'
import { networkOf } from '@/contract/networks'
import type { Actor } from '../auth/actor'
import type { Db } from '../db/openDatabase'
import { refused } from '../http/apiError'
import type { StoredFile } from '../media/storePostFile'
import { NO_FACTS, type PostFacts } from '../page/facts'
import { readPage } from '../page/readPage'
import type { World } from '../world'
import { createLinkedPost } from './createLinkedPost'
import { fetchPostMedia } from './fetchPostMedia'
import { findPostByLink } from './findPostByLink'
import { linkFailure, postMissing } from './linkFailure'
import { authorName, linkedPostRow } from './linkedPostRow'
import { linkType, type LinkType } from './linkType'
import { postAddress } from './postAddress'
import { ownPost } from './savePost'

/** For the page and all its files: a person is waiting, and their browser does for 30 s. */
const PATIENCE_MS = 25_000

interface AddedPost {
  postInfo: PostInfo
  isNew: boolean
}

/**
 * Adds the post that a link leads to, with copies of its pictures and videos; a post that the library has already
 * is answered as it stands. Nothing is written before everything is there.
 */
export async function addPostByLink(
  world: World,
  actor: Actor,
  link: string,
  said: LinkType,
): Promise<AddedPost> {
  const address = postAddress(link)
  if (address === null) throw refused('wrong-link', 'link')
  const known = await findPostByLink(world.db, actor.account.id, address)
  if (known !== null) return { postInfo: await ownPost(world.db, actor, known), isNew: false }
  const type = linkType(address.link, said)
  const { facts, files } = await readPost(world, address.link, type)
  const isUgc = networkOf(address.link) !== 'web' && !(await isOfAccount(world.db, actor, facts))
  const row = linkedPostRow(actor.account.id, { address, type, facts, isUgc }, world.clock.now())
  return createLinkedPost(world, actor, row, files)
}

async function readPost(
  world: World,
  link: string,
  type: LinkType,
): Promise<{ facts: PostFacts; files: StoredFile[] }> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    const { facts, isCut } = await readFacts(world, link, type, signal)
    const files = await fetchPostMedia(world, facts, type, signal)
    const isComplete = type === 'live' ? files.some(isVideo) : files.length > 0
    if (!isComplete) throw postMissing(type, isCut ? 'page-too-large' : 'link-without-media')
    return { facts, files }
  } catch (error) {
    throw linkFailure(error)
  }
}

/** A broadcast is its video; a still picture of it is none. */
const isVideo = ({ kind }: StoredFile) => kind === 'video'

async function readFacts(
  { web }: World,
  link: string,
  type: LinkType,
  signal: AbortSignal,
): Promise<{ facts: PostFacts; isCut: boolean }> {
  const page = await readPage(web, link, signal)
  if (page.kind === 'page') return page
  if (page.kind === 'gone') throw postMissing(type, 'link-not-found')
  if (page.kind === 'closed') throw postMissing(type, 'link-closed')
  const { url, isVideo: isVideoFile } = page
  const media = isVideoFile ? { videos: [{ url, poster: null }] } : { images: [url] }
  return { facts: { ...NO_FACTS, ...media }, isCut: false }
}

/** Whether the author is the shop itself, by the names of the account and of its sources. */
async function isOfAccount(db: Db, { account }: Actor, facts: PostFacts): Promise<boolean> {
  const sources = await db
    .selectFrom('source')
    .where('account_id', '=', account.id)
    .select('name')
    .execute()
  const names = [account.username, ...sources.map(({ name }) => name)]
  const author = authorName(facts)?.toLocaleLowerCase('ru')
  return names.some((name) => name.toLocaleLowerCase('ru') === author)
}
