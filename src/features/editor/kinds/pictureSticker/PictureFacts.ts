import type { PictureSticker } from '@/contract/entities/posts/media'
import type { Size } from '../../geometry/Geometry'

export interface PictureFacts {
  kind: 'pictureSticker'
  list: 'pictureStickers'
  data: PictureSticker
  content: Pick<PictureSticker, 'pictureUrl'>
  options: { pictureUrl: string; size: Size }
}
