import { useIntl } from 'react-intl'
import { formatAgo } from '../lib/format'
import { useNow } from '../lib/useNow'

/** How long ago something happened, with the exact time on hover. What has just happened is never still to come. */
export function Ago({ at }: { at: string }) {
  const intl = useIntl()
  const now = useNow()
  return (
    <time dateTime={at} title={intl.formatDate(at, { dateStyle: 'long', timeStyle: 'medium' })}>
      {formatAgo(intl, at, Math.max(now, Date.parse(at)))}
    </time>
  )
}
