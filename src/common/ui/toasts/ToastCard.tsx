import { Anchor, Group, Notification, Text } from '@mantine/core'
import '@mantine/core/styles/Notification.css'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useMessage } from '@/common/i18n/messages'
import { useAppDispatch } from '../../store/hooks'
import { IconAlertTriangle, IconCheck, IconX } from '../icons/icons'
import { toastClosed, type Toast } from './toastsSlice'
import classes from './ToastCard.module.css'

const LOOK = {
  success: { color: 'pine', icon: <IconCheck size={18} /> },
  warning: { color: 'yellow', icon: <IconAlertTriangle size={18} /> },
  error: { color: 'red', icon: <IconX size={18} /> },
} as const

/** A message with its action. A message that is shown again is counted. */
export function ToastCard({ toast }: { toast: Toast }) {
  const { id, tone, message, link, action, count } = toast
  const dispatch = useAppDispatch()
  const words = useMessage()
  const intl = useIntl()
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
      {action && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={() => {
            dispatch(action.event)
            close()
          }}
        >
          {words(action.message)}
        </Anchor>
      )}
    </Notification>
  )
}
