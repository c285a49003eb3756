import { ActionIcon, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { IconExternalLink, IconTag } from '@/common/ui/icons/icons'
import { Tooltip } from '@/common/ui/menus/floating'
import type { Product } from '@/contract/entities/productLink'
import { webUrl } from '@/contract/text/links'
import { ProductPicture } from '../product/ProductPicture'
import { ProductPrice } from '../product/ProductPrice'
import classes from './ProductRow.module.css'
import { StockBadge } from '../product/StockBadge'

/** One product of a list; the row opens its page, the arrow its page in the shop. */
export function ProductRow({ product }: { product: Product }) {
  const intl = useIntl()
  const { pathname, search } = useLocation()
  const { id, name, article, brand, imageUrl, inStock, markedCount, link } = product
  return (
    <li className={classes.row}>
      <ProductPicture url={imageUrl} className={classes.picture ?? ''} />
      <div className={classes.words}>
        <Link to={paths.product(id)} state={{ from: pathname + search }} className={classes.link}>
          {name}
        </Link>
        <Text size="xs" c="dimmed" truncate>
          {[article, brand].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <div className={classes.stock}>
        <StockBadge inStock={inStock} />
      </div>
      <div className={classes.price}>
        <ProductPrice {...product} />
      </div>
      <Text size="sm" c="dimmed" className={classes.marks ?? ''}>
        <IconTag size={14} />
        <FormattedMessage id="products.label_marked" values={{ count: markedCount }} />
      </Text>
      <div className={classes.shop}>
        {webUrl(link) && (
          <Tooltip label={intl.formatMessage({ id: 'products.action_open-shop' })}>
            <ActionIcon
              component="a"
              href={link}
              target="_blank"
              rel="noreferrer"
              size={44}
              aria-label={intl.formatMessage({ id: 'products.label_open-shop' }, { name })}
            >
              <IconExternalLink size={18} />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
    </li>
  )
}
