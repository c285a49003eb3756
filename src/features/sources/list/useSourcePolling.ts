import { pollingWhile } from '@/common/api/pollingWhile'
import { useNow } from '@/common/lib/useNow'
import type { SourceReading } from '@/contract/entities/sources/source'
import { sourceListApi } from './sourceListApi'

/** Options of the query of sources: it is repeated as long as any of them is being read, or is due. */
export function useSourcePolling() {
  const now = useNow()
  const { isReading, error } = sourceListApi.endpoints.listSources.useQueryState(undefined, {
    selectFromResult: ({ data, error }) => ({
      isReading: data?.sources.some(({ reading }) => isUnderWay(reading, now)) ?? false,
      error,
    }),
  })
  return pollingWhile(isReading, error)
}

/** It is being read, or its time has come since the last request. */
const isUnderWay = (reading: SourceReading | null, now: number) =>
  reading !== null &&
  (reading.state === 'reading' ||
    (reading.nextReadAt !== null && Date.parse(reading.nextReadAt) <= now))
