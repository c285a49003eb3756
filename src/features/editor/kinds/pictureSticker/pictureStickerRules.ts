import type { PlacedRules } from '../ElementKind'
import { scaledRules } from '../scaledRules'
import type { PictureFacts } from './PictureFacts'

export const pictureStickerRules: PlacedRules<PictureFacts> = {
  list: 'pictureStickers',
  ...scaledRules<PictureFacts>(),
  isWritten: false,
  isEmpty: () => false,
  asStored: (data) => data,
}
