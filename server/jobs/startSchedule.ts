import { sql } from 'kysely'
import type { Db } from '../db/openDatabase'
import type { Flag } from '../db/tables/columns'
import type { World } from '../world'
import { carryOutTransition } from './carryOutTransition'
import { startRounds } from './startRounds'

/** Executes missed transitions now, and later ones in time. Returns a function that stops it. */
export function startSchedule(world: Pick<World, 'db' | 'clock' | 'report'>): () => Promise<void> {
  return startRounds(world, () => carryOutSchedule(world))
}

/** Literal, so that both engines use the index of scheduled posts. */
const ON = sql.lit<Flag>(1)

/**
 * Publishes and unpublishes every due post, each transition in its own transaction. Returns when the next one is due (UTC, ms), null when none is
 * scheduled. A failing post is reported and does not stop the others.
 */
export async function carryOutSchedule(
  world: Pick<World, 'db' | 'clock' | 'report'>,
): Promise<number | null> {
  for (const id of await duePosts(world.db, world.clock.now())) {
    try {
      while (await carryOutTransition(world, id));
    } catch (error) {
      world.report(error)
    }
  }
  return nextInstant(world.db)
}

async function duePosts(db: Db, now: number): Promise<number[]> {
  const rows = await db
    .selectFrom('post')
    .where('is_enabled_scheduler', '=', ON)
    .where(({ or, eb }) => or([eb('publish_time', '<=', now), eb('unpublish_time', '<=', now)]))
    .orderBy('id')
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function nextInstant(db: Db): Promise<number | null> {
  const first = await db
    .selectFrom('post')
    .where('is_enabled_scheduler', '=', ON)
    .select(({ fn }) => [
      fn.min<number | null>('publish_time').as('publish'),
      fn.min<number | null>('unpublish_time').as('unpublish'),
    ])
    .executeTakeFirstOrThrow()
  const instants = [first.publish, first.unpublish].filter((instant) => instant !== null)
  return instants.length === 0 ? null : Math.min(...instants)
}
