import { Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { useListSubstitutesQuery } from '../../catalogueApi'
import { ProductTable } from '../catalogue/ProductTable'
import { ProductTableSkeleton } from '../catalogue/ProductTableSkeleton'
import { Section } from './Section'

/** The substitutes of a product, in order. */
export function Substitutes({ productId }: { productId: number }) {
  const { data: products, isError, refetch } = useListSubstitutesQuery(productId)
  return (
    <Section title={<FormattedMessage id="products.title_substitutes" />}>
      {products?.length === 0 && (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="products.text_no-substitutes" />
        </Text>
      )}
      {products && products.length > 0 && (
        <ProductTable label="products.title_substitutes" products={products} />
      )}
      {!products &&
        (isError ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <ProductTableSkeleton rows={2} />
        ))}
    </Section>
  )
}
