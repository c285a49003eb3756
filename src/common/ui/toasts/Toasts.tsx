import { Anchor, Badge, Group, Notification, Portal, Text } from '@mantine/core'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useMessage } from '../../i18n/useMessage'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { IconAlertTriangle, IconCheck, IconX } from '../icons/icons'
import { selectToasts, toastClosed, type Toast } from './toastsSlice'
import classes from './Toasts.module.css'

const LOOK = {
  success: { color: 'pine', icon: <IconCheck size={18} /> },
  warning: { color: 'yellow', icon: <IconAlertTriangle size={18} /> },
  error: { color: 'red', icon: <IconX size={18} /> },
} as const

/** Messages at the top right (product-rules/ui.md#toasts): closable, the same one grouped with a count. */
export function Toasts() {
  const toasts = useAppSelector(selectToasts)
  return (
    <Portal>
      <div className={classes.stack} aria-live="polite" role="status">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </Portal>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
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
        {count > 1 && (
          <Badge variant="light" size="sm" circle>
            {count}
          </Badge>
        )}
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
