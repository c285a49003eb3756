import type { Updateable } from 'kysely'
import { planSourceReading } from '../../server/domains/sources/reading/readingPlan'
import { planSuggestionsOf } from '../../server/domains/sources/suggestForSource'
import { storeToken } from '../../server/domains/sources/tokens'
import type { JobTable } from '../../server/db/tables/jobs'
import { runDueJobs } from './feeds/feedSite'
import type { TestWorld } from './world'
import { VK_TOKEN } from './web/vk'

interface Id {
  id: number
}

/** A connected group of VK with its source, which is due by default. */
export async function aReadSource(
  world: TestWorld,
  account: Id,
  job: Updateable<JobTable> = {},
): Promise<Id> {
  const { db, clock } = world
  await db
    .deleteFrom('integration')
    .where('account_id', '=', account.id)
    .where('type', '=', 'vk')
    .execute()
  const integration = await db
    .insertInto('integration')
    .values({
      account_id: account.id,
      type: 'vk',
      name: 'Лён и глина',
      status: 'working',
      provider_id: '5',
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeToken(world, db, integration.id, VK_TOKEN)
  const source = await db
    .insertInto('source')
    .values({
      account_id: account.id,
      integration_id: integration.id,
      type: 'vk',
      name: 'Лён и глина',
      auto_markup_mode: 'off',
      created_at: clock.now(),
    })
    .returning(['id', 'account_id'])
    .executeTakeFirstOrThrow()
  await planSourceReading(db, world, source)
  if (Object.keys(job).length > 0) await updateReading(world, source, job)
  return source
}

/** Changes the job that reads a source. */
export async function updateReading(
  { db }: TestWorld,
  { id }: Id,
  job: Updateable<JobTable>,
): Promise<void> {
  await db.updateTable('job').set(job).where('subject', '=', String(id)).execute()
}

/** Makes the source of uploads suggest the products that texts name. */
export async function suggestForUploads(world: TestWorld, account: Id): Promise<void> {
  await world.db
    .updateTable('source')
    .set({ auto_markup_mode: 'suggest' })
    .where('account_id', '=', account.id)
    .where('type', '=', 'upload')
    .execute()
  await planSuggestionsOf(world, account.id)
  await runDueJobs(world)
}
