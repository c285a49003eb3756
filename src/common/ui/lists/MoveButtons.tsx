import { ActionIcon } from '@mantine/core'
import { flushSync } from 'react-dom'
import { IconArrowDown, IconArrowUp } from '@/common/ui/icons/icons'

/** The position of a row in its list. */
export interface RowPlace {
  index: number
  count: number
}

interface MoveButtonsProps {
  place: RowPlace
  /** Labels of the buttons. */
  up: string
  down: string
  /** To a position of the list, from 0. */
  onMove: (to: number) => void
}

/**
 * Moves a row of a list without waiting for the save. The focus stays on the moved row, whatever React keys the rows
 * have.
 */
export function MoveButtons({ place: { index, count }, up, down, onMove }: MoveButtonsProps) {
  if (count < 2) return null
  const move = (button: HTMLButtonElement, to: number) => {
    const list = button.closest('li')?.parentElement
    flushSync(() => {
      onMove(to)
    })
    const buttons = list?.children[to]?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? []
    const [same, other] = to < index ? buttons : [...buttons].reverse()
    if (same?.disabled) other?.focus()
    else same?.focus()
  }
  return (
    <>
      <ActionIcon
        size="lg"
        data-move
        disabled={index === 0}
        aria-label={up}
        onClick={({ currentTarget }) => {
          move(currentTarget, index - 1)
        }}
      >
        <IconArrowUp size={18} />
      </ActionIcon>
      <ActionIcon
        size="lg"
        data-move
        disabled={index === count - 1}
        aria-label={down}
        onClick={({ currentTarget }) => {
          move(currentTarget, index + 1)
        }}
      >
        <IconArrowDown size={18} />
      </ActionIcon>
    </>
  )
}

/** A list with one item at another position; unchanged when the item does not exist. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const [item] = items.slice(from, from + 1)
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item)
}
