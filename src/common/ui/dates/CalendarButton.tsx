import { ActionIcon } from '@mantine/core'
import { Suspense, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { IconCalendar } from '../icons/icons'
import { Popover } from '../menus/floating'
import { LoadingBlock } from '../states/LoadingBlock'
import buttonClasses from './CalendarButton.module.css'

interface CalendarButtonProps {
  /** Label of the field that the calendar belongs to. */
  label: string
  className: string | undefined
  render: (close: () => void) => ReactNode
}

/** Opens the calendar of a field; the focus moves into it and back on closing. */
export function CalendarButton({ label, className, render }: CalendarButtonProps) {
  const intl = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          className={className ?? ''}
          aria-label={intl.formatMessage({ id: 'days.action_calendar' }, { label })}
          onClick={() => {
            setIsOpen(!isOpen)
          }}
        >
          <IconCalendar size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={buttonClasses.calendar}>
        <Suspense fallback={<LoadingBlock height={264} />}>
          {render(() => {
            setIsOpen(false)
          })}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
