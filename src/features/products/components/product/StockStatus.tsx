import { FormattedMessage } from 'react-intl'
import { Status } from '@/common/ui/states/Status'

/** Whether the product can be bought now. */
export function StockStatus({ inStock }: { inStock: boolean }) {
  return (
    <Status tone={inStock ? 'good' : 'off'}>
      <FormattedMessage id={inStock ? 'products.stock_in' : 'products.stock_out'} />
    </Status>
  )
}
