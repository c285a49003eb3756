import { Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { usePermission } from '@/common/session/useUser'
import { ErrorState } from '@/common/ui/states/ErrorState'
import type { Product } from '@/contract/entities/productLink'
import { LIMITS } from '@/contract/limits'
import { useListSubstitutesQuery } from '../../catalogueApi'
import { ProductPicker } from '../../slots/ProductPicker'
import { useSaveSubstitutesMutation } from '../../substitutesApi'
import { ProductTableSkeleton } from '../catalogue/ProductTableSkeleton'
import { Section } from '../product/Section'
import { SubstituteRow } from './SubstituteRow'
import classes from './Substitutes.module.css'

/** The substitutes of a product, in order; with the right to manage the catalogue they are changed here. */
export function Substitutes({ productId }: { productId: number }) {
  const { data: products, isError, refetch } = useListSubstitutesQuery(productId)
  return (
    <Section title={<FormattedMessage id="products.title_substitutes" />}>
      {products && <SubstituteList productId={productId} products={products} />}
      {!products &&
        (isError ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <ProductTableSkeleton rows={2} />
        ))}
    </Section>
  )
}

interface SubstituteListProps {
  productId: number
  products: readonly Product[]
}

function SubstituteList({ productId, products }: SubstituteListProps) {
  const canEdit = usePermission('MANAGE_FEED')
  const [save, { isLoading }] = useSaveSubstitutesMutation()
  const change = (next: readonly Product[]) => {
    // Saves are sequential: each contains the previous list.
    if (!isLoading) void save({ productId, products: next, previous: products })
  }
  const move = (from: number, to: number) => {
    const moved = products[from]
    if (!moved || from === to) return
    change(products.filter((one) => one !== moved).toSpliced(to, 0, moved))
  }
  const isFull = products.length >= LIMITS.substituteProducts
  return (
    <>
      {products.length === 0 ? (
        <Text size="sm" c="dimmed">
          <FormattedMessage
            id={canEdit ? 'products.text_add-substitutes' : 'products.text_no-substitutes'}
          />
        </Text>
      ) : (
        <ol className={classes.list} aria-busy={isLoading}>
          {products.map((product, index) => (
            <SubstituteRow
              key={product.id}
              product={product}
              place={{ index, count: products.length }}
              canEdit={canEdit}
              onMove={(to) => {
                move(index, to)
              }}
              onDrop={(id) => {
                move(
                  products.findIndex((one) => String(one.id) === id),
                  index,
                )
              }}
              onRemove={() => {
                change(products.filter((one) => one !== product))
              }}
            />
          ))}
        </ol>
      )}
      {canEdit && (
        <div className={classes.picker}>
          {isFull ? (
            <Text size="sm" c="dimmed">
              <FormattedMessage
                id="products.text_most-substitutes"
                values={{ max: LIMITS.substituteProducts }}
              />
            </Text>
          ) : (
            <ProductPicker
              excluded={[productId, ...products.map(({ id }) => id)]}
              onPick={(product) => {
                change([...products, product])
              }}
            />
          )}
        </div>
      )}
    </>
  )
}
