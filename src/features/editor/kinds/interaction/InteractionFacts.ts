import type { Interaction, InteractionType } from '@/contract/entities/posts/media'

export interface InteractionFacts {
  kind: 'interaction'
  list: 'interactions'
  data: Interaction
  content: Pick<Interaction, 'caption' | 'placeholder' | 'emojis' | 'polls' | 'backgroundColor'>
  options: { type: InteractionType; placeholder: string; polls: string[] }
}
