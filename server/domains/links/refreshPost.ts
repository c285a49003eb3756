import type { Selectable, Updateable } from 'kysely'
import type { PostInfo } from '@/contract/entities/posts/post'
import { networkOf } from '@/contract/text/networks'
import type { Actor } from '../../auth/actor'
import { audit } from '../../auth/audit'
import type { Db } from '../../db/openDatabase'
import { raiseContentVersion } from '../../db/raiseContentVersion'
import type { PostTable } from '../../db/tables/posts'
import { ApiError, refused } from '../../errors/apiError'
import { captionLangOf } from '../../language/captionLanguage'
import { postSearchText } from '../../language/searchText'
import { singleFlight } from '../../limits/singleFlight'
import type { PostFacts } from '../../page/facts'
import { readPage, type ReadPage } from '../../page/readPage'
import type { World } from '../../world'
import { ownPost } from '../posts/saving/savePost'
import { touchPost } from '../posts/saving/postChanges'
import { limitReadings, READ_TIMEOUT_MS } from './limitReadings'
import { authorLink, authorName, shownText } from './linkedPostRow'
import { linkFailure } from './linkFailure'
import { isPassing } from './passingAddress'
import { postAddress } from './postAddress'

type StoredPost = Pick<
  Selectable<PostTable>,
  'provider' | 'post_link' | 'enable_refresh_button' | 'text' | 'provider_text' | 'author_username'
>

const shareRefreshing = singleFlight<PostInfo>()

/**
 * Reads a post again from its source: the source's part is updated, the shop's own part and the copies of its media
 * stay. A post that has disappeared there is marked as deleted.
 */
export async function refreshPost(world: World, actor: Actor, id: number): Promise<PostInfo> {
  const { result } = await shareRefreshing(world, `${actor.account.id} ${id}`, () =>
    refreshOnce(world, actor, id),
  )
  return result
}

async function refreshOnce(world: World, actor: Actor, id: number): Promise<PostInfo> {
  const page = await readAgain(world, actor, await storedPost(world.db, actor, id))
  return world.db.transaction().execute(async (db) => {
    await touchPost(world, db, actor, id)
    const stored = await storedPost(db, actor, id)
    await db.updateTable('post').set(columnsOf(stored, page)).where('id', '=', id).execute()
    await raiseContentVersion(db, actor.account.id)
    await audit(db, world, actor, {
      action: 'post.refresh',
      entity: 'post',
      id,
      detail: { isDeleted: page.kind === 'gone' },
    })
    return ownPost(db, actor, id)
  })
}

async function storedPost(db: Db, { account }: Actor, id: number): Promise<StoredPost> {
  const post = await db
    .selectFrom('post')
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .select([
      'provider',
      'post_link',
      'enable_refresh_button',
      'text',
      'provider_text',
      'author_username',
    ])
    .executeTakeFirst()
  if (!post) throw new ApiError(404, 'post-not-found')
  return post
}

/** Refuses a page that shows no post, or another post. */
async function readAgain(world: World, actor: Actor, post: StoredPost): Promise<ReadPage> {
  const { provider, post_link, enable_refresh_button } = post
  if (provider === 'upload') throw refused('post-without-source')
  if (post_link === null || enable_refresh_button === 0) throw refused('source-not-connected')
  if (isPassing(post_link)) throw refused('post-not-refreshed')
  let page: ReadPage
  try {
    page = await limitReadings(world, actor.account.id, () =>
      readPage(world.web, post_link, AbortSignal.timeout(READ_TIMEOUT_MS)),
    )
  } catch (error) {
    throw linkFailure(error)
  }
  const hasPost =
    page.kind !== 'page' ||
    (page.facts.images.length + page.facts.videos.length > 0 && isSamePost(post_link, page.url))
  if (page.kind === 'closed' || !hasPost) throw refused('post-not-refreshed')
  return page
}

function columnsOf(stored: StoredPost, page: ReadPage): Updateable<PostTable> {
  if (page.kind === 'gone') return { is_deleted: 1 }
  if (page.kind !== 'page') return { is_deleted: 0 }
  const { likeCount, commentCount } = page.facts
  const author_link = authorLink(page.facts)
  const text = changedText(stored, page.facts)
  return {
    is_deleted: 0,
    ...(likeCount === null ? {} : { like_count: likeCount }),
    ...(commentCount === null ? {} : { comment_count: commentCount }),
    ...(author_link === null ? {} : { author_link }),
    ...text,
    search_text: postSearchText({ text: stored.text, ...text }),
    caption_lang: captionLangOf({ text: stored.text, ...text }),
  }
}

/** The text of the source; missing fields keep their values. */
function changedText({ provider_text, author_username }: StoredPost, facts: PostFacts) {
  return {
    provider_text: shownText(facts.text ?? '') || provider_text,
    author_username: authorName(facts) ?? author_username,
  }
}

/** Links for sharing, which do not identify a post by themselves. */
const SHORT = /^https?:\/\/(pin\.it|fb\.watch|v[mt]\.tiktok\.com)\/|^https?:\/\/[^/]+\/(share|t)\//i

/**
 * Whether the final address is still that of the post: networks redirect away from posts that they do not show. Other sites may redirect within
 * themselves.
 */
function isSamePost(link: string, finalAddress: string): boolean {
  const network = networkOf(link)
  if (network === 'web') return true
  const wanted = postAddress(link)
  const found = postAddress(finalAddress)
  if (wanted === null || found === null || networkOf(finalAddress) !== network) return false
  if (SHORT.test(link)) return found.path !== ''
  const params = new URLSearchParams(found.query)
  const isNamed = [...new URLSearchParams(wanted.query)].every(([name, value]) =>
    params.getAll(name).includes(value),
  )
  return found.piece === wanted.piece && isNamed
}
