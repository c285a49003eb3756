import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/useUser'
import { IconPlugConnected } from '@/common/ui/icons/icons'

/** Links to the connection of a source, or names the people who can repair it. */
export function ConnectionLink() {
  const canConnect = usePermission('MANAGE_INTEGRATIONS')
  if (!canConnect) return <FormattedMessage id="sources.text_ask-who-connects" />
  return (
    <Button
      component={Link}
      to={paths.integrations()}
      variant="default"
      leftSection={<IconPlugConnected size={16} />}
    >
      <FormattedMessage id="sources.action_mend-connection" />
    </Button>
  )
}
