import { useIntl } from 'react-intl'
import { kindOf } from '../../kinds/elementKinds'
import type { FrameElement } from '../../kinds/elementKinds'

/** The name of an element: its kind and its text, or the kind alone where it has none. */
export function useElementWords(): (element: FrameElement) => string {
  const intl = useIntl()
  return (element) => {
    const { kind, words } = kindOf(element).nameOf(element)
    const name = intl.formatMessage({ id: kind })
    const ownText = words.trim().replace(/\s+/g, ' ')
    return ownText === ''
      ? name
      : intl.formatMessage({ id: 'elements.label_named' }, { name, words: ownText })
  }
}
