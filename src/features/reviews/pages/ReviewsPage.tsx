import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { pollingWhile } from '@/common/api/pollingWhile'
import { useAddressFilter } from '@/common/routing/useAddressFilter'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { ShowMore } from '@/common/ui/lists/ShowMore'
import { ErrorState } from '@/common/ui/states/ErrorState'
import type { PostInfo } from '@/contract/entities/posts/post'
import { RatingSummary } from '@/features/reviews/components/RatingSummary'
import { ReviewDialog } from '@/features/reviews/components/ReviewDialog'
import { ReviewFilters, ReviewListTools } from '@/features/reviews/components/ReviewFilters'
import {
  ReviewList,
  type RenderReviewBulk,
  ReviewsEmpty,
  ReviewsSkeleton,
} from '@/features/reviews/components/ReviewList'
import { rowLinkId } from '@/features/reviews/components/ReviewRow'
import type { RenderAlbumPicker } from '@/features/reviews/components/ReviewStatus'
import { ImportButton, ImportDoor, RunningImport } from '@/features/reviews/import/ImportDoor'
import {
  addressOfFilter,
  filterOfAddress,
  isNarrowed,
  listOfFilter,
  reviewOfAddress,
  type ReviewFilter,
  type ReviewList as List,
} from '@/features/reviews/reviewFilter'
import { useSearchReviewsInfiniteQuery, reviewsApi } from '@/features/reviews/reviewsApi'
import classes from './ReviewsPage.module.css'

const CODEC = {
  filterOfAddress,
  addressOfFilter: (filter: ReviewFilter) => new URLSearchParams(addressOfFilter(filter)),
}

interface ReviewsPageProps {
  /** Renders the choice of albums, which belongs to another slice. */
  renderAlbumPicker: RenderAlbumPicker
  renderBulk: RenderReviewBulk
}

/** Marketplace reviews and the card of one of them (product-rules/screens.md#routes). */
export function ReviewsPage({ renderAlbumPicker, renderBulk }: ReviewsPageProps) {
  const [address, setAddress] = useSearchParams()
  const { filter, show, change } = useAddressFilter(CODEC)
  const openId = reviewOfAddress(address)
  const asked = listOfFilter(filter)
  const { importing, polling } = useReviewPolling(asked)
  const list = useSearchReviewsInfiniteQuery(asked, polling)
  const { currentData, isError } = list
  // The previous results stay until the next response, so that nothing jumps while a person types.
  const pages = (currentData ?? (isError ? undefined : list.data))?.pages
  const reviews = pages?.flatMap(({ reviewList }) => reviewList)
  const total = pages?.[0]?.paging.total
  const filterAddress = addressOfFilter(filter)
  const isFiltered = isNarrowed(filter)
  const starCounts = pages?.[0]?.starCounts
  const productName = reviews?.find(({ review }) => review?.product?.id === filter.productId)
    ?.review?.product?.name
  const close = () => {
    setAddress(filterAddress, { preventScrollReset: true })
  }
  useFocusOnLastRow(openId)
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="reviews.title" />}
        count={
          total !== undefined && <FormattedMessage id="reviews.count" values={{ count: total }} />
        }
        // An empty page has it in its middle.
        action={(total !== 0 || isFiltered) && <ImportButton />}
      />
      {(total !== 0 || isFiltered) && (
        <ReviewFilters filter={filter} productName={productName} total={total} onChange={change} />
      )}
      {importing && <RunningImport running={importing} />}
      {(total !== 0 || isFiltered) && (
        <div className={classes.head}>
          {starCounts && <RatingSummary starCounts={starCounts} />}
          <ReviewListTools filter={filter} onChange={change} />
        </div>
      )}
      {total === 0 && (
        <ReviewsEmpty
          isFiltered={isFiltered}
          action={<ImportButton />}
          onReset={() => {
            show(filterOfAddress(new URLSearchParams()))
          }}
        />
      )}
      {reviews && (
        <ReviewList
          reviews={reviews}
          searchOf={(id) =>
            new URLSearchParams({ ...filterAddress, review: String(id) }).toString()
          }
        />
      )}
      {reviews && (
        <ShowMore
          shown={reviews.length}
          total={total ?? 0}
          isBusy={list.isFetchingNextPage}
          isFailed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      {reviews && renderBulk({ posts: reviews, list: asked, total: total ?? 0 })}
      {!reviews &&
        (isError ? <ErrorState onRetry={() => void list.refetch()} /> : <ReviewsSkeleton />)}
      <ImportDoor />
      {openId !== null && (
        <ReviewDialog
          reviewId={openId}
          listed={reviews?.find(({ vitrinaPost }) => vitrinaPost.id === openId)}
          list={{
            ids: idsOf(reviews),
            total: total ?? 0,
            hasMore: list.hasNextPage,
            isLoading: list.isFetchingNextPage,
            loadMore: async () => {
              const { data, error } = await list.fetchNextPage()
              return { ids: idsOf(data?.pages.flatMap(({ reviewList }) => reviewList)), error }
            },
          }}
          renderAlbumPicker={renderAlbumPicker}
          onShow={(id) => {
            // "Back" closes the card, however many reviews were looked at.
            setAddress(
              { ...filterAddress, review: String(id) },
              { replace: true, preventScrollReset: true },
            )
          }}
          onClose={close}
        />
      )}
    </>
  )
}

/** Each once: reviews added at the top make the pages overlap. */
function idsOf(reviews: readonly PostInfo[] = []): number[] {
  return [...new Set(reviews.flatMap(({ vitrinaPost: { id } }) => id ?? []))]
}

/** When the card closes on another review than it was opened with, the focus and the list follow to its row. */
function useFocusOnLastRow(openId: number | null) {
  const visited = useRef<{ first: number; last: number } | null>(null)
  useEffect(() => {
    if (openId !== null) {
      visited.current = { first: visited.current?.first ?? openId, last: openId }
      return
    }
    if (visited.current && visited.current.first !== visited.current.last) {
      document.getElementById(rowLinkId(visited.current.last))?.focus()
    }
    visited.current = null
  }, [openId])
}

/** The running import, and options of the list's query, which polls while the import fills the list. */
function useReviewPolling(list: List) {
  const { importing, error } = reviewsApi.endpoints.searchReviews.useInfiniteQueryState(list, {
    selectFromResult: ({ currentData, error }) => ({
      importing: currentData?.pages[0]?.importing ?? null,
      error,
    }),
  })
  return { importing, polling: pollingWhile(importing !== null, error) }
}
