import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { EmptyState } from '@/common/ui/states/EmptyState'

/** Shown for unknown addresses. */
export function NotFoundPage() {
  return (
    <EmptyState
      order={1}
      subject="search"
      title={<FormattedMessage id="not-found.title" />}
      action={
        <Button component={Link} to={paths.home()}>
          <FormattedMessage id="not-found.action_home" />
        </Button>
      }
    >
      <FormattedMessage id="not-found.text" />
    </EmptyState>
  )
}
