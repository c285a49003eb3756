import * as v from 'valibot'
import { endpoint } from '../endpoint'
import {
  ACCEPTED_STATUSES,
  catalogueFeedSchema,
  feedLinkSchema,
  feedLossSchema,
  rejectedOfferSchema,
} from '@/contract/entities/catalogue/feed'
import { idSchema } from '@/contract/entities/fields'

const feed = v.object({ feed: catalogueFeedSchema })

/** Catalogue feeds by link (product-rules/sources.md#feed). */
export const feedEndpoints = {
  /** Submits a feed for review; with `id` the link replaces that feed's. */
  createFeed: endpoint({
    method: 'POST',
    path: 'feed/create',
    base: 'account',
    permission: 'MANAGE_FEED',
    creates: 'feed',
    body: v.object({ link: feedLinkSchema, id: v.optional(idSchema) }),
    response: feed,
  }),
  /**
   * Approves the first offers of a new feed or link, or the loss of most offers of an existing
   * feed. `status` and `loss` are those that the user saw; `loss` is null when none was shown. A
   * feed that is in another state by now does not change.
   */
  acceptFeed: endpoint({
    method: 'POST',
    path: 'feed/{id}/accept',
    base: 'account',
    permission: 'MANAGE_FEED',
    body: v.object({ status: v.picklist(ACCEPTED_STATUSES), loss: v.nullable(feedLossSchema) }),
    response: feed,
  }),
  /** Queues a reading now; during a reading, one more after it. */
  readFeed: endpoint({
    method: 'POST',
    path: 'feed/{id}/read',
    base: 'account',
    permission: 'MANAGE_FEED',
    response: feed,
  }),
  /**
   * Disconnects a feed. Its products leave the catalogue; those that the team has not worked with
   * are deleted.
   */
  deleteFeed: endpoint({
    method: 'POST',
    path: 'feed/{id}/delete',
    base: 'account',
    permission: 'MANAGE_FEED',
    response: v.object({ id: v.number() }),
  }),
  /** Offers left out by the last reading, by line; at most `FEED_LIMITS.rejections`. */
  listRejectedOffers: endpoint({
    method: 'GET',
    path: 'feed/{id}/rejected',
    base: 'account',
    permission: 'MANAGE_FEED',
    response: v.object({ rejected: v.array(rejectedOfferSchema) }),
  }),
} as const
