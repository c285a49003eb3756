import { AlbumPicker } from '@/features/albums/slots/AlbumPicker'
import { ReviewsPage } from '@/features/reviews/pages/ReviewsPage'

/** Marketplace reviews with the choice of albums in their card. */
export function ReviewsRoute() {
  return <ReviewsPage renderAlbumPicker={(props) => <AlbumPicker {...props} />} />
}
