import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { auditEndpoints } from '@/contract/endpoints/account/audit'
import { membershipEndpoints } from '@/contract/endpoints/account/membership'
import { userEndpoints } from '@/contract/endpoints/user'
import { LOGOUT_PATH } from '@/contract/addresses'
import { LOOK_PARAM } from '@/contract/widgets/embed'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import {
  createClient,
  logIn,
  signIn,
  TEST_PASSWORD,
  visit,
  type Client,
} from '../../test/server/client'
import { anAccount, aWidget } from '../../test/server/factories'
import { openProvider, send } from '../../test/server/accounts/providerDesk'
import { VISIT_MS } from './visits'

const desk = openProvider()

const status = async (client: Client) => (await client.attempt(userEndpoints.getUser)).status
const entries = async () =>
  (await desk.current.owner.call(auditEndpoints.listAudit, { body: {} })).entries
const visits = () => desk.current.world.db.selectFrom('visit').selectAll().orderBy('id').execute()

test.each(['administrator', 'moderator'] as const)(
  'denies a provider’s %s the data without a visit, and redirects to the list of accounts',
  async (role) => {
    const client = desk.current[role]
    expect(await client.attempt(userEndpoints.getUser)).toMatchObject({
      status: 403,
      error: { code: 'no-visit' },
    })
    const page = await client.fetch('/my/admin/shop/')
    expect([page.status, page.headers.get('location')]).toEqual([302, '/my/admin?open=shop'])
    await visit(client)
    expect(await status(client)).toBe(200)
  },
)

test.each([
  ['no reason', { username: 'shop' }, 400],
  ['a blank reason', { username: 'shop', reason: ' \u00a0\u200b ' }, 'empty-field'],
  ['a long reason', { username: 'shop', reason: 'x'.repeat(301) }, 'too-long'],
  ['half a character', { username: 'shop', reason: 'x\ud83d' }, 'broken-text'],
  ['an unknown account', { username: 'nobody', reason: 'x' }, 404],
])('refuses a visit with %s', async (_case, body, expected) => {
  const result = await send(desk.current.moderator, 'visit', body)
  expect([result.status, result.error?.code]).toContain(expected)
  expect(result.success).toBe(false)
  expect(await visits()).toEqual([])
})

test('limits a visit to its account, its session and its time, and shows its end in the audit', async () => {
  const { world, moderator } = desk.current
  await anAccount(world, 'other')
  await visit(moderator)
  const other = { username: 'other' }
  expect((await moderator.attempt(userEndpoints.getUser, other)).status).toBe(403)
  expect(await status(await signIn(world, 'moderator@shop.test'))).toBe(403)
  world.clock.advance(VISIT_MS - 1)
  expect(await status(moderator)).toBe(200)
  world.clock.advance(1)
  expect(await status(moderator)).toBe(403)
  const [begin] = await entries()
  expect(begin).toMatchObject({
    action: 'visit.begin',
    visitEnd: new Date(world.clock.now()).toISOString(),
  })
})

test('begins one visit on concurrent requests, and another visit on a request with another reason', async () => {
  const { moderator } = desk.current
  await Promise.all([visit(moderator), visit(moderator), visit(moderator)])
  expect(await visits()).toHaveLength(1)
  await visit(moderator, 'shop', 'Другое дело')
  const [first, second] = await visits()
  expect([first?.ended_at === null, second?.ended_at]).toEqual([false, null])
  expect(await status(moderator)).toBe(200)
})

const ENDS: [string, (client: Client) => Promise<unknown>][] = [
  ['the person leaves', (client) => client.call(userEndpoints.endVisit)],
  ['the person signs out', (client) => client.fetch(LOGOUT_PATH, { method: 'POST' })],
  [
    'the person ends the other sessions',
    async () => {
      const other = await signIn(desk.current.world, 'moderator@shop.test')
      await visit(other)
      await other.call(membershipEndpoints.endOtherSessions)
      await other.call(userEndpoints.endVisit)
    },
  ],
]

test.each(ENDS)(
  'ends a visit when %s, also for a copy of its cookie, and records the end in the audit',
  async (_case, end) => {
    const { world } = desk.current
    const client = createClient(world)
    const signedIn = await logIn(client, 'moderator@shop.test', TEST_PASSWORD)
    const Cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    await visit(client)
    const copy = () => createClient(world).attempt(userEndpoints.getUser, { headers: { Cookie } })
    expect((await copy()).status).toBe(200)
    await end(client)
    expect([401, 403]).toContain((await copy()).status)
    for (const { ended_at } of await visits()) expect(ended_at).toBe(world.clock.now())
    const actions = (await entries()).map(({ action }) => action)
    expect(actions.filter((action) => action === 'visit.end')).toHaveLength((await visits()).length)
  },
)

test('shows the owner the visitor, the reason and the changes of a visit', async () => {
  const { moderator } = desk.current
  await visit(moderator, 'shop', 'Не грузится альбом')
  await moderator.call(albumEditingEndpoints.createAlbum, { body: { name: 'Проверка' } })
  await moderator.call(userEndpoints.endVisit)
  const theirs = { person: 'moderator@shop.test', side: 'provider', reason: 'Не грузится альбом' }
  expect(await entries()).toMatchObject([
    { action: 'visit.end', ...theirs },
    {
      action: 'album.create',
      ...theirs,
      thing: { kind: 'album', name: 'Проверка', isThere: true },
    },
    { action: 'visit.begin', ...theirs },
  ])
})

test('shows a preview of a widget only while the visit lasts', async () => {
  const { world, shop, moderator } = desk.current
  await aWidget(world, shop, { embed_id: 'embed0', mode: 'admin_mode' })
  await visit(moderator)
  const { look } = await moderator.call(widgetEndpoints.lookAtWidget, { params: { id: 'embed0' } })
  const shown = async () =>
    (await createClient(world).fetch(`/widget/v1/embed0?${LOOK_PARAM}=${look}`)).status
  expect(await shown()).toBe(200)
  await moderator.call(userEndpoints.endVisit)
  expect(await shown()).toBe(404)
})

test('refuses a member’s request to begin a visit, and to end one', async () => {
  const { owner } = desk.current
  expect((await send(owner, 'visit', { username: 'shop', reason: 'x' })).status).toBe(403)
  expect((await owner.attempt(userEndpoints.endVisit)).error?.code).toBe('not-a-visit')
})
