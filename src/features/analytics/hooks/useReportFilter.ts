import { useAddressFilter } from '@/common/routing/useAddressFilter'
import { useNow } from '@/common/lib/useNow'
import { boundsOfPeriod } from '../period'
import { addressOfFilter, filterOfAddress, type ReportFilter } from '../reportFilter'

const CODEC = { filterOfAddress, addressOfFilter }

/** The filter in the address, the period that it means, and a setter; a change goes back to the first page. */
export function useReportFilter() {
  const { filter, change } = useAddressFilter(CODEC)
  const { since, till } = boundsOfPeriod(filter.days, useNow())
  return {
    filter,
    span: {
      embedIds: filter.embedId === null ? [] : [filter.embedId],
      eventsCreatedSince: since,
      eventsCreatedTill: till,
    },
    change: (part: Partial<ReportFilter>) => {
      change({ page: 1, ...part })
    },
  }
}
