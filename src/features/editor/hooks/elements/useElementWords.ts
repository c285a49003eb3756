import { useIntl } from 'react-intl'
import { kindOf } from '../../kinds/elementKinds'
import type { FrameElement } from '../../kinds/elementKinds'

/** What an element is called: its kind and its words, or the kind alone where it has none. */
export function useElementWords(): (element: FrameElement) => string {
  const intl = useIntl()
  return (element) => {
    const { kind, words } = kindOf(element).nameOf(element)
    const name = intl.formatMessage({ id: kind })
    const said = words.trim().replace(/\s+/g, ' ')
    return said === ''
      ? name
      : intl.formatMessage({ id: 'elements.label_named' }, { name, words: said })
  }
}
