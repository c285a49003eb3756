import { Switch } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/useUser'
import { postName } from '@/common/ui/posts/postName'
import { PostTile } from '@/common/ui/posts/PostTile'
import type { PostInfo } from '@/contract/entities/post'
import { isOnProductPage } from '../../productPagePosts'
import { useSaveProductsPreviewMutation } from '../../catalogueApi'
import classes from './ProductPostGrid.module.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'

interface ProductPostCardProps {
  productId: number
  post: PostInfo
}

/** A post of a product; it opens in the product's context, and can be hidden from the product's page in the shop. */
export function ProductPostCard({ productId, post }: ProductPostCardProps) {
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
      <ProductPageSwitch productId={productId} post={post} />
    </li>
  )
}

/** Saved at once; the switch shows the choice before the response. */
function ProductPageSwitch({ productId, post }: ProductPostCardProps) {
  const intl = useIntl()
  const canEdit = usePermission('EDIT_POST')
  const [save, { isLoading, originalArgs }] = useSaveProductsPreviewMutation()
  const isChosen = isLoading && originalArgs ? originalArgs.isShown : null
  return (
    <Switch
      size="xs"
      className={classes.switch ?? ''}
      checked={isChosen ?? isOnProductPage(productId, post)}
      disabled={!canEdit}
      aria-busy={isLoading}
      label={<FormattedMessage id="products.label_product-page" />}
      aria-label={intl.formatMessage(
        { id: 'products.label_product-page-of' },
        { name: postName(intl, post) },
      )}
      onChange={(event) => {
        // One save after the other.
        if (!isLoading) void save({ productId, post, isShown: event.currentTarget.checked })
      }}
    />
  )
}
