import { useIntl } from 'react-intl'
import { IconClick } from '@/common/ui/icons/icons'
import { AddButton } from '../AddButton'
import type { AddProps } from '../ElementPanel'
import type { ActionFacts } from './ActionFacts'

/** Adds a button to the frame. */
export function AddAction({ isDisabled, onAdd }: AddProps<ActionFacts>) {
  const intl = useIntl()
  const text = intl.formatMessage({ id: 'elements.default_action' })
  return (
    <AddButton
      icon={IconClick}
      label="elements.action_add-button"
      isDisabled={isDisabled}
      onClick={() => {
        onAdd({ text })
      }}
    />
  )
}
