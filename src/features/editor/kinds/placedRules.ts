import { callToActionRules } from './callToAction/callToActionRules'
import type { PlacedRules, ElementOf, KindFacts } from './ElementKind'
import { interactionRules } from './interaction/interactionRules'
import { pictureStickerRules } from './pictureSticker/pictureStickerRules'
import { textStickerRules } from './textSticker/textStickerRules'

/** Every kind that a person adds to a frame, by its name: the parts that the state uses. A new kind is added here. */
export const placedRules = {
  callToAction: callToActionRules,
  interaction: interactionRules,
  pictureSticker: pictureStickerRules,
  textSticker: textStickerRules,
}

type AllRules = typeof placedRules
type FactsOf<Kind> = Kind extends PlacedRules<infer Facts> ? Facts : never
/** The types of each kind, by its name. */
export type PlacedFacts = {
  [Kind in keyof AllRules]: FactsOf<AllRules[Kind]> & { kind: Kind }
}
export type PlacedKindName = keyof PlacedFacts
type OfEach<Types extends Record<PlacedKindName, unknown>> = Types[PlacedKindName]

/** An element that a person added to one of the two frames of a media item. */
export type PlacedElement = OfEach<{ [Kind in PlacedKindName]: ElementOf<PlacedFacts[Kind]> }>
/** An element without an id. */
export type NewElement = OfEach<{
  [Kind in PlacedKindName]: Omit<ElementOf<PlacedFacts[Kind]>, 'id'>
}>
/** Options of a new element. */
export type NewElementOptions = OfEach<{
  [Kind in PlacedKindName]: { kind: Kind } & PlacedFacts[Kind]['options']
}>
/** The content and look of each kind of element, apart from its position. */
export type ElementContent = { [Kind in PlacedKindName]: PlacedFacts[Kind]['content'] }

export const PLACED_KINDS = Object.keys(placedRules) as PlacedKindName[]

/**
 * The rules of an element's kind, for code that handles all kinds alike. Call its functions only with elements of that
 * kind.
 */
export const rulesOf = ({ kind }: { kind: PlacedKindName }): PlacedRules<KindFacts> =>
  placedRules[kind]

/** The list of a media item in which each kind is transferred. */
export const WIRE_LISTS = PLACED_KINDS.map((kind) => ({ kind, list: placedRules[kind].list }))

/** A value for each list, by the kind that it contains. */
type ByList<Of extends Record<PlacedKindName, unknown>> = {
  [Kind in PlacedKindName as PlacedFacts[Kind]['list']]: Of[Kind]
}

/** The items of each kind, under the name of its list. */
export function byList<Item>(
  ofKind: (kind: PlacedKindName) => Item,
): ByList<Record<PlacedKindName, Item>> {
  return Object.fromEntries(WIRE_LISTS.map(({ kind, list }) => [list, ofKind(kind)])) as ByList<
    Record<PlacedKindName, Item>
  >
}

/** The elements of a media item in the lists in which they are transferred, each in its order. */
export function elementLists(elements: readonly PlacedElement[]) {
  return byList((wanted) =>
    elements.flatMap(({ kind, data }) => (kind === wanted ? [data] : [])),
  ) as ByList<{ [Kind in PlacedKindName]: PlacedFacts[Kind]['data'][] }>
}
