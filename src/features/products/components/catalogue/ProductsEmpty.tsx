import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/useUser'
import { EmptyState } from '@/common/ui/states/EmptyState'
import { NothingFound } from '@/common/ui/states/NothingFound'

interface ProductsEmptyProps {
  isFiltered: boolean
  onReset: () => void
}

/** Nothing found, or no catalogue yet: each has its own next step. */
export function ProductsEmpty({ isFiltered, onReset }: ProductsEmptyProps) {
  return isFiltered ? <NothingFound onReset={onReset} /> : <NoCatalogue />
}

/** A person who may open the integrations gets a link there; others read whom to ask. */
function NoCatalogue() {
  const canConnect = usePermission('MANAGE_INTEGRATIONS')
  return (
    <EmptyState
      subject="products"
      title={<FormattedMessage id="products.title_empty" />}
      action={
        canConnect && (
          <Button component={Link} to={paths.integrations()}>
            <FormattedMessage id="products.action_connect" />
          </Button>
        )
      }
    >
      <FormattedMessage id={canConnect ? 'products.text_empty' : 'products.text_empty-ask'} />
    </EmptyState>
  )
}
