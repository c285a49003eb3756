import { IconSticker2 } from '@/common/ui/icons/icons'
import { FRAME_SIZE } from '@/contract/constants'
import { pictureStickerSchema } from '@/contract/entities/posts/media'
import { pictureOf } from '../../canvas/measure/pictures'
import { grown, type Size } from '@/features/editor/model/geometry'
import type { PlacedKind } from '@/features/editor/kinds/ElementKind'
import { scaled, scaledBy, startOn } from '../scaled'
import { type PictureFacts, pictureStickerRules } from './pictureStickerRules'

/** The width of a new picture, in percent of the frame's width. */
const WIDTH = 40
/** The size of the placeholder of a picture that did not load, in px. */
const FAILED: Size = { width: 160, height: 160 }
const NO_SIZE: Size = { width: 0, height: 0 }

function sizeOf(url: string): Size {
  const { image, state } = pictureOf(url)
  if (state === 'failed') return FAILED
  return state === 'ready' ? { width: image.naturalWidth, height: image.naturalHeight } : NO_SIZE
}

/** The rules and the look of a picture that a person uploaded. */
export const pictureSticker: PlacedKind<PictureFacts> = {
  ...pictureStickerRules,
  schema: pictureStickerSchema,
  tab: 'text',
  icon: IconSticker2,
  nameOf: () => ({ kind: 'elements.kind_picture', words: '' }),

  ...scaled<PictureFacts>(pictureStickerRules.constrain),
  naturalSize: ({ data }) => sizeOf(data.pictureUrl),

  start: ({ pictureUrl, size }, frame) => {
    const scale = (WIDTH / 100) * (FRAME_SIZE[frame].width / size.width) * 100
    return { ...startOn(frame), x: 30, y: 30, pictureUrl, scale }
  },
  startSize: ({ size }, { scale }) => grown(size, scale / 100),
  isRemovable: true,
  copyFailure: () => null,
  wordsOf: () => '',
  onlyOneOf: () => null,
  copied: (data) => data,
  narrowed: scaledBy,

  loadObject: () =>
    import(/* webpackChunkName: "canvas" */ './StickerObject').then(
      ({ StickerObject }) => StickerObject,
    ),
  // A picture is added by an upload, and has no settings but its position.
  loadPanel: () => Promise.resolve({ Add: null, Fields: null }),
}
