import { Badge } from '@mantine/core'
import { FormattedMessage } from 'react-intl'

/** Whether the product can be bought now. */
export function StockBadge({ inStock }: { inStock: boolean }) {
  return (
    <Badge variant="light" color={inStock ? 'pine' : 'gray'}>
      <FormattedMessage id={inStock ? 'products.stock_in' : 'products.stock_out'} />
    </Badge>
  )
}
