import { Alert, Button, CloseButton } from '@mantine/core'
import { useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { FilterSlots } from './filterSlots'
import { appliedParts, type AppliedPart, type LibraryFilter } from '../libraryFilter'
import classes from './AppliedFilters.module.css'
import { ChipWords } from './ChipWords'
import '@mantine/core/styles/Alert.css'

interface AppliedFiltersProps {
  filter: LibraryFilter
  slots: FilterSlots
  /** Whether all of the address was valid. */
  isUnderstood: boolean
  onChange: (part: LibraryFilter) => void
  onReset: () => void
}

/**
 * The chosen filters as chips, each with its name and a button to remove it; before them, a notice that a part of the
 * address was not valid.
 */
export function AppliedFilters({ filter, slots, isUnderstood, ...actions }: AppliedFiltersProps) {
  const { onChange, onReset } = actions
  const intl = useIntl()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const parts = appliedParts(filter)

  function remove(part: AppliedPart, index: number) {
    focusAfter(list.current, index)
    onChange(without(filter, part))
  }
  return (
    <>
      {!isUnderstood && (
        <Alert
          role="status"
          color="gray"
          mb="sm"
          p="xs"
          withCloseButton
          closeButtonLabel={intl.formatMessage({ id: 'common.action_close' })}
          // Writing the address again drops its invalid part, and with it this notice.
          onClose={() => {
            onChange({})
          }}
        >
          <FormattedMessage id="filters.alert_not-understood" />
        </Alert>
      )}
      <span id={id} hidden>
        <FormattedMessage id="filters.action_remove" />
      </span>
      {parts.length > 0 && (
        <ul
          ref={list}
          className={classes.chips}
          aria-label={intl.formatMessage({ id: 'filters.label_applied' })}
        >
          {parts.map((part, index) => {
            const key = `${part.name}-${part.item ?? ''}`
            return (
              <li key={key} className={classes.chip}>
                <span id={`${id}-${key}`} className={classes.words}>
                  <ChipWords part={part} filter={filter} slots={slots} />
                </span>
                <CloseButton
                  size="sm"
                  iconSize={14}
                  className={classes.remove ?? ''}
                  aria-labelledby={`${id} ${id}-${key}`}
                  onClick={() => {
                    remove(part, index)
                  }}
                />
              </li>
            )
          })}
          <li>
            <Button
              variant="subtle"
              size="compact-sm"
              className={classes.reset ?? ''}
              onClick={onReset}
            >
              <FormattedMessage id="filters.action_reset-all" />
            </Button>
          </li>
        </ul>
      )}
    </>
  )
}

/** The filter without one value of a part. */
function without(filter: LibraryFilter, { name, item }: AppliedPart): LibraryFilter {
  const value = filter[name]
  return { [name]: Array.isArray(value) ? value.filter((one) => one !== item) : undefined }
}

/** The focused button is removed: the focus goes to the next one, or to the content when none is left. */
function focusAfter(list: HTMLElement | null, index: number) {
  const buttons = [...(list?.querySelectorAll('button') ?? [])]
  const isLast = buttons.length <= 2
  const next = isLast ? document.getElementById('main') : (buttons[index + 1] ?? buttons[0])
  next?.focus({ preventScroll: true })
}
