import type { ResponseOf } from '@/contract/endpoint'
import type { libraryEndpoints } from '@/contract/endpoints/library'
import type { reviewEndpoints } from '@/contract/endpoints/reviews'
import type { ChosenPost } from '@/contract/entities/posts/postChange'
import type { PostListRequest } from '@/contract/entities/posts/postList'
import type { ReviewListRequest } from '@/contract/entities/posts/review'
import { LIMITS } from '@/contract/limits'
import { cutText } from '@/contract/text/typedText'
import { byIds } from '../../db/statements'
import type { Db } from '../../db/openDatabase'
import { isoOrNull } from '../../language/times'
import type { World } from '../../world'
import { findAllPosts } from './findPosts'
import { findAllReviews } from './findReviews'
import { albumsOfPosts, segmentsOfPosts } from '../posts/saving/postGroups'

/** Characters of a text that identify its post. */
const NAME_LENGTH = 80
/** Ids per query: the engines accept no more than some thousands. */
const PORTION = 500

const readPosts = byIds((db, ids) =>
  db
    .selectFrom('post')
    .leftJoin('copyright_request', 'copyright_request.post_id', 'post.id')
    .leftJoin('review', 'review.post_id', 'post.id')
    .where('post.id', 'in', ids)
    .select([
      'post.id',
      'post.revision',
      'post.is_published',
      'post.published_at',
      'post.text',
      'post.provider',
      'post.provider_text',
      'post.is_ugc',
      'copyright_request.status',
      'review.is_archived',
    ]),
)

/**
 * The posts that match a list request at one moment (by a single query), at most
 * `LIMITS.postsChosen`, with the data that a change needs.
 */
export async function choosePosts(
  { db }: World,
  accountId: number,
  request: PostListRequest,
): Promise<ResponseOf<typeof libraryEndpoints.choosePosts>> {
  const { ids, total } = await findAllPosts(db, accountId, request, LIMITS.postsChosen)
  return { postList: await loadAllChosen(db, ids), total }
}

/** Like `choosePosts`, for a list of reviews. */
export async function chooseReviews(
  { db }: World,
  accountId: number,
  request: ReviewListRequest,
): Promise<ResponseOf<typeof reviewEndpoints.chooseReviews>> {
  const { ids, total } = await findAllReviews(db, accountId, request, LIMITS.postsChosen)
  return { postList: await loadAllChosen(db, ids), total }
}

async function loadAllChosen(db: Db, ids: readonly number[]): Promise<ChosenPost[]> {
  const posts: ChosenPost[] = []
  for (let start = 0; start < ids.length; start += PORTION) {
    posts.push(...(await loadChosen(db, ids.slice(start, start + PORTION))))
  }
  return posts
}

async function loadChosen(db: Db, ids: readonly number[]): Promise<ChosenPost[]> {
  const posts = new Map((await readPosts(db, ids)).map((post) => [post.id, post]))
  const albums = await albumsOfPosts(db, ids)
  const segments = await segmentsOfPosts(db, ids)
  return ids.flatMap((id) => {
    const post = posts.get(id)
    if (!post) return []
    return {
      vitrinaPost: {
        id,
        revision: post.revision,
        isPublished: post.is_published === 1,
        publishedAt: isoOrNull(post.published_at),
        albumList: albums.get(id) ?? [],
        text: cutText(post.text, NAME_LENGTH),
        copyrightRequest: post.status === null ? null : { status: post.status },
      },
      providerPost: {
        provider: post.provider,
        isUgc: post.is_ugc === 1,
        text: cutText(post.provider_text, NAME_LENGTH),
      },
      segments: segments.get(id) ?? [],
      review: post.is_archived === null ? null : { isArchived: post.is_archived === 1 },
    }
  })
}
