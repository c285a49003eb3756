import { useIntl, FormattedMessage, type IntlShape } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { MessageId } from '@/common/i18n/messages'
import { ProductPicture } from '@/common/products/ProductPicture'
import { paths } from '@/common/routing/paths'
import { ProductPrice, StockStatus } from '@/common/ui/products/ProductOffer'
import type { Column } from '@/common/ui/table/column'
import { CountLink } from '@/common/ui/table/CountLink'
import { RowName } from '@/common/ui/table/RowName'
import { Table } from '@/common/ui/table/Table'
import { TableSkeleton } from '@/common/ui/table/TableSkeleton'
import { productArticle } from '@/contract/entities/catalogue/productArticle'
import type { Product } from '@/contract/entities/catalogue/productLink'
import { ShopLink } from '@/features/products/components/ShopLink'
import { ProductCheckbox, type ProductSelection } from './ProductSelection'
import classes from './ProductTable.module.css'

interface ProductTableProps {
  label: MessageId
  products: readonly Product[]
  selection: ProductSelection
}

/** Products as a table, in the order of the back office. */
export function ProductTable({ label, products, selection }: ProductTableProps) {
  const intl = useIntl()
  const { pathname, search } = useLocation()
  const columns = productColumns(intl, pathname + search, selection)
  return (
    <Table
      label={intl.formatMessage({ id: label })}
      columns={columns}
      rows={products}
      keyOf={({ id }) => id}
    />
  )
}

const PICTURE_PX = 40

/** The skeleton of the table while its products are loading. */
export function ProductTableSkeleton({ rows = 8 }: { rows?: number }) {
  const intl = useIntl()
  return <TableSkeleton columns={productColumns(intl, '', null)} rows={rows} picture={PICTURE_PX} />
}

/** The facts of a product in a list; the row opens its page, the arrow its page in the shop. */
function productColumns(
  intl: IntlShape,
  from: string,
  selection: ProductSelection | null,
): Column<Product>[] {
  return [
    {
      key: 'name',
      title: intl.formatMessage({ id: 'products.label_product' }),
      cell: (product) => {
        const { id, name, brand, imageUrl, searchableSince, pictureCheck } = product
        return (
          <RowName
            to={paths.product(id)}
            state={{ from }}
            picture={
              <>
                {selection && <ProductCheckbox product={product} selection={selection} />}
                <ProductPicture url={imageUrl} className={classes.picture ?? ''} />
              </>
            }
            detail={[
              productArticle(product),
              brand,
              searchableSince === null && intl.formatMessage({ id: 'products.detail_waiting' }),
              pictureCheck?.isReadable === false &&
                intl.formatMessage({ id: 'products.detail_picture-failed' }),
            ]
              .filter(Boolean)
              .join(' · ')}
          >
            {name}
          </RowName>
        )
      },
    },
    {
      key: 'stock',
      title: intl.formatMessage({ id: 'products.label_stock' }),
      width: '160px',
      cell: (product) => <StockStatus {...product} />,
    },
    {
      key: 'marks',
      title: intl.formatMessage({ id: 'products.label_marks' }),
      width: '160px',
      cell: (product) => <Marks product={product} />,
    },
    {
      key: 'price',
      title: intl.formatMessage({ id: 'products.label_price' }),
      width: '176px',
      align: 'end',
      cell: (product) => (
        <span className={classes.price}>
          <ProductPrice {...product} />
        </span>
      ),
    },
    {
      key: 'shop',
      title: intl.formatMessage({ id: 'products.action_open-shop' }),
      width: '60px',
      isAction: true,
      cell: ({ link, name }) => <ShopLink link={link} name={name} />,
    },
  ]
}

/** The number of a product's marks; leads to the posts that have them. */
function Marks({ product: { id, name, markedCount } }: { product: Product }) {
  const intl = useIntl()
  const words = <FormattedMessage id="products.label_marked" values={{ count: markedCount }} />
  if (markedCount === 0) return words
  return (
    <CountLink
      to={paths.home({ product: id })}
      label={intl.formatMessage({ id: 'products.label_marked-of' }, { name, count: markedCount })}
      className={classes.marks}
    >
      {words}
    </CountLink>
  )
}
