import { callToAction } from './callToAction/callToAction'
import type { PlacedKind } from './ElementKind'
import { interaction } from './interaction/interaction'
import type { KindFacts } from './KindFacts'
import { pictureSticker } from './pictureSticker/pictureSticker'
import type { PlacedFacts, PlacedKindName } from './placedRules'
import { textSticker } from './textSticker/textSticker'

/** Everything that the editor's screen knows about each kind; a missing one does not compile. */
export const placedKinds = { callToAction, interaction, pictureSticker, textSticker } satisfies {
  [Kind in PlacedKindName]: PlacedKind<PlacedFacts[Kind]>
}

/**
 * The kind of an element, for code that handles all kinds alike. Call its functions only with elements of that kind.
 */
export const placedKind = ({ kind }: { kind: PlacedKindName }): PlacedKind<KindFacts> =>
  placedKinds[kind] as unknown as PlacedKind<KindFacts>
