import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient, openResponse, signIn } from '../../test/server/client'
import { anAccount, aPerson, aPost } from '../../test/server/factories'
import { createTestWorld, type TestWorld } from '../../test/server/world'
import { createApp } from '../app'

let world: TestWorld
let picture: string

beforeAll(async () => {
  world = await createTestWorld({ supportContact: '</script><script>alert(1)</script>' })
  const { distDir } = world.settings
  for (const folder of ['public/assets', 'public/embed/fonts']) {
    await mkdir(path.join(distDir, folder), { recursive: true })
  }
  const files = {
    'cabinet.html': '<html><head></head><body>Кабинет</body></html>',
    'landing.html': '<html><head></head><body data-support="%SUPPORT%">Вход</body></html>',
    'public/embed.js': 'embed()',
    'public/preview.html': '<p>preview</p>',
    'public/shop-preview.html': '<p>preview</p>',
    'public/assets/main.0123abcd.js': 'plain()',
    'public/assets/main.0123abcd.js.br': 'BR',
    'public/assets/main.0123abcd.js.gz': 'GZ',
    'public/embed/fonts/onest-latin.woff2': 'font',
    'secret.html': 'secret',
  }
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(distDir, name), content)
  }
  // The list of public files is built with the app.
  world.app = createApp(world)
  const shop = await anAccount(world)
  await aPerson(world, shop, 'owner')
  await aPerson(world, shop, 'nobody')
  await aPost(world, shop)
  const media = await world.db.selectFrom('media').select('variants').executeTakeFirstOrThrow()
  picture = `/media/${/[0-9a-f]{64}\.webp/.exec(media.variants)?.[0] ?? ''}`
})
afterAll(() => world.dispose())

const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  world.app.request(target, { headers, method })

describe('stored pictures', () => {
  test('are cached forever, from any site, and served as pictures only', async () => {
    const response = await get(picture)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.stringMatching(/^"[0-9a-f]{64}\.webp"$/) as string,
    })
  })

  test('are not sent again when unchanged', async () => {
    const etag = (await get(picture)).headers.get('etag') ?? ''
    const statusFor = async (known: string) =>
      (await get(picture, { 'If-None-Match': known })).status
    expect(await statusFor(`"x", W/${etag}`)).toBe(304)
    expect(await statusFor(' * ')).toBe(304)
    expect(await statusFor('"x", "y"')).toBe(200)
  })

  test('are served in ranges', async () => {
    const whole = Buffer.from(await (await get(picture)).arrayBuffer())
    const size = whole.length
    const part = async (range: string, headers = {}) => {
      const response = await get(picture, { Range: range, ...headers })
      const bytes = Buffer.from(await response.arrayBuffer())
      return [response.status, response.headers.get('content-range'), bytes.length]
    }
    expect(await part('bytes=0-9')).toEqual([206, `bytes 0-9/${size}`, 10])
    expect(await part('bytes=-5')).toEqual([206, `bytes ${size - 5}-${size - 1}/${size}`, 5])
    expect(await part(`bytes=${size - 1}-`)).toEqual([
      206,
      `bytes ${size - 1}-${size - 1}/${size}`,
      1,
    ])
    expect(await part(`bytes=0-${size * 2}`)).toEqual([206, `bytes 0-${size - 1}/${size}`, size])
    expect(await part(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, 0])
    expect(await part('bytes=-0')).toEqual([416, `bytes */${size}`, 0])
    expect(await part(`bytes=-${size + 1}`)).toEqual([206, `bytes 0-${size - 1}/${size}`, size])
    expect(await part('bytes=7-7')).toEqual([206, `bytes 7-7/${size}`, 1])
    expect(await part('bytes=-')).toEqual([200, null, size])
    expect(await part('bytes=9-1')).toEqual([200, null, size])
    expect(await part('lines=1-2')).toEqual([200, null, size])
    expect(await part('bytes=0-9', { 'If-Range': '"another"' })).toEqual([200, null, size])
  })

  test('respond to HEAD with the length and no body', async () => {
    const response = await get(picture, {}, 'HEAD')
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0)
    expect(await response.text()).toBe('')
  })

  test.each([
    '/media/nothing.webp',
    `/media/${'0'.repeat(64)}.webp`,
    '/media/..%2f..%2fvitrina.sqlite',
    '/media/%2e%2e/%2e%2e/etc/passwd',
    '/media/..\\..\\secret.html',
    `/media/${'0'.repeat(64)}.html`,
  ])('responds with 404 for %s', async (target) => {
    expect((await get(target)).status).toBe(404)
  })
})

describe('built files', () => {
  test.each([
    ['br, gzip', 'br', 'BR'],
    ['gzip', 'gzip', 'GZ'],
    ['br;q=0, gzip', 'gzip', 'GZ'],
    ['identity', null, 'plain()'],
  ])('are chosen by Accept-Encoding %s', async (accepted, encoding, content) => {
    const response = await get('/assets/main.0123abcd.js', { 'Accept-Encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(await response.text()).toBe(content)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
  })

  test('with a permanent name are cached briefly, for any origin', async () => {
    const response = await get('/embed.js')
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const etag = response.headers.get('etag') ?? ''
    expect((await get('/embed.js', { 'If-None-Match': etag })).status).toBe(304)
  })

  test('fonts are cached for a month, for any site', async () => {
    const response = await get('/embed/fonts/onest-latin.woff2')
    expect(response.headers.get('content-type')).toBe('font/woff2')
    expect(response.headers.get('cache-control')).toBe('public, max-age=2592000')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('the policy of the preview page allows only our script, under any host name of the cabinet', async () => {
    const policy = (await get('/preview.html')).headers.get('content-security-policy')
    expect(policy).toContain('frame-ancestors *;')
    expect(policy).toContain("default-src 'none';")
    expect(policy).toContain('script-src http://widgets.test;')
    // It reads files of 3D models and sends no requests.
    expect(policy).toContain('connect-src http://widgets.test/media/;')
  })

  test('the preview on a page of the shop loads styles and pictures from anywhere, runs only the embed, and is sandboxed', async () => {
    const policy = (await get('/shop-preview.html')).headers.get('content-security-policy')
    expect(policy?.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        'script-src http://widgets.test/embed/',
        "style-src http: 'unsafe-inline'",
        "form-action 'none'",
        'sandbox allow-scripts',
      ]),
    )
  })

  test.each([
    '/secret.html',
    '/cabinet.html',
    '/../secret.html',
    '/assets/%2e%2e/%2e%2e/secret.html',
    '/assets/..%2f..%2fsecret.html',
    '/assets/main.0123abcd.js.br',
    '/assets',
  ])('does not serve %s', async (target) => {
    const response = await get(target)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('secret')
  })
})

describe('pages', () => {
  test.each([
    ['/', '/my/admin'],
    ['/my/admin/', '/my/admin'],
    ['/my/admin/shop', '/my/admin/shop/'],
    ['/my/admin/shop/', '/my/admin?return=%2Fmy%2Fadmin%2Fshop%2F'],
  ])('redirects %s to %s', async (from, to) => {
    const response = await get(from)
    expect([response.status, response.headers.get('location')]).toEqual([302, to])
  })

  test('serves the sign-in page to everyone and forbids framing it', async () => {
    const response = await get('/my/admin')
    expect(await response.text()).toContain('Вход')
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('redirects a non-member to the sign-in page with the reason', async () => {
    const client = await signIn(world, 'nobody@shop.test')
    const response = await client.fetch('/my/admin/shop/')
    expect(response.headers.get('location')).toBe('/my/admin?reason=forbidden')
  })

  test('includes the settings in the cabinet’s page as data that cannot run as a script', async () => {
    const client = await signIn(world, 'owner@shop.test')
    const response = await client.fetch('/my/admin/shop/')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const policy = response.headers.get('content-security-policy') ?? ''
    for (const part of [
      "script-src 'self';",
      "img-src 'self' data: blob: http://widgets.test;",
      'frame-src http://widgets.test;',
      "connect-src 'self';",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(part)
    }
    const html = await response.text()
    expect(html.match(/<script/g)).toHaveLength(1)
    const [, json = ''] = /id="vitrina-config">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toEqual({
      backOfficeUrl: '',
      widgetUrl: 'http://widgets.test',
      supportContact: '</script><script>alert(1)</script>',
      hasSupportInbox: true,
      sentryDsn: null,
      demoShopUrl: null,
    })
  })

  test('includes the escaped support contact in the sign-in page', async () => {
    const html = await (await get('/my/admin')).text()
    const [, contact = ''] = /data-support="([^"]*)"/.exec(html) ?? []
    expect(decodeURIComponent(contact)).toBe('</script><script>alert(1)</script>')
    expect(html).not.toContain('<script>')
  })

  test('serves the cabinet’s page even for an unknown account', async () => {
    const client = await signIn(world, 'owner@shop.test')
    expect((await client.fetch('/my/admin/unknown/')).status).toBe(200)
  })
})

test('forbids caching and type sniffing by default', async () => {
  const { headers } = await get('/my/admin/shop/api/1.0.0/album/list')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('responds with 404 for an unknown path with the usual envelope, in the accepted language', async () => {
  const response = await get('/my/admin/shop/api/1.0.0/nothing', { 'Accept-Language': 'en-GB' })
  expect(await openResponse(response)).toMatchObject({
    status: 404,
    success: false,
    statusMessage: 'Nothing found. It may have been deleted',
  })
})

test('reports an internal error and reveals nothing about it to the caller', async () => {
  const broken = await createTestWorld()
  await broken.db.schema.dropTable('session').execute()
  const response = await createClient(broken).fetch('/my/admin/accounts', {
    headers: { Cookie: 'vitrina_session=x' },
  })
  const result = await openResponse(response)
  expect(result).toMatchObject({ status: 500, success: false, error: { code: 'failure' } })
  expect(JSON.stringify(result)).not.toMatch(/session|sql/i)
  expect(broken.reported.splice(0)).toHaveLength(1)
  await broken.dispose()
})

test('compresses a long response for clients that accept it', async () => {
  const client = await signIn(world, 'owner@shop.test')
  const shop = await world.db.selectFrom('account').select('id').executeTakeFirstOrThrow()
  for (let count = 0; count < 5; count += 1) await aPost(world, shop)
  const ask = (encoding: string) =>
    client.fetch('/my/admin/shop/api/1.0.0/search/post', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Encoding': encoding },
      body: '{}',
    })
  const packed = await ask('gzip, br')
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect((await ask('identity')).headers.get('content-encoding')).toBeNull()
  const bytes = (await packed.arrayBuffer()).byteLength
  expect(bytes).toBeLessThan((await (await ask('identity')).arrayBuffer()).byteLength / 2)
})
