import { CloseButton, TextInput, ActionIcon } from '@mantine/core'
import { useRef, useState, type ReactNode, type RefObject, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { IconCalendar } from '@/common/ui/icons/icons'
import { Popover } from '@/common/ui/menus/floating'
import { LoadingBlock } from '@/common/ui/states/Loading'
import buttonClasses from './CalendarButton.module.css'
import classes from './DateTextField.module.css'

/** A date is typed in the person's format; the value is ISO, '' for none. */
interface DateTextFieldProps {
  inputRef?: RefObject<HTMLInputElement | null>
  label: string
  isLabelDimmed?: boolean
  /** `isMoved`: the typed date does not exist and was replaced by another. */
  renderDescription?: (isMoved: boolean) => ReactNode
  error?: ReactNode
  placeholder: string
  value: string
  /** Typed text that is not a date; null when there is none. */
  invalid: string | null
  /** Shown for typed text that is not a date, once the field was left. */
  invalidMessage: ReactNode
  read: (text: string) => string | null
  write: (value: string) => string
  /** Adjusts a date that was read; unchanged by default. */
  settle?: (value: string) => string
  onChange: (value: string) => void
  onInvalid: (text: string) => void
  /** The label of the button that clears the field; without it the field has no such button. */
  clearLabel?: string
  /** The calendar's contents; call `close` when something was chosen. */
  renderCalendar: (close: () => void) => ReactNode
}

/** px */
const ICON_SIZE = 18

const NOTHING_TYPED = { text: '', found: '', value: '' }

/** A date that is typed or chosen from a calendar; text that cannot be read stays as typed. */
export function DateTextField(props: DateTextFieldProps) {
  const { label, value, invalid, read, write, onChange, onInvalid, clearLabel } = props
  const { settle = (found: string) => found } = props
  const ownInput = useRef<HTMLInputElement>(null)
  const input = props.inputRef ?? ownInput
  // The typed text stays until the field is left or the date changes elsewhere.
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const [isFocused, setIsFocused] = useState(false)
  const isTyped = typed.value === value && value !== ''
  const isMoved = isTyped && typed.found !== value
  const text = invalid ?? (isTyped ? typed.text : value && write(value))

  function take(next: string) {
    if (next.trim() === '') {
      onChange('')
      return
    }
    const found = read(next)
    if (found === null) {
      onInvalid(next)
      return
    }
    setTyped({ text: next, found, value: settle(found) })
    onChange(found)
  }
  return (
    <TextInput
      ref={input}
      classNames={{
        input: classes.input ?? '',
        label: (props.isLabelDimmed && classes.dimmed) || '',
      }}
      label={label}
      description={props.renderDescription?.(isMoved)}
      error={props.error || (invalid !== null && !isFocused && props.invalidMessage)}
      placeholder={props.placeholder}
      autoComplete="off"
      value={text}
      onChange={(event) => {
        take(event.currentTarget.value)
      }}
      onFocus={() => {
        setIsFocused(true)
      }}
      onBlur={() => {
        setIsFocused(false)
        if (!isMoved) setTyped(NOTHING_TYPED)
      }}
      rightSectionWidth="auto"
      rightSection={
        <div className={classes.tools}>
          {clearLabel !== undefined && text !== '' && (
            <CloseButton
              className={classes.tool ?? ''}
              iconSize={ICON_SIZE}
              aria-label={clearLabel}
              onClick={() => {
                onChange('')
                input.current?.focus()
              }}
            />
          )}
          <CalendarButton label={label} className={classes.tool} render={props.renderCalendar} />
        </div>
      }
    />
  )
}

interface CalendarButtonProps {
  /** Label of the field that the calendar belongs to. */
  label: string
  className: string | undefined
  render: (close: () => void) => ReactNode
}

/** Opens the calendar of a field; the focus moves into it and back on closing. */
function CalendarButton({ label, className, render }: CalendarButtonProps) {
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
