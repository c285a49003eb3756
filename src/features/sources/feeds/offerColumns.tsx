import { Anchor } from '@mantine/core'
import { FormattedMessage, type IntlShape } from 'react-intl'
import { ProductPicture } from '@/common/products/ProductPicture'
import { ProductPrice } from '@/common/ui/products/ProductPrice'
import { StockStatus } from '@/common/ui/products/StockStatus'
import type { Column } from '@/common/ui/table/column'
import { RowName } from '@/common/ui/table/RowName'
import type { FeedOffer } from '@/contract/entities/feed'
import { hasPrice } from '@/contract/posts/hasPrice'
import { webUrl } from '@/contract/text/links'
import classes from './FeedItem.module.css'

/** The parsed facts of an offer, for a person who knows the shop. */
export function offerColumns(intl: IntlShape): Column<FeedOffer>[] {
  return [
    {
      key: 'name',
      title: intl.formatMessage({ id: 'products.label_product' }),
      cell: ({ name, brand, link, imageUrl }) => (
        <RowName
          picture={<ProductPicture url={imageUrl} className={classes.picture ?? ''} />}
          detail={brand}
        >
          {webUrl(link) ? (
            <Anchor href={link} target="_blank" rel="noreferrer" inherit>
              {name}
            </Anchor>
          ) : (
            name
          )}
        </RowName>
      ),
    },
    {
      key: 'article',
      title: intl.formatMessage({ id: 'products.label_article-name' }),
      cell: ({ article }) => <span className={classes.word}>{article}</span>,
    },
    {
      key: 'category',
      title: intl.formatMessage({ id: 'feeds.label_category' }),
      cell: ({ category }) => category.join(' › ') || '—',
    },
    {
      key: 'stock',
      title: intl.formatMessage({ id: 'products.label_stock' }),
      width: '148px',
      cell: ({ inStock }) => <StockStatus inStock={inStock} hasLeft={false} />,
    },
    {
      key: 'price',
      title: intl.formatMessage({ id: 'products.label_price' }),
      align: 'end',
      cell: (offer) =>
        offer.price !== null && hasPrice(offer.price) ? (
          <ProductPrice {...offer} price={offer.price} />
        ) : (
          <FormattedMessage id="feeds.text_no-price" />
        ),
    },
  ]
}
