import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type ru from '../../../translations/ru.json'
import type sharedRu from '../../../translations/shared/ru.json'

/** Every message id of the cabinet; an unknown one does not compile. */
export type MessageId = keyof typeof ru | keyof typeof sharedRu

export type MessageValues = Record<string, string | number>

/** A text in the state or in a response: an id with its values, or a text from the back office. */
export type Message = ({ id: MessageId; values?: MessageValues } | { text: string }) & {
  /** The person cannot mend what it tells, so that a report to support is offered with it. */
  isFault?: true
}

/** Formats a message of the state in the current language. */
export function useMessage(): (message: Message) => string {
  const intl = useIntl()
  return useCallback(
    (message) =>
      'text' in message ? message.text : intl.formatMessage({ id: message.id }, message.values),
    [intl],
  )
}
