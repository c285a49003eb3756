import { Button, Group } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { IconAlertTriangle } from '@/common/ui/icons/icons'
import { StateMessage } from '@/common/ui/states/StateMessage'
import { sessionRecordOpened } from '../recorder/sessionRecordSlice'

/** Shown instead of a screen that threw, or whose chunk could not be loaded; a reload may help. */
export function RouteFailure() {
  const dispatch = useAppDispatch()
  return (
    <StateMessage
      role="alert"
      icon={<IconAlertTriangle size={28} />}
      title={<FormattedMessage id="start.title_failed" />}
      action={
        <Group justify="center">
          <Button
            onClick={() => {
              location.reload()
            }}
          >
            <FormattedMessage id="common.action_reload" />
          </Button>
          <Button variant="default" onClick={() => dispatch(sessionRecordOpened())}>
            <FormattedMessage id="shell.action_session-record" />
          </Button>
        </Group>
      }
    >
      <FormattedMessage id="page-failed.text" />
    </StateMessage>
  )
}
