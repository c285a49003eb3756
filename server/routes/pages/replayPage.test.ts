import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { REPLAY_PATH, REPLAY_STAGE_PATH } from '@/contract/addresses'
import { createTestWorld, type TestWorld } from '../../../test/server/world'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld({ sentryDsn: 'https://key@sentry.example/1' })
  const html = await readFile('public/replay.html', 'utf8')
  await mkdir(world.settings.distDir, { recursive: true })
  await writeFile(path.join(world.settings.distDir, 'replay.html'), html)
})
afterAll(() => world.dispose())

const policyOf = async (address: string) => {
  const response = await world.app.request(address)
  expect(response.status).toBe(200)
  const header = response.headers.get('content-security-policy') ?? ''
  return {
    html: await response.text(),
    policy: new Map(header.split('; ').map((line) => line.split(' ') as [string, string])),
  }
}

test.each([REPLAY_PATH, REPLAY_STAGE_PATH])('forbids all requests from %s', async (address) => {
  const { html, policy } = await policyOf(address)
  expect(policy.get('connect-src')).toBe("'none'")
  expect(policy.get('form-action')).toBe("'none'")
  expect(policy.get('default-src')).toBe("'none'")
  expect(policy.get('script-src')).toBe("'self'")
  expect([...policy.values()].join()).not.toContain('http')
  // The page has its policy also where a reverse proxy removes the header.
  expect(html).toMatch(/http-equiv="Content-Security-Policy"\s+content="connect-src 'none';/)
  expect(html).not.toContain('sentry.example')
})

test('forbids frames on the stage, and framing it by other pages', async () => {
  const stage = (await policyOf(REPLAY_STAGE_PATH)).policy
  expect([stage.get('frame-src'), stage.get('frame-ancestors')]).toEqual(["'none'", "'self'"])
  const player = (await policyOf(REPLAY_PATH)).policy
  expect([player.get('frame-src'), player.get('frame-ancestors')]).toEqual(["'self'", "'none'"])
})
