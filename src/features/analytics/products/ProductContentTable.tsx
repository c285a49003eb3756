import { Anchor, Text } from '@mantine/core'
import { FormattedMessage, FormattedNumber, useIntl, type IntlShape } from 'react-intl'
import { Link } from 'react-router-dom'
import { ProductPicture } from '@/common/products/ProductPicture'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/user'
import type { Column } from '@/common/ui/table/column'
import { CountLink } from '@/common/ui/table/CountLink'
import { RowName } from '@/common/ui/table/RowName'
import type { Sort } from '@/common/ui/table/sortedRows'
import { Table } from '@/common/ui/table/Table'
import { TableSkeleton } from '@/common/ui/table/TableSkeleton'
import type { ProductContentRow } from '@/contract/entities/catalogue/productContent'
import { ATTRIBUTION_HOURS } from '@/contract/widgets/embed'
import { revenueColumn } from '../components/figures'
import { ROW_PHOTO_PX } from '../components/RowPhoto'
import classes from './ProductContentTable.module.css'

interface ProductContentTableProps {
  products: readonly ProductContentRow[]
  /** Whether other rows are loading. */
  isBusy: boolean
  sort: Sort | null
  onSort: (sort: Sort | null) => void
}

/** Products with their posts and sales; a row opens the product, its last cell the next step. */
export function ProductContentTable({ products, ...table }: ProductContentTableProps) {
  const intl = useIntl()
  const columns = useColumns(intl)
  return (
    <Table
      label={intl.formatMessage({ id: 'analytics.title_products-content' })}
      columns={columns}
      rows={products}
      keyOf={({ id }) => id}
      {...table}
    />
  )
}

/** The skeleton of the table while its rows are loading. */
export function ProductContentSkeleton() {
  return <TableSkeleton columns={useColumns(useIntl())} picture={ROW_PHOTO_PX} />
}

/** The columns; their keys are those that the back office sorts by. */
function useColumns(intl: IntlShape): Column<ProductContentRow>[] {
  const canSee = usePermission('VIEW_SKUS')
  return [
    {
      key: 'name',
      title: intl.formatMessage({ id: 'analytics.label_product' }),
      cell: ({ id, name, imageUrl, article, isInStock }) => (
        <RowName
          picture={<ProductPicture url={imageUrl} className={classes.picture ?? ''} />}
          detail={[article, !isInStock && intl.formatMessage({ id: 'analytics.text_out-of-stock' })]
            .filter(Boolean)
            .join(' · ')}
          {...(canSee && { to: paths.product(id) })}
        >
          {name}
        </RowName>
      ),
      sortBy: ({ name }) => name,
    },
    {
      key: 'shownPosts',
      title: intl.formatMessage({ id: 'analytics.title_shown-posts' }),
      hint: intl.formatMessage({ id: 'analytics.hint_shown-posts' }),
      width: '148px',
      align: 'end',
      cell: (product) => <ShownPosts product={product} />,
      sortBy: ({ shownPosts }) => shownPosts,
    },
    {
      key: 'productClicks',
      title: intl.formatMessage({ id: 'analytics.title_product-clicks' }),
      width: '164px',
      align: 'end',
      cell: ({ productClicks }) => <FormattedNumber value={productClicks} />,
      sortBy: ({ productClicks }) => productClicks,
    },
    {
      key: 'purchases',
      title: intl.formatMessage({ id: 'analytics.title_purchases' }),
      hint: intl.formatMessage({ id: 'analytics.hint_purchases' }, ATTRIBUTION_HOURS),
      width: '116px',
      align: 'end',
      cell: ({ purchases }) => <FormattedNumber value={purchases} />,
      sortBy: ({ purchases }) => purchases,
    },
    { ...revenueColumn(intl), width: '128px' },
    {
      key: 'step',
      title: intl.formatMessage({ id: 'analytics.label_next-step' }),
      width: '208px',
      cell: (product) => <NextStep product={product} />,
    },
  ]
}

function ShownPosts({ product: { id, name, shownPosts } }: { product: ProductContentRow }) {
  const intl = useIntl()
  const canSee = usePermission('VIEW_POSTS')
  const number = <FormattedNumber value={shownPosts} />
  if (shownPosts === 0 || !canSee) return number
  const label = intl.formatMessage(
    { id: 'analytics.label_shown-posts-of' },
    { name, count: shownPosts },
  )
  return (
    <CountLink to={paths.home({ product: id })} label={label}>
      {number}
    </CountLink>
  )
}

/**
 * What gets a product onto the site soonest: posts with it that no widget shows, posts that name it without a mark, else a new
 * post. A person who may not do it sees none.
 */
function NextStep({ product }: { product: ProductContentRow }) {
  const intl = useIntl()
  const canSee = usePermission('VIEW_POSTS')
  const canEdit = usePermission('EDIT_POST')
  const { id, name, article, shownPosts, otherPosts, suggestedPosts } = product
  if (shownPosts > 0) {
    return (
      <Text component="span" size="sm" c="dimmed">
        <FormattedMessage id="analytics.text_on-site" />
      </Text>
    )
  }
  if (!canSee) return <FormattedMessage id="analytics.text_not-on-site" />
  const link = (to: string, words: string) => (
    <Anchor
      component={Link}
      to={to}
      size="sm"
      className={classes.step}
      aria-label={intl.formatMessage(
        { id: 'analytics.label_choice' },
        { label: words, words: name },
      )}
    >
      {words}
    </Anchor>
  )
  if (otherPosts > 0) {
    return link(
      paths.home({ product: id }),
      intl.formatMessage({ id: 'analytics.action_show-posts' }, { count: otherPosts }),
    )
  }
  if (suggestedPosts > 0) {
    return link(
      paths.home({ query: article }),
      intl.formatMessage({ id: 'analytics.action_mark-posts' }, { count: suggestedPosts }),
    )
  }
  if (!canEdit) return <FormattedMessage id="analytics.text_not-on-site" />
  return link(
    paths.createPost({ product: id }),
    intl.formatMessage({ id: 'analytics.action_create-post' }),
  )
}
