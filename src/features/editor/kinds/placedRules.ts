import { callToActionRules } from './callToAction/callToActionRules'
import type { PlacedRules } from './ElementKind'
import type { ElementOf, KindFacts } from './KindFacts'
import { interactionRules } from './interaction/interactionRules'
import { pictureStickerRules } from './pictureSticker/pictureStickerRules'
import { textStickerRules } from './textSticker/textStickerRules'

/** Every kind that a person puts on a frame, by its name: what the state knows of each. A new one joins here. */
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

/** What is put on one of the two frames of a media item. */
export type PlacedElement = OfEach<{ [Kind in PlacedKindName]: ElementOf<PlacedFacts[Kind]> }>
/** An element that has no id yet. */
export type NewElement = OfEach<{
  [Kind in PlacedKindName]: Omit<ElementOf<PlacedFacts[Kind]>, 'id'>
}>
/** What a person puts on a frame. */
export type NewElementOptions = OfEach<{
  [Kind in PlacedKindName]: { kind: Kind } & PlacedFacts[Kind]['options']
}>
/** What each kind of element says and how it looks, apart from where it stands. */
export type ElementContent = { [Kind in PlacedKindName]: PlacedFacts[Kind]['content'] }

export const PLACED_KINDS = Object.keys(placedRules) as PlacedKindName[]

/** The rules of an element's kind, for what is done with all of them alike: it is given elements of its own only. */
export const rulesOf = ({ kind }: { kind: PlacedKindName }): PlacedRules<KindFacts> =>
  placedRules[kind]
