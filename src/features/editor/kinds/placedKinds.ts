import { callToAction } from './callToAction/callToAction'
import type { PlacedKind } from './ElementKind'
import type { ElementOf, KindFacts } from './KindFacts'
import { interaction } from './interaction/interaction'
import { pictureSticker } from './pictureSticker/pictureSticker'
import { textSticker } from './textSticker/textSticker'

/** Every kind that a person puts on a frame, by its name: a new one joins here, and nowhere else. */
export const placedKinds = { callToAction, interaction, pictureSticker, textSticker }

type PlacedKinds = typeof placedKinds
type FactsOf<Kind> = Kind extends PlacedKind<infer Facts> ? Facts : never
/** The types of each kind, by its name. */
export type PlacedFacts = {
  [Kind in keyof PlacedKinds]: FactsOf<PlacedKinds[Kind]> & { kind: Kind }
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
export type ElementWish = OfEach<{
  [Kind in PlacedKindName]: { kind: Kind } & PlacedFacts[Kind]['wish']
}>
/** What each kind of element says and how it looks, apart from where it stands. */
export type ElementContent = { [Kind in PlacedKindName]: PlacedFacts[Kind]['content'] }

export const PLACED_KINDS = Object.keys(placedKinds) as PlacedKindName[]

/** The kind of an element, for what is done with all of them alike: it is given elements of its own only. */
export const placedKind = ({ kind }: { kind: PlacedKindName }): PlacedKind<KindFacts> =>
  placedKinds[kind] as unknown as PlacedKind<KindFacts>
