import { fittedSize, previewSize, type PreviewSize, type Size } from '@/common/embed/previewSize'
import type { PreviewShape } from '@/features/editor/model/wire'

/** Px of the window for each shape: a computer's for the square, a phone's for the story. */
const WINDOWS: Record<PreviewShape, Size> = {
  square: { width: 1100, height: 736 },
  story: { width: 390, height: 844 },
  tile: { width: 480, height: 480 },
}

/** In a narrow pane the open post is shown as on a phone, nearly full size: a computer's window would be unreadable. */
export function previewWindow(shape: PreviewShape, isNarrow: boolean, pane: Size): PreviewSize {
  return isNarrow && shape !== 'tile'
    ? previewSize('mobile', pane)
    : fittedSize(WINDOWS[shape], pane)
}
