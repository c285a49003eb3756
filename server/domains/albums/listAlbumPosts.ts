import type { PostInfo } from '@/contract/entities/post'
import type { Paging, PostListRequest } from '@/contract/entities/postList'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { ApiError } from '../../errors/apiError'
import { findPosts } from '../library/findPosts'
import { loadPosts, readerOf } from '../posts/loadPosts'
import { areOwn } from '../../db/ownIds'

/** One page of the posts of the albums that the request names; without naming any it is no such request. */
export async function listAlbumPosts(
  db: Db,
  actor: Actor,
  request: PostListRequest,
): Promise<{ postInfoList: PostInfo[]; paging: Paging }> {
  const { account } = actor
  const { albumList = [] } = request.filter
  if (albumList.length === 0) throw new ApiError(400, 'bad-request')
  if (!(await areOwn(db, 'album', account.id, albumList))) throw new ApiError(404, 'not-found')
  const { ids, paging } = await findPosts(db, account.id, request)
  return { postInfoList: await loadPosts(db, readerOf(actor), ids), paging }
}
