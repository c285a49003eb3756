import { Button } from '@mantine/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { pollingWhile } from '@/common/api/pollingWhile'
import type { MessageId } from '@/common/i18n/messages'
import { paths } from '@/common/routing/paths'
import { usePermission, useUser } from '@/common/session/user'
import { EmptyState, NothingFound } from '@/common/ui/states/EmptyState'
import type { FeedStatus, Feed } from '@/contract/entities/catalogue/feed'
import { catalogueStateApi } from '@/features/products/catalogueStateApi'

interface ProductsEmptyProps {
  isFiltered: boolean
  onReset: () => void
}

/** Shown for an empty result, or for an account without a catalogue; each has its own next step. */
export function ProductsEmpty({ isFiltered, onReset }: ProductsEmptyProps) {
  return isFiltered ? <NothingFound onReset={onReset} /> : <NoCatalogue />
}

interface Words {
  title: MessageId
  text: MessageId
  action: MessageId
}

const UNCONNECTED: Words = {
  title: 'products.title_empty',
  text: 'products.text_empty',
  action: 'products.action_connect',
}
const OF_FEED: Record<FeedStatus, Words> = {
  processing: {
    title: 'products.title_feed-processing',
    text: 'products.text_feed-processing',
    action: 'products.action_feed-processing',
  },
  review: {
    title: 'products.title_feed-review',
    text: 'products.text_feed-review',
    action: 'products.action_feed-review',
  },
  held: {
    title: 'products.title_feed-held',
    text: 'products.text_feed-held',
    action: 'products.action_feed-held',
  },
  failed: {
    title: 'products.title_feed-failed',
    text: 'products.text_feed-failed',
    action: 'products.action_feed-failed',
  },
  working: {
    title: 'products.title_feed-empty',
    text: 'products.text_feed-empty',
    action: 'products.action_feed-empty',
  },
}

/**
 * A catalogue without products: the state of its feed, and one next step. A person who may not manage integrations
 * reads who may.
 */
function NoCatalogue() {
  const canConnect = usePermission('MANAGE_INTEGRATIONS')
  const feed = useCatalogueFeed()
  const { title, text, action } = feed ? OF_FEED[feed.status] : UNCONNECTED
  return (
    <EmptyState
      subject="products"
      title={<FormattedMessage id={title} />}
      action={
        canConnect && (
          <Button component={Link} to={paths.integrations()}>
            <FormattedMessage id={action} />
          </Button>
        )
      }
    >
      <FormattedMessage id={canConnect || feed ? text : 'products.text_empty-ask'} />
    </EmptyState>
  )
}

const { getCatalogueFeed } = catalogueStateApi.endpoints

/** The account's feed, polled while it is read; null without one, and without the right to see it. */
function useCatalogueFeed(): Feed | null {
  const mayKnow = usePermission(['MANAGE_FEED', 'MANAGE_INTEGRATIONS'])
  const { feed: known } = useUser()
  const { data: feed = known, error } = getCatalogueFeed.useQueryState(
    mayKnow ? undefined : skipToken,
  )
  getCatalogueFeed.useQuerySubscription(
    mayKnow ? undefined : skipToken,
    pollingWhile(feed?.status === 'processing', error),
  )
  return feed
}
