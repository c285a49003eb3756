import { Button } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconFilter } from '../icons/icons'
import buttonClasses from './FilterButton.module.css'

interface FilterButtonProps {
  /** How many filters narrow the list. */
  count: number
  isOpen: boolean
  onOpen: () => void
  className?: string | undefined
}

/** Opens the panel with the filters of a list. Their number lies on its corner, so that nothing beside it moves. */
export function FilterButton({ count, isOpen, onOpen, className }: FilterButtonProps) {
  const intl = useIntl()
  return (
    <Button
      variant="default"
      className={[buttonClasses.button, className].filter(Boolean).join(' ')}
      leftSection={<IconFilter size={16} />}
      rightSection={count > 0 && <span className={buttonClasses.count}>{count}</span>}
      aria-label={intl.formatMessage({ id: 'common.label_filters' }, { count })}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <FormattedMessage id="common.action_filters" />
    </Button>
  )
}
