import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useNow } from '@/common/lib/useNow'
import { boundsOfPeriod } from '../period'
import { addressOfFilter, filterOfAddress, type ReportFilter } from '../reportFilter'

/** The filter in the address, the period that it means, and a setter; a change goes back to the first page. */
export function useReportFilter() {
  const [address, setAddress] = useSearchParams()
  const filter = filterOfAddress(address)
  const { since, till } = boundsOfPeriod(filter.days, useNow())
  const { days, embedId, page } = filter
  const change = useCallback(
    (part: Partial<ReportFilter>) => {
      setAddress(addressOfFilter({ days, embedId, page: 1, ...part }), { replace: true })
    },
    [setAddress, days, embedId],
  )
  return {
    filter: { days, embedId, page },
    span: {
      embedIds: embedId === null ? [] : [embedId],
      eventsCreatedSince: since,
      eventsCreatedTill: till,
    },
    change,
  }
}
