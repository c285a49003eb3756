import type { Interaction, InteractionType } from '@/contract/entities/posts/media'
import type { PlacedRules } from '@/features/editor/kinds/ElementKind'
import { scaledRules } from '@/features/editor/kinds/scaledRules'

export interface InteractionFacts {
  kind: 'interaction'
  list: 'interactions'
  data: Interaction
  content: Pick<Interaction, 'caption' | 'placeholder' | 'emojis' | 'polls' | 'backgroundColor'>
  options: { type: InteractionType; placeholder: string; polls: string[] }
}

export const interactionRules: PlacedRules<InteractionFacts> = {
  list: 'interactions',
  ...scaledRules<InteractionFacts>(),
  isWritten: false,
  isEmpty: () => false,
  asStored: (data) => data,
}
