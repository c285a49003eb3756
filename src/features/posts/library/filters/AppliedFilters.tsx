import { Alert, Button, CloseButton } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import { useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { sourceOptions } from '@/common/i18n/sources'
import type { DayRange } from '@/common/lib/days'
import { useUser } from '@/common/session/user'
import {
  appliedParts,
  type AppliedPart,
  type LibraryFilter,
} from '@/features/posts/library/libraryFilter'
import classes from './AppliedFilters.module.css'
import type { FilterSlots } from './filterSlots'
import { MEDIA_CHIPS, USAGE_WORDS } from './shownWords'
import { YES_NO_WORDS } from './yesNoWords'

interface AppliedFiltersProps {
  filter: LibraryFilter
  slots: FilterSlots
  /** Whether all of the address was valid. */
  isUnderstood: boolean
  onChange: (part: LibraryFilter) => void
  onReset: () => void
}

/**
 * The chosen filters as chips, each with its name and a button to remove it. A notice before them warns that a part of
 * the address was not valid.
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

/** The filter without one value of one of its parts. */
function without(filter: LibraryFilter, { name, item }: AppliedPart): LibraryFilter {
  const value = filter[name]
  return { [name]: Array.isArray(value) ? value.filter((one) => one !== item) : undefined }
}

/** Called when the focused button is removed: focuses the next one, or the content when no button is left. */
function focusAfter(list: HTMLElement | null, index: number) {
  const buttons = [...(list?.querySelectorAll('button') ?? [])]
  const isLast = buttons.length <= 2
  const next = isLast ? document.getElementById('main') : (buttons[index + 1] ?? buttons[0])
  next?.focus({ preventScroll: true })
}

interface ChipWordsProps {
  part: AppliedPart
  filter: LibraryFilter
  slots: FilterSlots
}

/** The text of one chip. */
function ChipWords({ part: { name, item }, filter, slots }: ChipWordsProps) {
  const intl = useIntl()
  switch (name) {
    case 'album':
      return slots.renderAlbumName(Number(item))
    case 'segment':
      return slots.renderSegmentName(Number(item))
    case 'product':
      return slots.renderProductName(filter.product ?? 0)
    case 'source':
      return <SourceWords name={String(item)} />
    case 'created':
      return <FormattedMessage id="filters.chip_created" values={days(filter.created)} />
    case 'added':
      return <FormattedMessage id="filters.chip_added" values={days(filter.added)} />
    case 'published':
      return <FormattedMessage id="filters.chip_published" values={days(filter.published)} />
    case 'lang': {
      const { lang: code = '' } = filter
      const lang = intl.formatDisplayName(code, { type: 'language' }) ?? code
      return <FormattedMessage id="filters.chip_lang" values={{ lang }} />
    }
    case 'author':
      return <FormattedMessage id="filters.chip_author" values={{ name: filter.author }} />
    case 'post':
      return <FormattedMessage id="filters.chip_post" values={{ number: filter.post }} />
    case 'media':
      return <FormattedMessage id={MEDIA_CHIPS[filter.media ?? 'photo']} />
    case 'usage':
      return <FormattedMessage id={USAGE_WORDS[filter.usage ?? 'used']} />
    default: {
      const { yes, no } = YES_NO_WORDS[name]
      return <FormattedMessage id={filter[name] ? yes : no} />
    }
  }

  function days(range: DayRange = {}) {
    return { days: <Days {...range} /> }
  }
}

/** A range of days: «1–5 марта 2026», or with only its first or last day. */
function Days({ since, till }: DayRange) {
  const intl = useIntl()
  // A calendar day has no time zone, so it is formatted in UTC.
  const shape = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  if (since && till) return intl.formatDateTimeRange(new Date(since), new Date(till), shape)
  const day = intl.formatDate(since ?? till, shape)
  return (
    <FormattedMessage id={since ? 'filters.text_since' : 'filters.text_till'} values={{ day }} />
  )
}

function SourceWords({ name }: { name: string }) {
  const intl = useIntl()
  const { dataSourceList } = useUser()
  const source = sourceOptions(intl, dataSourceList).find((one) => one.name === name)
  return <FormattedMessage id="filters.chip_source" values={{ name: source?.label ?? name }} />
}
