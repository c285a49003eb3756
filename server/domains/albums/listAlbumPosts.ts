import type { ResponseOf } from '@/contract/endpoint'
import type { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { Paging, PostListRequest } from '@/contract/entities/posts/postList'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { ApiError } from '../../errors/apiError'
import { findFirstPosts, findPosts } from '../library/findPosts'
import { loadPosts, readerOf } from '../posts/loadPosts'
import { areOwn } from '../../db/ownIds'

/** One page of the posts of the requested albums; refuses a request without albums. */
export async function listAlbumPosts(
  db: Db,
  actor: Actor,
  request: PostListRequest,
): Promise<{ postInfoList: PostInfo[]; paging: Paging }> {
  await requireAlbums(db, actor, request)
  const { ids, paging } = await findPosts(db, actor.account.id, request)
  return { postInfoList: await loadPosts(db, readerOf(actor), ids), paging }
}

type AlbumOrder = ResponseOf<typeof albumEditingEndpoints.listAlbumOrder>

/**
 * The ids and revisions of the first posts of the list of `listAlbumPosts`, and the total count.
 */
export async function listAlbumOrder(
  db: Db,
  actor: Actor,
  { count, ...request }: Omit<PostListRequest, 'paging'> & { count: number },
): Promise<AlbumOrder> {
  await requireAlbums(db, actor, request)
  return findFirstPosts(db, actor.account.id, { ...request, paging: { page: 1 } }, count)
}

async function requireAlbums(
  db: Db,
  { account }: Actor,
  { filter: { albumList = [] } }: Pick<PostListRequest, 'filter'>,
): Promise<void> {
  if (albumList.length === 0) throw new ApiError(400, 'bad-request')
  if (!(await areOwn(db, 'album', account.id, albumList))) throw new ApiError(404, 'not-found')
}
