import { createTestWorld, type TestWorld } from '../../test/server/world'

const HINT = /TRUST_PROXY/
const OWN_PROXY = '10.0.0.1'

let world: TestWorld
afterEach(() => world.dispose())

async function callThrough(trustedProxies: number, from: string, forwarded: string | null) {
  world = await createTestWorld({ trustedProxies })
  const headers: Record<string, string> = forwarded === null ? {} : { 'X-Forwarded-For': forwarded }
  for (let time = 0; time < 2; time += 1) {
    const connection = { incoming: { socket: { remoteAddress: from } } }
    await world.app.request('/nothing', { headers }, connection)
  }
  return world.reported.splice(0)
}

test('logs an unknown proxy once, with the setting to change', async () => {
  expect(await callThrough(0, OWN_PROXY, '192.0.2.1')).toEqual([expect.stringMatching(HINT)])
})

test.each([
  ['the proxy is trusted', 1, OWN_PROXY, '192.0.2.1'],
  ['the request is direct', 0, OWN_PROXY, null],
  ['a public address forges the header', 0, '198.51.100.7', '192.0.2.1'],
])('logs nothing when %s', async (_what, trusted, from, forwarded) => {
  expect(await callThrough(trusted, from, forwarded)).toEqual([])
})
