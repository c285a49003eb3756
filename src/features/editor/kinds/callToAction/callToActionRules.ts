import type { CallToAction } from '@/contract/entities/posts/media'
import { normalizeLink } from '@/contract/text/links'
import type { PlacedRules } from '@/features/editor/kinds/ElementKind'
import { scaledRules } from '@/features/editor/kinds/scaledRules'

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

export const callToActionRules: PlacedRules<ActionFacts> = {
  list: 'callToActions',
  ...scaledRules<ActionFacts>(),
  isWritten: false,
  isEmpty: () => false,
  asStored: (data) => {
    const link = normalizeLink(data.link)
    return link === data.link ? data : { ...data, link }
  },
}
