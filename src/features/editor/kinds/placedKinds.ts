import { callToAction } from './callToAction/callToAction'
import type { PlacedKind } from './ElementKind'
import { interaction } from './interaction/interaction'
import type { KindFacts } from './KindFacts'
import { pictureSticker } from './pictureSticker/pictureSticker'
import type { PlacedFacts, PlacedKindName } from './placedRules'
import { textSticker } from './textSticker/textSticker'

/** All that the editor's screen knows of each kind; one that is forgotten here does not compile. */
export const placedKinds = { callToAction, interaction, pictureSticker, textSticker } satisfies {
  [Kind in PlacedKindName]: PlacedKind<PlacedFacts[Kind]>
}

/** The kind of an element, for what is done with all of them alike: it is given elements of its own only. */
export const placedKind = ({ kind }: { kind: PlacedKindName }): PlacedKind<KindFacts> =>
  placedKinds[kind] as unknown as PlacedKind<KindFacts>
