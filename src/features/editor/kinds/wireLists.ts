import type { MediaItem } from '@/contract/entities/media'
import type { PlacedElement, PlacedKind } from '../model/types'

/** The list of a media item that each kind travels in. */
export const WIRE_LISTS = [
  { kind: 'callToAction', list: 'callToActions' },
  { kind: 'interaction', list: 'interactions' },
  { kind: 'pictureSticker', list: 'pictureStickers' },
  { kind: 'textSticker', list: 'textStickers' },
] as const satisfies { kind: PlacedKind; list: keyof MediaItem }[]

type DataOf<Kind extends PlacedKind> = Extract<PlacedElement, { kind: Kind }>['data']

function dataOf<Kind extends PlacedKind>(
  elements: readonly PlacedElement[],
  kind: Kind,
): DataOf<Kind>[] {
  return elements.flatMap((element) =>
    element.kind === kind ? [element.data as DataOf<Kind>] : [],
  )
}

/** The elements of a media item in the lists that they travel in, each in its order. */
export function elementLists(elements: readonly PlacedElement[]) {
  return {
    callToActions: dataOf(elements, 'callToAction'),
    interactions: dataOf(elements, 'interaction'),
    pictureStickers: dataOf(elements, 'pictureSticker'),
    textStickers: dataOf(elements, 'textSticker'),
  }
}
