import type { ElementPanel } from '../ElementPanel'
import { AddInteraction } from './AddInteraction'
import type { InteractionFacts } from './InteractionFacts'
import { InteractionFields } from './InteractionFields'

export const interactionPanel: ElementPanel<InteractionFacts> = {
  Add: AddInteraction,
  Fields: InteractionFields,
}
