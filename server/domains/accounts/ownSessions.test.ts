import { membershipEndpoints } from '@/contract/endpoints/account/membership'
import { userEndpoints } from '@/contract/endpoints/user'
import { createClient, signIn, TEST_PASSWORD, type Client } from '../../../test/server/client'
import { aPerson } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'

const { listSessions, endSession, endOtherSessions, endMemberSessions, listTeamMemberships } =
  membershipEndpoints
const MINUTE = 60_000
const EDITOR = 'editor@shop.test'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'
const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/134.0.0.0 Safari/537.36'

const desk = openShop()
beforeEach(() => aPerson(desk.world, desk.shop, 'editor'))

async function signInWith(userAgent: string, address: string): Promise<Client> {
  const client = createClient(desk.world)
  await client.fetch('/my/admin/login', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': userAgent,
      'X-Forwarded-For': address,
    },
    body: JSON.stringify({ email: EDITOR, password: TEST_PASSWORD }),
  })
  return client
}
const isIn = async (client: Client) => (await client.attempt(userEndpoints.getUser)).status === 200

test('lists own sessions by device, network and time, the current one first', async () => {
  desk.world.settings.trustedProxies = 1
  const phone = await signInWith(PHONE, '2001:db8:1:2::5')
  desk.world.clock.advance(15 * MINUTE)
  await signInWith(DESKTOP, '198.51.100.7')
  const { sessions } = await phone.call(listSessions, {
    headers: { 'User-Agent': PHONE, 'X-Forwarded-For': '2001:db8:9:9::5' },
  })
  expect(sessions.map(({ id, ...facts }) => ({ ...facts, id: id.length }))).toEqual([
    {
      id: 64,
      browser: 'Safari',
      system: 'iOS',
      isPhone: true,
      network: '2001:db8:9:9::/64',
      createdAt: '2026-03-18T12:00:00.000Z',
      seenAt: '2026-03-18T12:15:00.000Z',
      isCurrent: true,
    },
    {
      id: 64,
      browser: 'Chrome',
      system: 'Windows',
      isPhone: false,
      network: '198.51.100.7',
      createdAt: '2026-03-18T12:15:00.000Z',
      seenAt: '2026-03-18T12:15:00.000Z',
      isCurrent: false,
    },
  ])
})

test.each(['', 'x'.repeat(10_000), '<script>', 'Mozilla/5.0 ('.repeat(500)])(
  'names a browser with an unusual user agent',
  async (userAgent) => {
    const client = await signInWith(userAgent, '')
    expect((await client.call(listSessions)).sessions).toHaveLength(1)
  },
)

test('ends one of the person’s own sessions and refuses to end another person’s', async () => {
  const [here, there] = [await signIn(desk.world, EDITOR), await signIn(desk.world, EDITOR)]
  const { sessions } = await here.call(listSessions)
  const { id } = sessions.find(({ isCurrent }) => !isCurrent)!
  expect((await desk.client.attempt(endSession, { params: { id } })).status).toBe(404)
  expect(await isIn(there)).toBe(true)
  await here.call(endSession, { params: { id } })
  expect([await isIn(here), await isIn(there)]).toEqual([true, false])
  expect((await here.attempt(endSession, { params: { id } })).status).toBe(404)
})

test('ends all other sessions of the person with one request', async () => {
  const clients = [1, 2, 3].map(() => signIn(desk.world, EDITOR))
  const [here, ...others] = await Promise.all(clients)
  await here!.call(endOtherSessions)
  expect(await isIn(here!)).toBe(true)
  for (const client of others) expect(await isIn(client)).toBe(false)
  expect(await isIn(desk.client)).toBe(true)
})

test('lets user managers end a member’s sessions, but refuses an administrator those of an owner', async () => {
  await aPerson(desk.world, desk.shop, 'administrator')
  const administrator = await signIn(desk.world, 'administrator@shop.test')
  const editor = await signIn(desk.world, EDITOR)
  const { teamMemberships } = await desk.client.call(listTeamMemberships)
  const idOf = (email: string) => teamMemberships.find((member) => member.email === email)!.id
  await administrator.call(endMemberSessions, { params: { id: idOf(EDITOR) } })
  expect(await isIn(editor)).toBe(false)
  const response = await administrator.attempt(endMemberSessions, {
    params: { id: idOf('owner@shop.test') },
  })
  expect(response.error?.code).toBe('owner-is-protected')
  expect(await isIn(desk.client)).toBe(true)
})
