import { lazyWithTexts } from '@/common/i18n/catalogue'
import { withSlices } from '@/common/store/withSlices'
import { AlbumPicker } from '@/features/albums/slots/AlbumPicker'
import { BulkArea } from '@/features/posts/slots/BulkArea'
import { ReviewsPage } from '@/features/reviews/pages/ReviewsPage'
import { reviewsSlice } from '@/features/reviews/reviewsSlice'

const Page = withSlices(ReviewsPage, reviewsSlice)

const ReviewBulk = lazyWithTexts(() =>
  import(/* webpackChunkName: "review-bulk" */ '@/app/pages/bulk/ReviewBulk').then(
    (module) => module.ReviewBulk,
  ),
)

/** Marketplace reviews with the choice of albums in their card and the actions for many of them. */
export function ReviewsRoute() {
  return (
    <Page
      renderAlbumPicker={(props) => <AlbumPicker {...props} createKey="review" />}
      renderBulk={({ posts, list, total }) => (
        <BulkArea
          listKey={`reviews ${JSON.stringify(list)}`}
          posts={posts}
          list={{ reviews: list }}
          total={total}
          renderBulk={(props) => (
            <ReviewBulk {...props} isArchive={list.filter.isArchived === true} />
          )}
        />
      )}
    />
  )
}
