import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { ShowMore } from '@/common/ui/lists/ShowMore'
import { ReviewDialog } from '../components/ReviewDialog'
import { ReviewFilters } from '../components/ReviewFilters'
import { ReviewRow } from '../components/ReviewRow'
import type { RenderAlbumPicker } from '../components/ReviewStatus'
import { ReviewsEmpty } from '../components/ReviewsEmpty'
import { ReviewsSkeleton } from '../components/ReviewsSkeleton'
import {
  addressOfFilter,
  filterOfAddress,
  listOfFilter,
  reviewOfAddress,
  type ReviewFilter,
} from '../reviewFilter'
import { useSearchReviewsInfiniteQuery } from '../reviewsApi'
import classes from './ReviewsPage.module.css'

interface ReviewsPageProps {
  /** Renders the choice of albums, which belongs to another slice. */
  renderAlbumPicker: RenderAlbumPicker
}

/** Marketplace reviews and the card of one of them (product-rules/screens.md#routes). */
export function ReviewsPage({ renderAlbumPicker }: ReviewsPageProps) {
  const intl = useIntl()
  const [address, setAddress] = useSearchParams()
  const filter = filterOfAddress(address)
  const openId = reviewOfAddress(address)
  const list = useSearchReviewsInfiniteQuery(listOfFilter(filter))
  const { currentData, isError } = list
  // The previous results stay until the next response, so that nothing jumps while a person types.
  const pages = (currentData ?? (isError ? undefined : list.data))?.pages
  const reviews = pages?.flatMap(({ reviewList }) => reviewList)
  const total = pages?.[0]?.paging.total
  const filterAddress = addressOfFilter(filter)
  const isFiltered = Object.keys(filterAddress).length > 0
  const change = (part: Partial<ReviewFilter>) => {
    setAddress(addressOfFilter({ ...filter, ...part }), { replace: true })
  }
  const close = () => {
    setAddress(filterAddress)
  }
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="reviews.title" />}
        count={
          total !== undefined && <FormattedMessage id="reviews.count" values={{ count: total }} />
        }
      />
      {(total !== 0 || isFiltered) && <ReviewFilters filter={filter} onChange={change} />}
      {total === 0 && (
        <ReviewsEmpty
          isFiltered={isFiltered}
          onReset={() => {
            setAddress({}, { replace: true })
          }}
        />
      )}
      {reviews && (
        <ul className={classes.list} aria-label={intl.formatMessage({ id: 'reviews.label_list' })}>
          {reviews.map((post) => (
            <ReviewRow
              key={post.vitrinaPost.id}
              post={post}
              to={{
                search: new URLSearchParams({
                  ...filterAddress,
                  review: String(post.vitrinaPost.id),
                }).toString(),
              }}
            />
          ))}
        </ul>
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
      {!reviews &&
        (isError ? <ErrorState onRetry={() => void list.refetch()} /> : <ReviewsSkeleton />)}
      {openId !== null && (
        <ReviewDialog
          key={openId}
          reviewId={openId}
          listed={reviews?.find(({ vitrinaPost }) => vitrinaPost.id === openId)}
          renderAlbumPicker={renderAlbumPicker}
          onClose={close}
        />
      )}
    </>
  )
}
