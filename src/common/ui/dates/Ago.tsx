import type { MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { formatAgo } from '../../lib/format'
import { useNow } from '../../lib/useNow'

/** How long ago something happened, with the exact time on hover. What has just happened is never still to come. */
export function Ago({ at, isShort = false }: { at: string; isShort?: boolean }) {
  const intl = useIntl()
  const now = useNow()
  // Written when it is about to be read: a long list would format thousands of dates for nobody.
  const tell = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.title = intl.formatDate(at, { dateStyle: 'long', timeStyle: 'medium' })
  }
  return (
    <time dateTime={at} onMouseEnter={tell}>
      {formatAgo(intl, at, Math.max(now, Date.parse(at)), isShort ? 'short' : 'long')}
    </time>
  )
}
