import { ActionIcon } from '@mantine/core'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { IconArrowDown, IconArrowUp } from '@/common/ui/icons/icons'

/** The position of a file in its post. */
export interface FilePlace {
  index: number
  count: number
}

interface FileMovesProps {
  name: string
  place: FilePlace
  isLocked: boolean
  onMove: (by: 1 | -1) => void
}

/** Moves a file within its post; the focus stays with the file. */
export function FileMoves({ name, place: { index, count }, isLocked, onMove }: FileMovesProps) {
  const intl = useIntl()
  if (count < 2) return null
  /** The row moves in the DOM, so the button would lose the focus. */
  const move = (button: HTMLButtonElement, by: 1 | -1) => {
    flushSync(() => {
      onMove(by)
    })
    const other = by === 1 ? button.previousElementSibling : button.nextElementSibling
    if (!button.disabled) button.focus()
    else if (other instanceof HTMLButtonElement) other.focus()
  }
  return (
    <>
      <ActionIcon
        aria-label={intl.formatMessage({ id: 'upload.action_earlier' }, { name })}
        disabled={isLocked || index === 0}
        onClick={({ currentTarget }) => {
          move(currentTarget, -1)
        }}
      >
        <IconArrowUp size={18} />
      </ActionIcon>
      <ActionIcon
        aria-label={intl.formatMessage({ id: 'upload.action_later' }, { name })}
        disabled={isLocked || index === count - 1}
        onClick={({ currentTarget }) => {
          move(currentTarget, 1)
        }}
      >
        <IconArrowDown size={18} />
      </ActionIcon>
    </>
  )
}
