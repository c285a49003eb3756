import { useIntl } from 'react-intl'
import { elementName } from '../../kinds/elementName'
import type { FrameElement } from '../../model/types'

/** What an element is called: its kind and its words, or the kind alone where it has none. */
export function useElementWords(): (element: FrameElement) => string {
  const intl = useIntl()
  return (element) => {
    const { kind, words } = elementName(element)
    const name = intl.formatMessage({ id: kind })
    const said = words.trim().replace(/\s+/g, ' ')
    return said === ''
      ? name
      : intl.formatMessage({ id: 'elements.label_named' }, { name, words: said })
  }
}
