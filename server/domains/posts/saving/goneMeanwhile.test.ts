import { sql } from 'kysely'
import { libraryEndpoints } from '@/contract/endpoints/library'
import { anAlbum, aPost } from '../../../../test/server/factories'
import { createGate } from '../../../../test/server/gate'
import { openShop } from '../../../../test/server/shopDesk'
import { hasManyWriters } from '../../../db/writers'
import type { Db } from '../../../db/openDatabase'

const desk = openShop()

/** On PostgreSQL: until a transaction waits for another's lock. */
async function untilSomebodyWaits(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db)
    if (rows.length > 0) return
  }
}

test('saves a post without an album that is deleted during the save', async () => {
  const { db } = desk.world
  const { id } = await aPost(desk.world, desk.shop)
  const album = await anAlbum(desk.world, desk.shop)
  const [begun, over] = [createGate(), createGate()]
  const deletion = db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('album').where('id', '=', album.id).execute()
    begun.open()
    await over.opened
  })
  await begun.opened
  const call = desk.client.attempt(libraryEndpoints.updatePosts, {
    body: { postList: [id], change: { type: 'addToAlbums', albumList: [album.id] } },
  })
  if (hasManyWriters(db)) await untilSomebodyWaits(db)
  over.open()
  await deletion
  expect(JSON.stringify(await call)).toContain(
    hasManyWriters(db) ? 'gone-meanwhile' : '"success":false',
  )
  expect(await db.selectFrom('album_post').selectAll().execute()).toEqual([])
})
