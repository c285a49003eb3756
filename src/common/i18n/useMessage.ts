import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { Message } from './messages'

/** Formats a message of the state in the current language. */
export function useMessage(): (message: Message) => string {
  const intl = useIntl()
  return useCallback(
    (message) =>
      'text' in message ? message.text : intl.formatMessage({ id: message.id }, message.values),
    [intl],
  )
}
