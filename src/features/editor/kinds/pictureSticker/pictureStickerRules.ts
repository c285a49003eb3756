import type { PictureSticker } from '@/contract/entities/posts/media'
import type { PlacedRules } from '@/features/editor/kinds/ElementKind'
import { scaledRules } from '@/features/editor/kinds/scaledRules'
import type { Size } from '@/features/editor/model/geometry'

export interface PictureFacts {
  kind: 'pictureSticker'
  list: 'pictureStickers'
  data: PictureSticker
  content: Pick<PictureSticker, 'pictureUrl'>
  options: { pictureUrl: string; size: Size }
}

export const pictureStickerRules: PlacedRules<PictureFacts> = {
  list: 'pictureStickers',
  ...scaledRules<PictureFacts>(),
  isWritten: false,
  isEmpty: () => false,
  asStored: (data) => data,
}
