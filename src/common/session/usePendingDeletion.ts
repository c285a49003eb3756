import { useIntl } from 'react-intl'
import { sharedDay } from '@/contract/text/sharedDay'
import { useUser } from './user'

/** Why nothing can be added while the account awaits its deletion; null without one. */
export function usePendingDeletion(): string | null {
  const intl = useIntl()
  const { deletion } = useUser()
  if (!deletion) return null
  const date = sharedDay(intl.locale, Date.parse(deletion.deletesAt))
  return intl.formatMessage({ id: 'deletion.text_pending' }, { date })
}
