import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconFilter } from '@/common/ui/icons/icons'
import { CornerCount, cornered } from './CornerCount'
import classes from './FilterBar.module.css'

/** The search and the filters above a list: in a row where there is room, stacked on a phone. */
export function FilterBar({ search, children }: { search: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.filters}>
      <div className={classes.search}>{search}</div>
      {children}
    </div>
  )
}

interface FilterButtonProps {
  /** The number of active filters. */
  count: number
  isOpen: boolean
  onOpen: () => void
  className?: string | undefined
  /** The id of the filters, when the button unfolds them in place instead of opening a panel. */
  unfolds?: string
}

/**
 * Opens the filters of a list. The number of active filters is drawn over the button's corner, so that
 * nothing beside it moves.
 */
export function FilterButton({ count, isOpen, onOpen, className, unfolds }: FilterButtonProps) {
  const intl = useIntl()
  return (
    <Button
      variant="default"
      className={[cornered, className].filter(Boolean).join(' ')}
      leftSection={<IconFilter size={16} />}
      aria-label={intl.formatMessage({ id: 'common.label_filters' }, { count })}
      {...(unfolds === undefined
        ? { 'aria-haspopup': 'dialog' as const }
        : { 'aria-controls': unfolds })}
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <FormattedMessage id="common.action_filters" />
      <CornerCount count={count} />
    </Button>
  )
}
