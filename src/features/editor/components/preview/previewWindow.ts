import { fittedSize, previewSize, type PreviewSize, type Size } from '@/common/embed/previewSize'
import type { PreviewShape } from '../../model/wire/inShape'

/** Px of the window for each shape: a computer's for the square, a phone's for the story. */
const WINDOWS: Record<PreviewShape, Size> = {
  square: { width: 1100, height: 736 },
  story: { width: 390, height: 844 },
  tile: { width: 480, height: 480 },
}

/** On a phone the open post is shown at that phone's own size: a scaled-down window would be too small to touch. */
export function previewWindow(shape: PreviewShape, isPhone: boolean, pane: Size): PreviewSize {
  return isPhone && shape !== 'tile'
    ? previewSize('mobile', pane)
    : fittedSize(WINDOWS[shape], pane)
}
