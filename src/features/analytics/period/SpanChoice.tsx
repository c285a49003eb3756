import { Button, UnstyledButton } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocale } from '@/common/i18n/useLocale'
import { RANGE_CALENDARS } from '@/common/ui/dates/calendars'
import { IconCalendar, IconCheck, IconChevronDown } from '@/common/ui/icons/icons'
import { Popover } from '@/common/ui/menus/floating'
import { LoadingBlock } from '@/common/ui/states/Loading'
import { lastDayFrom, type Span } from './period'
import classes from './SpanChoice.module.css'
import { spanWords } from './spanWords'

interface SpanChoiceProps<Name extends string> {
  label: string
  /** What the button says beside its label. */
  words: string
  /** The choices with a name, and their days as of today. */
  choices: readonly { name: Name; title: string; span: Span | null }[]
  /** The named choice, or any days. */
  value: Name | Span
  /** The days that the calendar opens at. */
  shown: Span
  today: string
  onChange: (value: Name | Span) => void
}

/** A button with the chosen days; opens choices with a name, and a calendar for any others. */
export function SpanChoice<Name extends string>(props: SpanChoiceProps<Name>) {
  const { label, words, choices, value, shown, today, onChange } = props
  const intl = useIntl()
  const RangeCalendar = RANGE_CALENDARS[useLocale()]
  const [isOpen, setIsOpen] = useState(false)

  function choose(next: Name | Span) {
    setIsOpen(false)
    onChange(next)
  }
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={classes.target ?? ''}
          leftSection={<IconCalendar size={16} />}
          rightSection={<IconChevronDown size={16} />}
          aria-label={intl.formatMessage({ id: 'analytics.label_choice' }, { label, words })}
          onClick={() => {
            setIsOpen(!isOpen)
          }}
        >
          <span className={classes.words}>{words}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={label}>
        <ul className={classes.choices}>
          {choices.map(({ name, title, span }) => (
            <li key={name}>
              <UnstyledButton
                className={classes.choice}
                aria-pressed={value === name}
                onClick={() => {
                  choose(name)
                }}
              >
                <IconCheck size={16} className={classes.check} />
                <span>{title}</span>
                {span && <span className={classes.days}>{spanWords(intl, span)}</span>}
              </UnstyledButton>
            </li>
          ))}
        </ul>
        <div className={classes.calendar}>
          <Suspense fallback={<LoadingBlock height={264} />}>
            <RangeCalendar
              since={shown.since}
              till={shown.till}
              max={today}
              lastFrom={lastDayFrom}
              onChange={(since, till) => {
                choose({ since, till })
              }}
            />
          </Suspense>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
