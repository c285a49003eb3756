import { buffer } from 'node:stream/consumers'
import { openPromise } from 'yauzl'
import { TEST_PASSWORD } from '../../../../test/server/client'
import { anIntegration } from '../../../../test/contract/records'
import { anAccount, aMedia, aPerson, aPost } from '../../../../test/server/factories'
import { anInvoice, withPrices } from '../../../../test/server/yookassa/orderRecords'
import { exportShop } from '../../../../test/server/accounts/portabilityDesk'
import { openShop } from '../../../../test/server/shopDesk'

const desk = openShop()

async function contents(): Promise<Map<string, string>> {
  const zip = await openPromise(await exportShop(desk.world, desk.client), {
    lazyEntries: true,
    autoClose: false,
  })
  const texts = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry))
    texts.set(entry.fileName, content.toString('latin1'))
  }
  zip.close()
  return texts
}

test('excludes secrets, rows of another account, and the e-mails of people outside the team', async () => {
  const { world, shop } = desk
  await anIntegration(world, shop, 'vk')
  await withPrices(world, shop)
  await anInvoice(world, shop)
  const other = await anAccount(world, 'other')
  await aPerson(world, other, 'owner', 'stranger@shop.test')
  const post = await aPost(world, other)
  await world.db.updateTable('post').set({ text: 'Чужой пост' }).where('id', '=', post.id).execute()
  const helper = await aPerson(world, shop, 'provider', 'helper@vitrina.test')
  await world.db
    .insertInto('audit')
    .values({
      account_id: shop.id,
      person_id: helper.id,
      action: 'account.tariff',
      entity: 'account',
      entity_id: '1',
      at: 1,
      detail: '{}',
    })
    .execute()
  const texts = await contents()
  const all = Buffer.from([...texts.values()].join('\n'), 'latin1').toString('utf8')
  const { rows: secrets } = {
    rows: [
      ...(await world.db.selectFrom('person').select('password_hash as value').execute()),
      ...(await world.db.selectFrom('session').select('token_hash as value').execute()),
      ...(await world.db.selectFrom('integration').select('token as value').execute()),
      ...(await world.db.selectFrom('plan_order').select('provider_key as value').execute()),
    ],
  }
  expect(secrets.length).toBeGreaterThan(4)
  for (const { value } of secrets) expect(all).not.toContain(value)
  for (const foreign of [
    TEST_PASSWORD,
    'stranger@shop.test',
    'Чужой пост',
    'helper@vitrina.test',
  ]) {
    expect(all).not.toContain(foreign)
  }
  expect(all).toContain('owner@shop.test')
  expect(all).toContain(`person-${String(helper.id)}@moved.invalid`)
})

test('excludes an original of another account that a text names', async () => {
  const { world, shop } = desk
  const other = await anAccount(world, 'other')
  const media = await aMedia(world, other)
  const { blob: name } = await world.db
    .selectFrom('media')
    .where('id', '=', media.id)
    .select('blob')
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('widget')
    .values({
      account_id: shop.id,
      embed_id: 'sly',
      widget_type: 'gallery',
      role: 'x',
      mode: 'disabled',
      settings: JSON.stringify({ cover: `/media/${name}` }),
      created_at: 1,
    })
    .execute()
  expect([...(await contents()).keys()].filter((entry) => entry.includes(name))).toEqual([])
})
