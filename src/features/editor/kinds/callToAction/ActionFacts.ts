import type { CallToAction } from '@/contract/entities/posts/media'

export interface ActionFacts {
  kind: 'callToAction'
  list: 'callToActions'
  data: CallToAction
  content: Pick<
    CallToAction,
    | 'type'
    | 'text'
    | 'link'
    | 'backgroundColor'
    | 'borderRadius'
    | 'borderColor'
    | 'borderWidth'
    | 'textColor'
  >
  options: { text: string }
}
