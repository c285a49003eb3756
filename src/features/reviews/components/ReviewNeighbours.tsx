import { Group, Text, useDirection } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Neighbours } from '@/common/lib/neighbours/neighbours'
import { NeighbourButtons } from '@/common/ui/lists/NeighbourButtons'

const LABELS = { previous: 'reviews.action_previous', next: 'reviews.action_next' } as const
const LEFT = { key: 'ArrowLeft', sign: '←' }
const RIGHT = { key: 'ArrowRight', sign: '→' }
const KEYS = {
  ltr: { previous: LEFT, next: RIGHT },
  rtl: { previous: RIGHT, next: LEFT },
}

interface ReviewNeighboursProps {
  reviewId: number
  neighbours: Neighbours
  /** The index of the review in the list; -1 once it no longer belongs there. */
  index: number
  total: number
  isSaving: boolean
}

/** The buttons to the reviews before and after this one, and its place in the list. */
export function ReviewNeighbours({ reviewId, isSaving, ...shown }: ReviewNeighboursProps) {
  const { neighbours, index, total } = shown
  const { dir } = useDirection()
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const card = row.current?.closest('[role="dialog"]')
    if (card) card.scrollTop = 0
  }, [reviewId])
  return (
    <Group gap={4} wrap="nowrap" ref={row}>
      <NeighbourButtons
        neighbours={neighbours}
        recordId={reviewId}
        labels={LABELS}
        keys={KEYS[dir]}
        isLocked={isSaving}
      />
      <Text size="sm" c="dimmed" role="status">
        {index >= 0 && (
          <FormattedMessage id="reviews.text_position" values={{ number: index + 1, total }} />
        )}
      </Text>
    </Group>
  )
}
