import { ActionIcon, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { shortcutWords } from '@/common/lib/shortcutWords'
import { IconChevronLeft, IconChevronRight } from '@/common/ui/icons/icons'
import { Tooltip } from '@/common/ui/menus/floating'
import { useNeighbourKeys } from '../../hooks/keys/useNeighbourKeys'
import type { Neighbours, NeighbourSide } from '../../neighbours'

const SIDES = {
  previous: {
    label: 'editor.action_previous-post',
    shortcut: 'Alt+PageUp',
    icon: IconChevronLeft,
  },
  next: {
    label: 'editor.action_next-post',
    shortcut: 'Alt+PageDown',
    icon: IconChevronRight,
  },
} as const

/** The links to the posts before and after this one. */
export function NeighbourButtons({ neighbours }: { neighbours: Neighbours }) {
  useNeighbourKeys(neighbours)
  return (
    <Group gap={0} wrap="nowrap">
      <NeighbourButton side="previous" neighbours={neighbours} />
      <NeighbourButton side="next" neighbours={neighbours} />
    </Group>
  )
}

interface NeighbourButtonProps {
  side: NeighbourSide
  neighbours: Neighbours
}

function NeighbourButton({ side, neighbours }: NeighbourButtonProps) {
  const intl = useIntl()
  const button = useRef<HTMLButtonElement>(null)
  const { label, shortcut, icon: Icon } = SIDES[side]
  const words = intl.formatMessage({ id: label })
  const open = neighbours.open[side]
  const isPressed = neighbours.pressed === side
  useEffect(() => {
    // The pressed button was unmounted with its post, and the focus went to the page.
    if (isPressed && document.activeElement?.contains(button.current)) button.current?.focus()
  }, [isPressed])
  return (
    <Tooltip label={`${words} · ${shortcutWords(shortcut)}`}>
      <ActionIcon
        ref={button}
        size={44}
        aria-label={words}
        aria-keyshortcuts={shortcut}
        aria-busy={side === 'next' && neighbours.isLoading}
        // Not `disabled`, which would take the focus away at the end of the list.
        data-disabled={open === null || undefined}
        aria-disabled={open === null}
        onClick={() => open?.(true)}
      >
        <Icon size={20} />
      </ActionIcon>
    </Tooltip>
  )
}
