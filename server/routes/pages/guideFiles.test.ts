import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTestWorld, type TestWorld } from '../../../test/server/world'
import { createApp } from '../../app'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
  const folder = path.join(world.settings.distDir, 'public/guide')
  await mkdir(path.join(folder, 'ru'), { recursive: true })
  await writeFile(path.join(folder, 'ru.html'), 'Содержание')
  await writeFile(path.join(folder, 'ru/library.html'), 'Медиатека')
  // The list of public files is built with the app.
  world.app = createApp(world)
})
afterAll(() => world.dispose())

const get = (target: string, headers: Record<string, string> = {}) =>
  world.app.request(target, { headers })

test('the guide is served without a session, and loads only its own files', async () => {
  for (const [address, text] of [
    ['/guide/ru', 'Содержание'],
    ['/guide/ru/library', 'Медиатека'],
  ] as const) {
    const response = await get(address)
    expect(await response.text()).toBe(text)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
    )
  }
})

test.each([
  ['/guide', 'en-GB,en;q=0.9', '/guide/en'],
  ['/guide/', 'de', '/guide/ru'],
])('%s leads to the contents in the language of %s', async (address, accepted, to) => {
  const response = await get(address, { 'Accept-Language': accepted })
  expect([response.status, response.headers.get('location')]).toEqual([302, to])
})

test.each(['/guide/ru/library.html', '/guide/ru/nothing', '/guide/de'])(
  'does not serve %s',
  async (target) => {
    expect((await get(target)).status).toBe(404)
  },
)
