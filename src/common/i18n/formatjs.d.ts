import type { MessageId } from './messages'

/** react-intl takes the known ids from this global namespace. */
declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }
}
