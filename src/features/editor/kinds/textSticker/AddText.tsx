import { IconTypography } from '@/common/ui/icons/icons'
import { AddButton } from '../AddButton'
import type { AddProps } from '../ElementPanel'
import type { TextFacts } from './TextFacts'

/** Adds a text to the frame. */
export function AddText({ isDisabled, onAdd }: AddProps<TextFacts>) {
  return (
    <AddButton
      icon={IconTypography}
      label="elements.action_add-text"
      isDisabled={isDisabled}
      onClick={() => {
        onAdd({ text: '' })
      }}
    />
  )
}
