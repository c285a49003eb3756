import { runAccountExport } from '../domains/accounts/portability/exportAccount'
import { readCatalogueFeed } from '../domains/feeds/readCatalogueFeed'
import { checkPictures } from '../domains/products/pictures/checkPictures'
import { indexProducts } from '../domains/products/search/indexProducts'
import { runReviewImport } from '../domains/reviews/importReviews'
import { readSource } from '../domains/sources/reading/readSource'
import { planSuggestionsOf, suggestForSource } from '../domains/sources/suggestForSource'
import type { JobOutcome, JobRun } from '../queue/jobRun'
import type { World } from '../world'
import type { JobHandlers } from './runJobs'

/** Indexes new products of a catalogue, then queues suggestions: earlier posts may name them. */
async function indexAndSuggest(world: World, run: JobRun): Promise<JobOutcome> {
  const outcome = await indexProducts(world, run)
  await planSuggestionsOf(world, run.job.account_id)
  return outcome
}

/** The handler of each kind of job. */
export const jobHandlers: JobHandlers = {
  feed: readCatalogueFeed,
  source: readSource,
  'product-index': indexAndSuggest,
  'product-pictures': checkPictures,
  reviews: runReviewImport,
  suggestions: suggestForSource,
  export: runAccountExport,
}
