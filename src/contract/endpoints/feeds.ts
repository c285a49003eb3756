import * as v from 'valibot'
import { endpoint } from '../endpoint'
import {
  ACCEPTED_STATUSES,
  catalogueFeedSchema,
  feedLinkSchema,
  feedLossSchema,
  rejectedOfferSchema,
} from '../entities/feed'
import { idSchema } from '../entities/id'

const feed = v.object({ feed: catalogueFeedSchema })

/** Catalogue feeds by link (product-rules/sources.md#feed). */
export const feedEndpoints = {
  /** Submits a feed for review; with `id` the link takes the place of that feed's. */
  createFeed: endpoint({
    method: 'POST',
    path: 'feed/create',
    base: 'account',
    permission: 'MANAGE_FEED',
    body: v.object({ link: feedLinkSchema, id: v.optional(idSchema) }),
    response: feed,
  }),
  /**
   * What waits for a person is right: the first offers of a new feed or link, or the loss of most of an old one's. `status`
   * and `loss` are those that were shown to them; null: no loss was. What waits for something else stays as it is.
   */
  acceptFeed: endpoint({
    method: 'POST',
    path: 'feed/{id}/accept',
    base: 'account',
    permission: 'MANAGE_FEED',
    body: v.object({ status: v.picklist(ACCEPTED_STATUSES), loss: v.nullable(feedLossSchema) }),
    response: feed,
  }),
  /** Has it read now; during a reading once more after it. */
  readFeed: endpoint({
    method: 'POST',
    path: 'feed/{id}/read',
    base: 'account',
    permission: 'MANAGE_FEED',
    response: feed,
  }),
  /** Disconnects it. Its products leave the catalogue; those that the team has not worked with go. */
  deleteFeed: endpoint({
    method: 'POST',
    path: 'feed/{id}/delete',
    base: 'account',
    permission: 'MANAGE_FEED',
    response: v.object({ id: v.number() }),
  }),
  /** Offers that the last reading left out, by their line; at most `FEED_LIMITS.rejections`. */
  listRejectedOffers: endpoint({
    method: 'GET',
    path: 'feed/{id}/rejected',
    base: 'account',
    permission: 'MANAGE_FEED',
    response: v.object({ rejected: v.array(rejectedOfferSchema) }),
  }),
} as const
