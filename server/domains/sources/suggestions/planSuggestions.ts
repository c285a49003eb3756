import type { Db } from '../../../db/openDatabase'
import { planJob } from '../../../queue/jobQueue'
import type { World } from '../../../world'
import type { PlannedSource } from '../reading/planSourceReading'

/** Queues the matching of a source's posts with the catalogue, by its mode. */
export function planSuggestions(
  db: Db,
  { clock }: Pick<World, 'clock'>,
  { id, account_id }: PlannedSource,
): Promise<void> {
  const now = clock.now()
  const job = { accountId: account_id, kind: 'suggestions', subject: String(id) } as const
  return planJob(db, job, now, now)
}

/** The same for all sources of an account that suggest products. */
export async function planSuggestionsOf(world: World, accountId: number): Promise<void> {
  const sources = await world.db
    .selectFrom('source')
    .where('account_id', '=', accountId)
    .where('auto_markup_mode', '!=', 'off')
    .select(['id', 'account_id'])
    .execute()
  for (const source of sources) await planSuggestions(world.db, world, source)
}
