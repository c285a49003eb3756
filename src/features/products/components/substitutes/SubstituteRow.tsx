import { ActionIcon } from '@mantine/core'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { MessageId } from '@/common/i18n/messages'
import { paths } from '@/common/routing/paths'
import { IconArrowDown, IconArrowUp, IconTrash } from '@/common/ui/icons/icons'
import { useRowDrag } from '@/common/ui/lists/useRowDrag'
import { ProductPicture } from '@/common/products/ProductPicture'
import { ProductPrice } from '@/common/ui/products/ProductPrice'
import { StockStatus } from '@/common/ui/products/StockStatus'
import { RowName } from '@/common/ui/table/RowName'
import type { Product } from '@/contract/entities/productLink'
import classes from './Substitutes.module.css'

interface SubstituteRowProps {
  product: Product
  place: { index: number; count: number }
  canEdit: boolean
  /** To a position of the list, from 0. */
  onMove: (to: number) => void
  /** Another substitute was dropped here. */
  onDrop: (id: string) => void
  onRemove: () => void
}

/** One substitute: leads to its page; it is moved by dragging or by its buttons, and removed. */
export function SubstituteRow({ product, place, canEdit, ...actions }: SubstituteRowProps) {
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
  /** The row moves in the DOM, which would lose the focus. */
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
          detail={[product.article, product.brand].filter(Boolean).join(' · ')}
        >
          {product.name}
        </RowName>
      </div>
      <div className={classes.facts}>
        <StockStatus {...product} />
        <ProductPrice {...product} />
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
