import type { Kysely } from 'kysely'
import { anAccount, aPerson } from '../../test/server/factories'
import { createTestWorld, TEST_NOW } from '../../test/server/world'
import { createLetters } from './migrations/0044Letters'

test('records the letters already sent to owners, so that none is sent again', async () => {
  const world = await createTestWorld()
  const shop = await anAccount(world)
  await aPerson(world, shop, 'owner')
  await aPerson(world, shop, 'editor')
  const db = world.db as unknown as Kysely<{
    tariff_letter: { account_id: number; code: string; period: string; sent_at: number }
  }>
  await db.schema.dropTable('sent_letter').execute()
  await db.schema.dropTable('mail_choice').execute()
  await db.schema
    .createTable('tariff_letter')
    .addColumn('account_id', 'bigint')
    .addColumn('code', 'text')
    .addColumn('period', 'text')
    .addColumn('sent_at', 'bigint')
    .execute()
  const letter = { code: 'week', period: '2026-03-20T00:00:00.000Z', sent_at: TEST_NOW }
  await db
    .insertInto('tariff_letter')
    .values({ account_id: shop.id, ...letter })
    .execute()
  await createLetters(db as Kysely<unknown>)
  const { id: member_id } = await world.db
    .selectFrom('member')
    .where('is_owner', '=', 1)
    .select('id')
    .executeTakeFirstOrThrow()
  expect(await world.db.selectFrom('sent_letter').selectAll().execute()).toEqual([
    { member_id, ...letter },
  ])
  await world.dispose()
})
