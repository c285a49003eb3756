import { Button, Checkbox } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { Select } from '@/common/ui/choices/Select'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { IconStarFilled, IconX } from '@/common/ui/icons/icons'
import { REVIEW_ORDERS, REVIEW_SOURCES, type ReviewOrder } from '@/contract/entities/posts/review'
import { STARS, type ReviewFilter } from '../reviewFilter'
import { SOURCE_NAMES } from '../reviewSources'
import classes from './ReviewChoices.module.css'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'

export interface ReviewChoicesProps {
  filter: ReviewFilter
  /** The name of the product to which the reviews are limited; undefined until one of them has loaded. */
  productName: string | undefined
  onChange: (part: Partial<ReviewFilter>) => void
}

const STATUSES: [ReviewFilter['status'], MessageId][] = [
  ['all', 'reviews.filter_all'],
  ['published', 'reviews.filter_published'],
  ['unpublished', 'reviews.filter_unpublished'],
]
const ORDERS: Record<ReviewOrder, MessageId> = {
  newest: 'reviews.order_newest',
  oldest: 'reviews.order_oldest',
  best: 'reviews.order_best',
  worst: 'reviews.order_worst',
}
const PLACES: ['current' | 'archive', MessageId][] = [
  ['current', 'reviews.filter_current'],
  ['archive', 'reviews.filter_archive'],
]

/** Stars, status, archive, and the product that was chosen on a card. */
export function ReviewChoices({
  filter,
  productName,
  isStacked = false,
  onChange,
}: ReviewChoicesProps & { isStacked?: boolean }) {
  const intl = useIntl()
  const named = <Value extends string>(choices: [Value, MessageId][]) =>
    choices.map(([value, id]) => ({ value, label: intl.formatMessage({ id }) }))
  return (
    <>
      <StarChoice
        chosen={filter.ratings}
        onChange={(ratings) => {
          onChange({ ratings })
        }}
      />
      <SegmentedControl
        fullWidth={isStacked}
        aria-label={intl.formatMessage({ id: 'reviews.label_status' })}
        value={filter.status}
        onChange={(status) => {
          onChange({ status })
        }}
        data={named(STATUSES)}
      />
      <SegmentedControl
        fullWidth={isStacked}
        aria-label={intl.formatMessage({ id: 'reviews.label_archive' })}
        value={filter.isArchived ? 'archive' : 'current'}
        onChange={(place) => {
          onChange({ isArchived: place === 'archive' })
        }}
        data={named(PLACES)}
      />
      {filter.productId !== null && (
        <Button
          variant="light"
          rightSection={<IconX size={14} />}
          aria-label={intl.formatMessage({ id: 'reviews.action_any-product' })}
          onClick={() => {
            onChange({ productId: null })
          }}
        >
          {productName ?? <FormattedMessage id="reviews.text_one-product" />}
        </Button>
      )}
    </>
  )
}

/** Media, marketplace and order. */
export function ReviewOrderChoices({
  filter,
  onChange,
}: Pick<ReviewChoicesProps, 'filter' | 'onChange'>) {
  const intl = useIntl()
  return (
    <>
      <Checkbox
        label={<FormattedMessage id="reviews.filter_media" />}
        checked={filter.hasMedia}
        onChange={(event) => {
          onChange({ hasMedia: event.currentTarget.checked })
        }}
      />
      <Select
        aria-label={intl.formatMessage({ id: 'reviews.label_source' })}
        data={[
          { value: 'all', label: intl.formatMessage({ id: 'reviews.filter_any-source' }) },
          ...REVIEW_SOURCES.map((value) => ({
            value,
            label: intl.formatMessage({ id: SOURCE_NAMES[value] }),
          })),
        ]}
        value={filter.source}
        allowDeselect={false}
        onChange={(source) => {
          if (source) onChange({ source })
        }}
      />
      <Select
        aria-label={intl.formatMessage({ id: 'reviews.label_order' })}
        data={REVIEW_ORDERS.map((value) => ({
          value,
          label: intl.formatMessage({ id: ORDERS[value] }),
        }))}
        value={filter.order}
        allowDeselect={false}
        onChange={(order) => {
          if (order) onChange({ order })
        }}
      />
    </>
  )
}

interface StarChoiceProps {
  chosen: number[]
  onChange: (ratings: number[]) => void
}

function StarChoice({ chosen, onChange }: StarChoiceProps) {
  const intl = useIntl()
  return (
    <div
      role="group"
      className={classes.stars}
      aria-label={intl.formatMessage({ id: 'reviews.label_stars' })}
    >
      {STARS.map((stars) => {
        const isChosen = chosen.includes(stars)
        return (
          <Button
            key={stars}
            className={classes.star ?? ''}
            variant={isChosen ? 'light' : 'default'}
            px="xs"
            rightSection={<IconStarFilled size={12} />}
            aria-pressed={isChosen}
            aria-label={intl.formatMessage({ id: 'reviews.label_with-stars' }, { stars })}
            onClick={() => {
              onChange(isChosen ? chosen.filter((one) => one !== stars) : [...chosen, stars])
            }}
          >
            {stars}
          </Button>
        )
      })}
    </div>
  )
}
