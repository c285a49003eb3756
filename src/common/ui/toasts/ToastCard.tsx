import { Anchor, Group, Notification, Text } from '@mantine/core'
import '@mantine/core/styles/Notification.css'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useMessage } from '@/common/i18n/messages'
import { useAppDispatch } from '../../store/hooks'
import { sessionRecordOpened } from '../../store/sessionRecordSlice'
import { IconAlertTriangle, IconCheck, IconX } from '../icons/icons'
import { toastClosed, type Toast } from './toastsSlice'
import classes from './ToastCard.module.css'

const LOOK = {
  success: { color: 'pine', icon: <IconCheck size={18} /> },
  warning: { color: 'yellow', icon: <IconAlertTriangle size={18} /> },
  error: { color: 'red', icon: <IconX size={18} /> },
} as const

const REPORT = { message: { id: 'shell.action_report' }, event: sessionRecordOpened() } as const

/** A message with its action. A message that is shown again is counted. */
export function ToastCard({ toast }: { toast: Toast }) {
  const { id, tone, message, link, action, count } = toast
  const dispatch = useAppDispatch()
  const words = useMessage()
  const intl = useIntl()
  const offer = action ?? (message.isFault && REPORT)
  const close = () => dispatch(toastClosed({ id }))
  return (
    <Notification
      className={classes.toast}
      withBorder
      {...LOOK[tone]}
      onClose={close}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'common.action_close' }) }}
    >
      <Group gap="xs" wrap="nowrap" justify="space-between">
        <Text size="sm">{words(message)}</Text>
        {count > 1 && <span className={classes.count}>{count}</span>}
      </Group>
      {link && (
        <Anchor component={Link} to={link.to} size="sm" onClick={close}>
          {words(link.message)}
        </Anchor>
      )}
      {offer && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={() => {
            dispatch(offer.event)
            close()
          }}
        >
          {words(offer.message)}
        </Anchor>
      )}
    </Notification>
  )
}
