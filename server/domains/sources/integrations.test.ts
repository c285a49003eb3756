import { feedEndpoints } from '@/contract/endpoints/feeds'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { userEndpoints } from '@/contract/endpoints/user'
import { signIn } from '../../../test/server/client'
import { aPerson } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'
import { aReadSource, updateReading } from '../../../test/server/sourceFactories'

const desk = openShop()

const speakEnglish = () => desk.client.call(userEndpoints.saveUser, { body: { locale: 'en' } })

async function actions() {
  const rows = await desk.world.db.selectFrom('audit').orderBy('id').select('action').execute()
  return rows.map(({ action }) => action)
}

test('an account without integrations has no connections', async () => {
  expect(await desk.client.call(sourceEndpoints.listIntegrations)).toEqual({
    integrations: [],
    feeds: [],
    googleIntegration: null,
    yandexIntegration: null,
    lackingMetaApp: { returnUrl: 'http://vitrina.test/my/admin/links/facebook' },
    lackingMentions: {
      isHttps: false,
      webhookUrl: 'http://vitrina.test/my/admin/links/meta',
    },
    isVkReadByOperator: false,
  })
})

test('returns when the first source of a connection is read next, and null while a source is read', async () => {
  const { world, shop, client } = desk
  const run_at = world.clock.now() + 60_000
  const source = await aReadSource(world, shop, { run_at })
  const nextRead = async () =>
    (await client.call(sourceEndpoints.listIntegrations)).integrations[0]?.nextReadAt
  expect(await nextRead()).toBe(new Date(run_at).toISOString())
  await updateReading(world, source, { run_at: world.clock.now() })
  expect(await nextRead()).toBeNull()
})

test('refuses connections, feeds and counters to a user who may not manage integrations', async () => {
  await aPerson(desk.world, desk.shop, 'marketer')
  const marketer = await signIn(desk.world, 'marketer@shop.test')
  for (const [endpoint, body] of [
    [sourceEndpoints.listIntegrations, undefined],
    [feedEndpoints.createFeed, { link: 'https://shop.test/feed.xml' }],
    [sourceEndpoints.saveCounters, { google: '', yandex: '' }],
  ] as const) {
    expect((await marketer.attempt(endpoint, { rawBody: body })).status).toBe(403)
  }
})

test.each([
  ['', 'empty-field'],
  ['кухня', 'wrong-username'],
  ['https://instagram.com/shop', 'wrong-username'],
])('refuses the profile name %j as %s', async (username, code) => {
  const refusal = await desk.client.attempt(sourceEndpoints.bindFacebookAccount, {
    body: { username },
  })
  expect(refusal).toMatchObject({ success: false, error: { code } })
  expect(await actions()).toEqual([])
})

describe('analytics counters', () => {
  const save = (google: string, yandex: string) =>
    desk.client.attempt(sourceEndpoints.saveCounters, { body: { google, yandex } })

  test('stores the counters and removes an empty counter', async () => {
    await save(' g-abc1234 ', '12345678')
    const { user } = await desk.client.call(userEndpoints.getUser)
    expect(user).toMatchObject({
      googleIntegration: { counterId: 'G-ABC1234' },
      yandexIntegration: { counterId: '12345678' },
    })
    expect((await save('', '12345678')).body).toEqual({
      googleIntegration: null,
      yandexIntegration: { counterId: '12345678' },
    })
    expect(await actions()).toEqual(['counters.save', 'counters.save'])
  })

  test.each([
    ['', '1234', 'yandex', 'wrong-yandex-counter', '5–9 цифр', '5 to 9 digits'],
    ['AW-123456', '', 'google', 'wrong-google-counter', 'G-, UA-', 'G-, UA-'],
  ])(
    'refuses the Google counter %j with the Yandex counter %j',
    async (google, yandex, field, code, russian, english) => {
      const refusal = await save(google, yandex)
      expect(refusal).toMatchObject({ status: 200, success: false, error: { code, field } })
      expect(refusal.error?.message).toContain(russian)
      await speakEnglish()
      expect((await save(google, yandex)).error?.message).toContain(english)
      expect(await actions()).not.toContain('counters.save')
    },
  )
})
