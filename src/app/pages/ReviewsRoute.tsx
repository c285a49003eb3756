import { withSlices } from '@/common/store/withSlices'
import { AlbumPicker } from '@/features/albums/slots/AlbumPicker'
import { ReviewsPage } from '@/features/reviews/pages/ReviewsPage'
import { reviewsSlice } from '@/features/reviews/reviewsSlice'

const Page = withSlices(ReviewsPage, reviewsSlice)

/** Marketplace reviews with the choice of albums in their card. */
export function ReviewsRoute() {
  return <Page renderAlbumPicker={(props) => <AlbumPicker {...props} />} />
}
