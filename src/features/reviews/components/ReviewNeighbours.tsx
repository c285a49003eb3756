import { ActionIcon, Group, Text } from '@mantine/core'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Neighbours, NeighbourSide } from '@/common/lib/neighbours'
import { shortcutWords } from '@/common/lib/shortcutWords'
import { IconChevronLeft, IconChevronRight } from '@/common/ui/icons/icons'
import { Tooltip } from '@/common/ui/menus/floating'

interface ReviewNeighboursProps {
  reviewId: number
  neighbours: Neighbours
  /** Of the review in the list; -1 once it has left it. */
  index: number
  total: number
  isSaving: boolean
}

/** The buttons to the reviews before and after this one, and its place in the list. */
export function ReviewNeighbours({ reviewId, isSaving, ...shown }: ReviewNeighboursProps) {
  const { neighbours, index, total } = shown
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const card = row.current?.closest('[role="dialog"]')
    if (card) card.scrollTop = 0
  }, [reviewId])
  const button = (side: NeighbourSide) => (
    <NeighbourButton
      side={side}
      open={isSaving ? null : neighbours.open[side]}
      isLoading={side === 'next' && neighbours.isLoading}
      pressedFor={neighbours.pressed === side ? reviewId : null}
    />
  )
  return (
    <Group gap={4} wrap="nowrap" ref={row}>
      {button('previous')}
      {button('next')}
      <Text size="sm" c="dimmed" role="status">
        {index >= 0 && (
          <FormattedMessage id="reviews.text_position" values={{ number: index + 1, total }} />
        )}
      </Text>
    </Group>
  )
}

const SIDES = {
  previous: {
    label: 'reviews.action_previous',
    key: 'ArrowLeft',
    sign: '←',
    shortcut: 'Alt+PageUp',
    icon: IconChevronLeft,
  },
  next: {
    label: 'reviews.action_next',
    key: 'ArrowRight',
    sign: '→',
    shortcut: 'Alt+PageDown',
    icon: IconChevronRight,
  },
} as const

interface NeighbourButtonProps {
  side: NeighbourSide
  open: Neighbours['open'][NeighbourSide]
  isLoading: boolean
  /** The review that this button has opened. */
  pressedFor: number | null
}

function NeighbourButton({ side, open, isLoading, pressedFor }: NeighbourButtonProps) {
  const intl = useIntl()
  const button = useRef<HTMLButtonElement>(null)
  const { label, key, sign, shortcut, icon: Icon } = SIDES[side]
  useEffect(() => {
    // By a key from within the card that was replaced, the focus went to the page.
    const isLost = document.activeElement?.contains(button.current)
    if (pressedFor !== null && isLost) button.current?.focus()
  }, [pressedFor])
  const words = intl.formatMessage({ id: label })
  return (
    <Tooltip label={`${words} · ${sign} · ${shortcutWords(shortcut)}`}>
      <ActionIcon
        ref={button}
        size={44}
        aria-label={words}
        aria-keyshortcuts={`${key} ${shortcut}`}
        aria-busy={isLoading}
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
