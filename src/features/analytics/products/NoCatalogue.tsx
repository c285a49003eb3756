import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/user'
import { EmptyState } from '@/common/ui/states/EmptyState'

/** An account without products: its catalogue has to be connected first, by a person who may. */
export function NoCatalogue() {
  const canSee = usePermission('VIEW_SKUS')
  return (
    <EmptyState
      subject="products"
      title={<FormattedMessage id="analytics.title_no-catalogue" />}
      action={
        canSee && (
          <Button component={Link} to={paths.products()}>
            <FormattedMessage id="analytics.action_catalogue" />
          </Button>
        )
      }
    >
      <FormattedMessage id="analytics.text_no-catalogue" />
    </EmptyState>
  )
}
