import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/useUser'
import { EmptyState } from '@/common/ui/states/EmptyState'

interface ProductsEmptyProps {
  isFiltered: boolean
  onReset: () => void
}

/** Nothing found, or no catalogue yet: two different next steps. */
export function ProductsEmpty({ isFiltered, onReset }: ProductsEmptyProps) {
  return isFiltered ? (
    <EmptyState
      subject="search"
      title={<FormattedMessage id="products.title_nothing-found" />}
      action={
        <Button variant="default" onClick={onReset}>
          <FormattedMessage id="products.action_reset" />
        </Button>
      }
    >
      <FormattedMessage id="products.text_nothing-found" />
    </EmptyState>
  ) : (
    <NoCatalogue />
  )
}

/** Whoever may open the integrations is led there; the others learn whom it depends on. */
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
