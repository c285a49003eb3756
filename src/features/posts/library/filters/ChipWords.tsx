import { FormattedMessage, useIntl } from 'react-intl'
import { sourceOptions } from '@/common/i18n/sourceOptions'
import type { DayRange } from '@/common/lib/days'
import { useUser } from '@/common/session/useUser'
import type { FilterSlots } from './filterSlots'
import type { AppliedPart, LibraryFilter } from '../libraryFilter'
import { YES_NO_WORDS } from './yesNoWords'

interface ChipWordsProps {
  part: AppliedPart
  filter: LibraryFilter
  slots: FilterSlots
}

/** The text of one chip. */
export function ChipWords({ part: { name, item }, filter, slots }: ChipWordsProps) {
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
    default: {
      const { yes, no } = YES_NO_WORDS[name]
      return <FormattedMessage id={filter[name] ? yes : no} />
    }
  }

  function days(range: DayRange = {}) {
    return { days: <Days {...range} /> }
  }
}

/** «1–5 марта 2026», or from a day on, or up to one. */
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
