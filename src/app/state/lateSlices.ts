import { reportSlice } from '@/app/recorder/report/reportSlice'
import { albumBuilderSlice, albumsSlice } from '@/features/albums/albumsSlice'
import { analyticsSlice, answersSlice } from '@/features/analytics/analyticsSlice'
import { editorSlice } from '@/features/editor/editorSlice'
import { foundSlice } from '@/features/palette/paletteSlice'
import { createPostSlice, postPickerSlice, triageSlice } from '@/features/posts/postsSlice'
import { productsSlice } from '@/features/products/productsSlice'
import { profileSlice } from '@/features/profile/profileSlice'
import { reviewImportSlice, reviewsSlice } from '@/features/reviews/reviewsSlice'
import { segmentsSlice } from '@/features/segments/segmentsSlice'
import { sourcesSlice } from '@/features/sources/sourcesSlice'
import { trashSlice } from '@/features/trash/trashSlice'
import { widgetEditorSlice, widgetsSlice } from '@/features/widgets/widgetsSlice'

/** Every slice that is loaded with its page. A replay has all of them from the start. */
export const LATE_SLICES = [
  albumsSlice,
  albumBuilderSlice,
  analyticsSlice,
  answersSlice,
  editorSlice,
  foundSlice,
  createPostSlice,
  postPickerSlice,
  productsSlice,
  profileSlice,
  reportSlice,
  reviewsSlice,
  reviewImportSlice,
  segmentsSlice,
  sourcesSlice,
  trashSlice,
  triageSlice,
  widgetsSlice,
  widgetEditorSlice,
] as const

type StateOf<Slice> = Slice extends {
  reducerPath: infer Path extends string
  getInitialState: () => infer State
}
  ? Record<Path, State>
  : never
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Every,
) => void
  ? Every
  : never

export type LateState = All<StateOf<(typeof LATE_SLICES)[number]>>
