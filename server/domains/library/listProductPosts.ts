import { PAGE_SIZE } from '@/contract/constants'
import type { QueryOf } from '@/contract/endpoint'
import type { productEndpoints } from '@/contract/endpoints/products'
import type { PostInfo, PostType } from '@/contract/entities/posts/post'
import type { Paging } from '@/contract/entities/posts/postList'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { loadPosts, readerOf } from '../posts/loadPosts'
import { ownProduct } from '../products/productQuery'
import { hasMarkOf } from './narrowPosts'

const COLUMNS = {
  providerCreatedAt: 'post.provider_created_at',
  publishedAt: 'post.published_at',
  likeCount: 'post.like_count',
} as const

/** One page of the posts of a type with a product, newest first by default. */
export async function listProductPosts(
  db: Db,
  actor: Actor,
  id: number,
  postType: PostType,
  {
    sort = 'providerCreatedAt',
    direction = 'desc',
    page = 1,
    limit = PAGE_SIZE,
  }: QueryOf<typeof productEndpoints.listProductPosts>,
): Promise<{ postInfoList: PostInfo[]; paging: Paging }> {
  const accountId = actor.account.id
  await ownProduct(db, accountId, id)
  const matching = db
    .selectFrom('post')
    .where('post.account_id', '=', accountId)
    .where('post.post_type', '=', postType)
    .where((post) => hasMarkOf(post, [id]))
  const { total } = await matching
    .select((post) => post.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .select('post.id')
    .orderBy(COLUMNS[sort], (by) => (direction === 'asc' ? by.asc() : by.desc()).nullsLast())
    .orderBy('post.id', direction)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return {
    postInfoList: await loadPosts(
      db,
      readerOf(actor),
      rows.map((row) => row.id),
    ),
    paging: { page, pageCount: Math.ceil(total / limit), total },
  }
}
