import { productArticle } from '@/contract/entities/catalogue/productArticle'
import { Button, Group, Text, Title, Anchor } from '@mantine/core'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { ProductPicture } from '@/common/products/ProductPicture'
import { IconCheck } from '@/common/ui/icons/icons'
import { ProductPrice, StockStatus } from '@/common/ui/products/ProductOffer'
import type { Column } from '@/common/ui/table/column'
import { RowName } from '@/common/ui/table/RowName'
import { Table } from '@/common/ui/table/Table'
import type { CatalogueFeed, FeedOffer } from '@/contract/entities/catalogue/feed'
import { hasPrice } from '@/contract/text/figures'
import { webUrl } from '@/contract/text/links'
import classes from './FeedItem.module.css'
import { useAcceptFeedMutation } from './feedsApi'
import { LossAlert, ReadButton } from './FeedAlerts'

interface FeedReviewProps {
  feed: CatalogueFeed
  canManage: boolean
}

/**
 * The first offers of a new feed or link. A person confirms that they were parsed correctly, and accepts the loss that
 * a new link causes (product-rules/sources.md#feed).
 */
export function FeedReview({ feed, canManage }: FeedReviewProps) {
  const intl = useIntl()
  const [acceptFeed, { isLoading }] = useAcceptFeedMutation()
  const { id, sample, offerCount, loss } = feed
  return (
    <section className={classes.block}>
      <Title order={3} size="h5">
        <FormattedMessage id="feeds.title_review" />
      </Title>
      <Text size="sm">
        <FormattedMessage id="feeds.text_review" values={{ count: offerCount }} />
      </Text>
      <SampleGaps sample={sample} />
      <Table
        isPlain
        label={intl.formatMessage({ id: 'feeds.label_sample' })}
        columns={offerColumns(intl)}
        rows={sample}
        keyOf={({ article }) => article}
      />
      {loss && <LossAlert loss={loss} text="feeds.text_accept-loss" />}
      {canManage && (
        <Group gap="xs">
          <Button
            loading={isLoading}
            leftSection={<IconCheck size={16} />}
            onClick={() => void acceptFeed({ id, shown: { status: 'review', loss } })}
          >
            <FormattedMessage id={loss ? 'feeds.action_accept-loss' : 'feeds.action_accept'} />
          </Button>
          <ReadButton id={id} label="feeds.action_read-again" />
        </Group>
      )}
    </section>
  )
}

/** How many of the first offers have no price or no picture. Such a feed was parsed wrongly, or is incomplete. */
function SampleGaps({ sample }: { sample: readonly FeedOffer[] }) {
  const intl = useIntl()
  const gaps: [MessageId, number][] = [
    ['feeds.text_without-price', sample.filter(({ price }) => !hasPrice(price ?? 0)).length],
    ['feeds.text_without-picture', sample.filter(({ imageUrl }) => imageUrl === '').length],
  ]
  const found = gaps.filter(([, count]) => count > 0)
  if (found.length === 0) return null
  const words = found.map(([id, count]) => intl.formatMessage({ id }, { count }))
  return (
    <Text size="sm">
      <FormattedMessage id="feeds.text_gaps" values={{ gaps: words.join(', ') }} />
    </Text>
  )
}

/** The parsed facts of an offer, for a person who knows the shop's products. */
function offerColumns(intl: IntlShape): Column<FeedOffer>[] {
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
      cell: (offer) => <span className={classes.word}>{productArticle(offer)}</span>,
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
