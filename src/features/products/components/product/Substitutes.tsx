import { Text, ActionIcon } from '@mantine/core'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { MessageId } from '@/common/i18n/messages'
import { ProductPicture } from '@/common/products/ProductPicture'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/user'
import { IconArrowDown, IconArrowUp, IconTrash } from '@/common/ui/icons/icons'
import { useRowDrag } from '@/common/ui/lists/useRowDrag'
import { ProductPrice, StockStatus } from '@/common/ui/products/ProductOffer'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { RowName } from '@/common/ui/table/RowName'
import { productArticle } from '@/contract/entities/catalogue/productArticle'
import type { Product } from '@/contract/entities/catalogue/productLink'
import { LIMITS } from '@/contract/limits'
import { ShopLink } from '@/features/products/components/ShopLink'
import { useListSubstitutesQuery } from '@/features/products/catalogueApi'
import { ProductTableSkeleton } from '@/features/products/components/catalogue/ProductTable'
import { Section } from './Section'
import { ProductPicker } from '@/features/products/slots/ProductPicker'
import { useSaveSubstitutesMutation } from '@/features/products/substitutesApi'
import classes from './Substitutes.module.css'

/** The substitutes of a product, in order. A person who may manage the catalogue can change them here. */
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
    // A change during a save is ignored, because each save contains the previous list.
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
        <div
          className={classes.picker}
          onFocus={({ currentTarget }) => {
            // The list opens below the field: there has to be room for it on the screen.
            currentTarget.scrollIntoView({ block: 'nearest' })
          }}
        >
          {isFull ? (
            <Text size="sm" c="dimmed">
              <FormattedMessage
                id="products.text_most-substitutes"
                values={{ max: LIMITS.substituteProducts }}
              />
            </Text>
          ) : (
            <ProductPicker
              label="products.label_add-substitute"
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

interface SubstituteRowProps {
  product: Product
  place: { index: number; count: number }
  canEdit: boolean
  /** To a position of the list, from 0. */
  onMove: (to: number) => void
  /** Called when another substitute was dropped on this one. */
  onDrop: (id: string) => void
  onRemove: () => void
}

/** One substitute: leads to its page; it is moved by dragging or by its buttons, and removed. */
function SubstituteRow({ product, place, canEdit, ...actions }: SubstituteRowProps) {
  const intl = useIntl()
  const { pathname, search } = useLocation()
  const { onMove, onDrop, onRemove } = actions
  const { index, count } = place
  const drag = useRowDrag({
    type: 'application/x-vitrina-substitute',
    row: String(product.id),
    onDrop,
    isEnabled: canEdit && count > 1,
  })
  const words = (id: MessageId) => intl.formatMessage({ id }, { name: product.name })
  /** The row moves in the DOM, so the button would lose the focus. */
  const move = (button: HTMLButtonElement, to: number) => {
    flushSync(() => {
      onMove(to)
    })
    const other = to > index ? button.previousElementSibling : button.nextElementSibling
    const next = button.disabled ? other : button
    if (next instanceof HTMLButtonElement) next.focus()
  }
  const remove = (row: Element | null) => {
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
    neighbour?.querySelector<HTMLElement>('[data-remove]')?.focus()
    onRemove()
  }
  return (
    <li className={classes.row} {...drag}>
      <div className={classes.name}>
        <RowName
          to={paths.product(product.id)}
          state={{ from: pathname + search }}
          picture={<ProductPicture url={product.imageUrl} className={classes.picture ?? ''} />}
          detail={[productArticle(product), product.brand].filter(Boolean).join(' · ')}
        >
          {product.name}
        </RowName>
      </div>
      <div className={classes.facts}>
        <StockStatus {...product} />
        <ProductPrice {...product} />
      </div>
      <div className={classes.shop}>
        <ShopLink link={product.link} name={product.name} />
      </div>
      {canEdit && (
        <div className={classes.actions}>
          {count > 1 && (
            <>
              <ActionIcon
                size="lg"
                disabled={index === 0}
                aria-label={words('products.action_substitute-up')}
                onClick={({ currentTarget }) => {
                  move(currentTarget, index - 1)
                }}
              >
                <IconArrowUp size={18} />
              </ActionIcon>
              <ActionIcon
                size="lg"
                disabled={index === count - 1}
                aria-label={words('products.action_substitute-down')}
                onClick={({ currentTarget }) => {
                  move(currentTarget, index + 1)
                }}
              >
                <IconArrowDown size={18} />
              </ActionIcon>
            </>
          )}
          <ActionIcon
            size="lg"
            data-remove
            aria-label={words('products.action_substitute-remove')}
            onClick={({ currentTarget }) => {
              remove(currentTarget.closest('li'))
            }}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </div>
      )}
    </li>
  )
}
