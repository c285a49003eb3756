import { Skeleton, Text, Switch } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/user'
import { ShowMore } from '@/common/ui/lists/ShowMore'
import { postName } from '@/common/ui/posts/postName'
import { PostTile } from '@/common/ui/posts/PostTile'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import type { PostType, PostInfo } from '@/contract/entities/posts/post'
import {
  useListProductPostsInfiniteQuery,
  useSaveProductsPreviewMutation,
} from '@/features/products/catalogueApi'
import { isOnProductPage } from '@/features/products/productPagePosts'
import classes from './ProductPostGrid.module.css'

interface ProductPostGridProps {
  productId: number
  postType: PostType
}

/** The posts of one type in which a product is marked. */
export function ProductPostGrid({ productId, postType }: ProductPostGridProps) {
  const list = useListProductPostsInfiniteQuery({ id: productId, postType })
  if (!list.data) {
    return list.isError ? <ErrorState onRetry={() => void list.refetch()} /> : <GridSkeleton />
  }
  const posts = list.data.pages.flatMap(({ postInfoList }) => postInfoList)
  if (posts.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        <FormattedMessage id="products.text_no-posts" />
      </Text>
    )
  }
  return (
    <>
      <ul className={classes.grid}>
        {posts.map((post) => (
          <ProductPostCard key={post.providerPost.id} productId={productId} post={post} />
        ))}
      </ul>
      <ShowMore
        shown={posts.length}
        total={list.data.pages[0]?.paging.total ?? 0}
        isBusy={list.isFetchingNextPage}
        isFailed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  )
}

const CARDS = [1, 2, 3, 4]

/** As tall as the cards, so that the content below it stays in view, for example a search with an open list. */
function GridSkeleton() {
  return (
    <Loading className={classes.grid}>
      {CARDS.map((card) => (
        <div key={card} className={classes.card}>
          <Skeleton radius="md" className={classes.frame ?? ''} />
          <div className={classes.lines}>
            <Skeleton height={12} width="80%" />
            <Skeleton height={12} width="50%" />
          </div>
          <div className={classes.switch}>
            <Skeleton height={16} width={112} />
          </div>
        </div>
      ))}
    </Loading>
  )
}

interface ProductPostCardProps {
  productId: number
  post: PostInfo
}

/** A post of a product; it opens in the product's context, and can be hidden from the product's page in the shop. */
function ProductPostCard({ productId, post }: ProductPostCardProps) {
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

/** Saved immediately; the switch shows the choice before the response. */
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
        // A switch during a save is ignored, so that saves do not overlap.
        if (!isLoading) void save({ productId, post, isShown: event.currentTarget.checked })
      }}
    />
  )
}
