import { callToActionRules } from './callToAction/callToActionRules'
import type { PlacedRules } from './ElementKind'
import type { ElementOf, KindFacts } from './KindFacts'
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

/** An element on one of the two frames of a media item. */
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
