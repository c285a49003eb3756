import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { IconSearch } from '@/common/ui/icons/icons'
import { StateMessage } from '@/common/ui/states/StateMessage'

/** Shown for unknown addresses. */
export function NotFoundPage() {
  return (
    <StateMessage
      order={1}
      icon={<IconSearch size={28} />}
      title={<FormattedMessage id="not-found.title" />}
      action={
        <Button component={Link} to={paths.home()}>
          <FormattedMessage id="not-found.action_home" />
        </Button>
      }
    >
      <FormattedMessage id="not-found.text" />
    </StateMessage>
  )
}
