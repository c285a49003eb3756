import type { Background } from '@/contract/entities/media'
import type { FrameElement, MediaDocument, Picture, PostDocument, ProductMark } from './types'

/** One frame as it is drawn, from back to front. */
export interface Scene {
  background: Background
  picture: Picture
  elements: FrameElement[]
}

interface Remembered<Value> {
  key: string
  value: Value
}

const scenes = new WeakMap<MediaDocument, Remembered<Scene>>()
const elements = new WeakMap<ProductMark, Remembered<FrameElement>>()

/** What stands on a media item; whatever did not change keeps its identity, so that only the rest is drawn anew. */
export function scene({ media, showMarkers }: PostDocument, mediaIndex: number): Scene | null {
  const item = media[mediaIndex]
  if (!item) return null
  return remember(scenes, item, String(showMarkers), () => ({
    background: item.background,
    picture: item.picture,
    elements: item.links.map((mark, index) => elementOf(mark, index + 1, showMarkers)),
  }))
}

function elementOf(mark: ProductMark, number: number, showMarkers: boolean): FrameElement {
  const isFaint = !showMarkers || !mark.isShown
  return remember(elements, mark, `${number} ${isFaint}`, () => ({
    kind: 'productMarker',
    id: mark.id,
    x: mark.x,
    y: mark.y,
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
