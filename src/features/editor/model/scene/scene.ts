import { composeId } from '@/common/lib/composeId'
import type { Background, Frame } from '@/contract/entities/posts/media'
import { markerOnFrame } from '@/contract/elements/geometry'
import type { FrameElement } from '../../kinds/elementKinds'
import type { ProductImageElement } from '@/features/editor/kinds/productImage/productImageRules'
import type { ProductMarkerElement } from '@/features/editor/kinds/productMarker/productMarkerRules'
import { imageUrl } from '@/features/editor/model/marks'
import { imageId, imageView, stack } from '@/features/editor/model/elements'
import type {
  MediaDocument,
  Picture,
  PostDocument,
  ProductMark,
} from '@/features/editor/model/document'

/** One frame as it is drawn, from back to front. */
export interface Scene {
  frame: Frame
  background: Background
  picture: Picture
  elements: FrameElement[]
}

interface Remembered<Value> {
  key: string
  value: Value
}

const scenes = new WeakMap<MediaDocument, Remembered<Scene>>()
const markers = new WeakMap<ProductMark, Remembered<ProductMarkerElement>>()
const images = new WeakMap<ProductMark, Remembered<ProductImageElement | null>>()

/**
 * The elements of a media item to draw. Unchanged ones keep their identity, so that only changed ones are drawn again.
 */
export function scene(
  { media, showMarkers }: PostDocument,
  mediaIndex: number,
  frame: Frame,
): Scene | null {
  const item = media[mediaIndex]
  if (!item) return null
  return remember(scenes, item, composeId(String(showMarkers), frame), () => ({
    frame,
    background: item.background,
    picture: item.picture,
    elements: [
      ...stack(item, frame).flatMap(
        ({ placed, mark }) => placed ?? (mark && imageOf(mark, frame)) ?? [],
      ),
      ...item.links.map((mark, index) => markerOf(item, frame, mark, index + 1, showMarkers)),
    ],
  }))
}

function imageOf(mark: ProductMark, frame: Frame): ProductImageElement | null {
  return remember(images, mark, frame, () => {
    const view = imageView(mark, frame)
    const url = imageUrl(mark.link)
    if (!view || url === null) return null
    const { id: markId, link } = mark
    return { kind: 'productImage', id: imageId(markId), markId, title: link.title, url, view }
  })
}

function markerOf(
  { picture }: MediaDocument,
  frame: Frame,
  mark: ProductMark,
  number: number,
  showMarkers: boolean,
): ProductMarkerElement {
  const isFaint = !showMarkers || !mark.isShown
  const key = composeId(number, String(isFaint), frame, picture.width, picture.height)
  return remember(markers, mark, key, () => ({
    kind: 'productMarker',
    id: mark.id,
    ...markerOnFrame(mark, frame, picture),
    frame,
    picture,
    number,
    title: mark.link.title,
    isFaint,
  }))
}

function remember<Source extends object, Value>(
  memory: WeakMap<Source, Remembered<Value>>,
  source: Source,
  key: string,
  make: () => Value,
): Value {
  const known = memory.get(source)
  if (known?.key === key) return known.value
  const value = make()
  memory.set(source, { key, value })
  return value
}
