import { useLocation } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { PostTile } from '@/common/ui/PostTile'
import type { PostInfo } from '@/contract/entities/post'
import classes from './ProductPostGrid.module.css'

/** A post of a product; it opens in the product's context. */
export function ProductPostCard({ productId, post }: { productId: number; post: PostInfo }) {
  const { pathname, search } = useLocation()
  const { id } = post.vitrinaPost
  if (id === null) return null
  return (
    <li className={classes.card}>
      <PostTile
        post={post}
        to={paths.productPost(productId, post.providerPost.postType, id)}
        from={pathname + search}
      />
    </li>
  )
}
