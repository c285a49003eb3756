import { Skeleton, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import type { PostType } from '@/contract/entities/post'
import { useListProductPostsInfiniteQuery } from '../../catalogueApi'
import { ProductPostCard } from './ProductPostCard'
import classes from './ProductPostGrid.module.css'
import { ShowMore } from '@/common/ui/lists/ShowMore'

interface ProductPostGridProps {
  productId: number
  postType: PostType
}

/** The posts of one type that have marks of a product. */
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

/** As tall as cards, so that the content below, such as a search with an open list, does not move out of sight. */
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
