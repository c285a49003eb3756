import { STORED_THINGS } from '@/contract/entities/account/privacy'
import { anInteraction } from '../../../../test/server/elements'
import { aMedia, anAlbum, aPost, aProduct, aWidget } from '../../../../test/server/factories'
import { everyRow, schemaColumns } from '../../../../test/server/accounts/filledAccount'
import { openShop } from '../../../../test/server/shopDesk'
import { DELETED_TABLES, STORED_TABLES, storedThings, TABLE_NAMES } from './storedTables'

const desk = openShop()

/** Kysely's own, without data. */
const MIGRATIONS = /^kysely_/

test('describes every table and every column of the schema once', async () => {
  const columns = (await schemaColumns(desk.world)).filter(({ table }) => !MIGRATIONS.test(table))
  const described = TABLE_NAMES.flatMap((table) =>
    Object.values(STORED_TABLES[table].columns).flatMap((names) =>
      names.split(' ').map((name) => `${table}.${name}`),
    ),
  )
  expect(described.toSorted()).toEqual(
    columns.map(({ table, name }) => `${table}.${name}`).toSorted(),
  )
})

test('has columns for every entry of the page about stored data', () => {
  expect(storedThings({ supportInbox: true })).toEqual(STORED_THINGS)
  expect(storedThings({ supportInbox: false })).not.toContain('reports')
})

test('lists every table with a reference to an account for its deletion, the dependent ones first', async () => {
  const columns = await schemaColumns(desk.world)
  const own = columns.filter(({ name }) => name === 'account_id').map(({ table }) => table)
  expect(own.filter((table) => !DELETED_TABLES.includes(table))).toEqual([])
  for (const table of DELETED_TABLES) {
    const { of } = STORED_TABLES[table]
    const owner = typeof of === 'string' ? null : of.table
    if (owner === null || owner === 'account') continue
    expect(DELETED_TABLES.indexOf(owner)).toBeGreaterThan(DELETED_TABLES.indexOf(table))
  }
})

test('stores nothing that identifies a shopper who reports events and answers', async () => {
  const { world, shop } = desk
  const { id: plan_id } = await world.db
    .selectFrom('plan')
    .where('traffic_limit', 'is not', null)
    .select('id')
    .executeTakeFirstOrThrow()
  // Visitors are counted.
  await world.db.updateTable('account').set({ plan_id }).where('id', '=', shop.id).execute()
  world.settings.trustedProxies = 1
  const album = await anAlbum(world, shop)
  const media = await aMedia(world, shop)
  const interaction = anInteraction()
  const post = await aPost(world, shop, {
    ...{
      media: [media],
      is_published: 1,
      albums: [album],
      elements: { interactions: [interaction] },
    },
  })
  const product = await aProduct(world, shop)
  const { embed_id } = await aWidget(world, shop, { settings: { albums: [album.id] } })
  const before = await everyRow(world)
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': '203.0.113.77',
    'User-Agent': 'SeededAgent/7.7',
    Referer: 'https://shop.test/cart?email=seeded@buyer.test',
    Cookie: 'seeded=cookie',
    Authorization: 'Bearer seeded',
    'Accept-Language': 'tlh-seeded',
  }
  const send = (call: string, body: unknown) =>
    world.app.request(`/widget/v1/${embed_id}/${call}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
  const sent = await send('events', {
    email: 'seeded@buyer.test',
    events: [
      { id: 'event-0001', type: 'load', email: 'seeded@buyer.test', phone: '+79990001177' },
      { id: 'event-0002', type: 'open', postId: post.id, skuId: product.id },
    ],
  })
  expect(sent.status).toBe(204)
  const answered = await send('answers', {
    ...{ id: 'answer-0001-0000', postId: post.id, mediaId: media.id, type: interaction.type },
    ...{ answer: interaction.polls[0], email: 'seeded@buyer.test' },
  })
  expect(answered.status).toBe(200)
  const after = await everyRow(world)
  expect(after.get('event')).toHaveLength(2)
  expect(after.get('interaction_answer')).toHaveLength(1)
  expect(after.get('visitor')).toHaveLength(1)
  const added = [...after].flatMap(([table, rows]) =>
    rows.filter((row) => !before.get(table)?.includes(row)),
  )
  expect(added.length).toBeGreaterThan(2)
  expect(added.join('\n')).not.toMatch(/seeded|203\.0\.113|buyer\.test|7999000/i)
})
