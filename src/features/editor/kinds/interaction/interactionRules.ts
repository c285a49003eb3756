import type { PlacedRules } from '../ElementKind'
import { scaledRules } from '../scaledRules'
import type { InteractionFacts } from './InteractionFacts'

export const interactionRules: PlacedRules<InteractionFacts> = {
  list: 'interactions',
  ...scaledRules<InteractionFacts>(),
  isWritten: false,
  isEmpty: () => false,
  asStored: (data) => data,
}
