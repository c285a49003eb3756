import { Anchor } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useMessage, type Message } from '@/common/i18n/messages'
import { useAppDispatch } from '@/common/store/hooks'
import { sessionRecordOpened } from '@/common/store/sessionRecordSlice'

/** A problem in words; with one that the person cannot mend, a report to support is offered. */
export function FailureWords({ message }: { message: Message }) {
  const words = useMessage()
  if (!message.isFault) return words(message)
  return (
    <>
      {words(message)} <ReportLink />
    </>
  )
}

/** Opens the report to support, within a text. */
export function ReportLink() {
  const dispatch = useAppDispatch()
  return (
    <Anchor
      component="button"
      type="button"
      inherit
      c="inherit"
      underline="always"
      onClick={() => dispatch(sessionRecordOpened())}
    >
      <FormattedMessage id="shell.action_report" />
    </Anchor>
  )
}
