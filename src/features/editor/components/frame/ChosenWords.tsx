import { FormattedMessage } from 'react-intl'
import { useChosen } from '../../hooks/elements/useChosen'
import { useElementWords } from '../../hooks/elements/useElementWords'
import { geometryOf } from '../../kinds/measures'

/** Announces the selection and its position to screen readers. */
export function ChosenWords() {
  const chosen = useChosen()
  const wordsOf = useElementWords()
  const [only] = chosen
  if (!only) return null
  if (chosen.length > 1) {
    return <FormattedMessage id="elements.text_chosen-many" values={{ count: chosen.length }} />
  }
  const { x, y, rotate = 0 } = geometryOf(only)
  if (only.kind === 'productMarker') {
    const { number, title } = only
    return <FormattedMessage id="editor.text_selected" values={{ number, title, x, y }} />
  }
  return (
    <FormattedMessage
      id="elements.text_chosen"
      values={{
        name: wordsOf(only),
        x: Math.round(x),
        y: Math.round(y),
        rotate: Math.round(rotate),
      }}
    />
  )
}
