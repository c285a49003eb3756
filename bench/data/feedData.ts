import { endpointPath } from '@/contract/endpoint'
import { feedEndpoints } from '@/contract/endpoints/feeds'
import { productEndpoints } from '@/contract/endpoints/products'
import { segmentEndpoints } from '@/contract/endpoints/segments'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { QUIET } from './fairnessData'

export { PATHS, QUIET, seedTwoShops, WRITE_HEADERS } from './fairnessData'
export { feedOf } from './feedReaderRun'

/** Calls of the account that imports a catalogue. */
export const FEED_PATHS = {
  create: endpointPath(feedEndpoints.createFeed, QUIET.username),
  accept: (id: number) => endpointPath(feedEndpoints.acceptFeed, QUIET.username, { id }),
  read: (id: number) => endpointPath(feedEndpoints.readFeed, QUIET.username, { id }),
  disconnect: (id: number) => endpointPath(feedEndpoints.deleteFeed, QUIET.username, { id }),
  feeds: endpointPath(sourceEndpoints.listIntegrations, QUIET.username),
  /** Creates a new segment, as an example of a small write. */
  segment: (number: number) =>
    `${endpointPath(segmentEndpoints.createSegment, QUIET.username)}?name=Segment&code=s${number}`,
  products: endpointPath(productEndpoints.listProducts, QUIET.username),
}
