import { answersSlice } from '@/features/analytics/answers/answersSlice'
import { editorSlice } from '@/features/editor/editorSlice'
import { createPostSlice } from '@/features/posts/create/createPostSlice'
import { reviewsSlice } from '@/features/reviews/reviewsSlice'
import { sourcesSlice } from '@/features/sources/sourcesSlice'
import { galleryEditorSlice } from '@/features/widgets/galleryEditorSlice'
import { widgetsSlice } from '@/features/widgets/widgetsSlice'

/** Every slice that comes with its page. A replay has them all at hand. */
export const LATE_SLICES = [
  editorSlice,
  createPostSlice,
  sourcesSlice,
  reviewsSlice,
  widgetsSlice,
  galleryEditorSlice,
  answersSlice,
]

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
