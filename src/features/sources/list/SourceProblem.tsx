import { Alert, Group, Button } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { MessageId } from '@/common/i18n/messages'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/user'
import { IconAlertTriangle, IconPlugConnected, IconRefresh } from '@/common/ui/icons/icons'
import type { ReadingProblem } from '@/contract/entities/sources/source'
import { useReadSourceMutation } from './sourceListApi'

/** Why a source could not be read, and the only action that helps. */
export function SourceProblem({ id, problem }: { id: number; problem: ReadingProblem }) {
  return (
    <Alert color="red" mt={8} icon={<IconAlertTriangle size={18} />} role="status">
      {problem.text}
      <Group mt="sm">
        {problem.action === 'read' && (
          <ReadSourceButton id={id} label="sources.action_read-again" />
        )}
        {problem.action === 'connect' && <ConnectionLink />}
        {problem.action === 'tariff' && <TariffLink />}
      </Group>
    </Alert>
  )
}

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

/** Links to the tariff, or names the people who can change it. */
function TariffLink() {
  const canSee = usePermission('VIEW_TARIFF')
  if (!canSee) return <FormattedMessage id="sources.text_ask-who-pays" />
  return (
    <Button component={Link} to={paths.profile()} variant="default">
      <FormattedMessage id="usage.action_tariff" />
    </Button>
  )
}

interface ReadSourceButtonProps {
  id: number
  label: MessageId
  /** Whether the button is within a line of text. */
  isSmall?: boolean
}

/** Queues an immediate read of a source. */
export function ReadSourceButton({ id, label, isSmall = false }: ReadSourceButtonProps) {
  const [readSource, { isLoading }] = useReadSourceMutation()
  return (
    <Button
      {...(isSmall ? { variant: 'subtle', size: 'compact-xs', ml: -8 } : { variant: 'default' })}
      loading={isLoading}
      leftSection={<IconRefresh size={16} />}
      onClick={() => void readSource({ id })}
    >
      <FormattedMessage id={label} />
    </Button>
  )
}
