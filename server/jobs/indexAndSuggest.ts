import { indexProducts } from '../domains/products/search/indexProducts'
import { planSuggestionsOf } from '../domains/sources/suggestions/planSuggestions'
import type { JobOutcome, JobRun } from '../queue/jobRun'
import type { World } from '../world'

/** Indexes new products of a catalogue; earlier posts may name them. */
export async function indexAndSuggest(world: World, run: JobRun): Promise<JobOutcome> {
  const outcome = await indexProducts(world, run)
  await planSuggestionsOf(world, run.job.account_id)
  return outcome
}
