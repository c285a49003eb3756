import type { PictureSticker } from '@/contract/entities/posts/media'
import type { Size } from '@/features/editor/model/geometry'

export interface PictureFacts {
  kind: 'pictureSticker'
  list: 'pictureStickers'
  data: PictureSticker
  content: Pick<PictureSticker, 'pictureUrl'>
  options: { pictureUrl: string; size: Size }
}
