import { normalizeLink } from '@/contract/text/links'
import type { PlacedRules } from '../ElementKind'
import { scaledRules } from '../scaledRules'
import type { ActionFacts } from './ActionFacts'

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
