import { ActionIcon, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import type { Neighbours, NeighbourSide } from '@/common/lib/neighbours/neighbours'
import { shortcutWords } from '@/common/lib/shortcutWords'
import { IconChevronLeft, IconChevronRight } from '@/common/ui/icons/icons'
import { Tooltip } from '@/common/ui/menus/floating'

/** A key that leads to a neighbour as well, and how it is shown. */
interface FurtherKey {
  key: string
  sign: string
}

interface NeighbourButtonsProps {
  neighbours: Neighbours
  /** The open record. */
  recordId?: number
  labels: Record<NeighbourSide, MessageId>
  keys?: Record<NeighbourSide, FurtherKey>
  /** Whether both buttons are inactive. */
  isLocked?: boolean
}

/** The buttons to the records before and after the open one. */
export function NeighbourButtons(props: NeighbourButtonsProps) {
  return (
    <Group gap={0} wrap="nowrap">
      <NeighbourButton side="previous" {...props} />
      <NeighbourButton side="next" {...props} />
    </Group>
  )
}

const SIDES = {
  previous: { shortcut: 'Alt+PageUp', icon: IconChevronLeft },
  next: { shortcut: 'Alt+PageDown', icon: IconChevronRight },
} as const

function NeighbourButton({
  side,
  neighbours,
  recordId,
  labels,
  keys,
  isLocked = false,
}: NeighbourButtonsProps & { side: NeighbourSide }) {
  const intl = useIntl()
  const button = useRef<HTMLButtonElement>(null)
  const { shortcut, icon: Icon } = SIDES[side]
  const further = keys?.[side]
  const words = intl.formatMessage({ id: labels[side] })
  const open = isLocked ? null : neighbours.open[side]
  const isPressed = neighbours.pressed === side
  useEffect(() => {
    // The focused element belonged to the previous record and was unmounted, so the browser moved the focus to the
    // page.
    if (isPressed && document.activeElement?.contains(button.current)) button.current?.focus()
  }, [isPressed, recordId])
  return (
    <Tooltip label={[words, further?.sign, shortcutWords(shortcut)].filter(Boolean).join(' · ')}>
      <ActionIcon
        ref={button}
        size={44}
        aria-label={words}
        aria-keyshortcuts={further ? `${further.key} ${shortcut}` : shortcut}
        aria-busy={side === 'next' && neighbours.isLoading}
        // Not `disabled`, which would lose the focus at the end of the list.
        data-disabled={open === null || undefined}
        aria-disabled={open === null}
        onClick={() => open?.(true)}
      >
        <Icon size={20} />
      </ActionIcon>
    </Tooltip>
  )
}
