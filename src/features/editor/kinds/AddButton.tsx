import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import type { Icon } from '@/common/ui/icons/icon'

interface AddButtonProps {
  icon: Icon
  label: MessageId
  isDisabled: boolean
  onClick: () => void
}

/** A button that adds an element to the frame. */
export function AddButton({ icon: AddIcon, label, isDisabled, onClick }: AddButtonProps) {
  return (
    <Button
      variant="default"
      leftSection={<AddIcon size={16} />}
      disabled={isDisabled}
      onClick={onClick}
    >
      <FormattedMessage id={label} />
    </Button>
  )
}
