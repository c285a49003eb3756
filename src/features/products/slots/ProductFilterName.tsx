import { FormattedMessage } from 'react-intl'
import { usePermission } from '@/common/session/user'
import { useGetProductQuery } from '../catalogueApi'

/** The name of a product in a filter; shown by the screens of other slices. */
export function ProductFilterName({ id }: { id: number }) {
  const canView = usePermission('VIEW_SKUS')
  const { data: product, isError } = useGetProductQuery(id, { skip: !canView })
  if (isError || !canView)
    return <FormattedMessage id="filters.chip_product-number" values={{ number: id }} />
  return <FormattedMessage id="filters.chip_product" values={{ name: product?.name ?? '…' }} />
}
