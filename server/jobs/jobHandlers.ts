import { readCatalogueFeed } from '../domains/feeds/readCatalogueFeed'
import { readSource } from '../domains/sources/reading/readSource'
import { checkPictures } from '../domains/products/pictures/checkPictures'
import { runReviewImport } from '../domains/reviews/importReviews'
import { suggestForSource } from '../domains/sources/suggestions/suggestForSource'
import { indexAndSuggest } from './indexAndSuggest'
import type { JobHandlers } from './runJobs'

/** The handler of each kind of job. */
export const jobHandlers: JobHandlers = {
  feed: readCatalogueFeed,
  source: readSource,
  'product-index': indexAndSuggest,
  'product-pictures': checkPictures,
  reviews: runReviewImport,
  suggestions: suggestForSource,
}
