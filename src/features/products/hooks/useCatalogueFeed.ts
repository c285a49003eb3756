import { skipToken } from '@reduxjs/toolkit/query'
import { pollingWhile } from '@/common/api/pollingWhile'
import { usePermission, useUser } from '@/common/session/user'
import type { Feed } from '@/contract/entities/catalogue/feed'
import { catalogueStateApi } from '../catalogueStateApi'

const { getCatalogueFeed } = catalogueStateApi.endpoints

/** The account's feed, polled while it is read; null without one, and without the right to see it. */
export function useCatalogueFeed(): Feed | null {
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
