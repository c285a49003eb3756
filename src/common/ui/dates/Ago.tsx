import type { MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { formatAgo } from '../../lib/format'
import { useNow } from '../../lib/useNow'

/**
 * How long ago something happened, with the exact time on hover. A time slightly ahead of the local clock is shown as
 * "now".
 */
export function Ago({ at, isShort = false }: { at: string; isShort?: boolean }) {
  const intl = useIntl()
  const now = useNow()
  // Formatted on hover: a long list would format thousands of dates that are never read.
  const showExactTime = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.title = intl.formatDate(at, { dateStyle: 'long', timeStyle: 'medium' })
  }
  return (
    <time dateTime={at} onMouseEnter={showExactTime}>
      {formatAgo(intl, at, now, isShort ? 'short' : 'long')}
    </time>
  )
}
