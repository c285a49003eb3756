import type { RequestListener } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { drip } from '../../test/server/web/badResponses'
import { playInternet, type Internet } from '../../test/server/web/internet'
import { createWeb } from './createWeb'
import type { Web, WebRequest } from './web'

const MEGABYTE = 1024 * 1024
const request: WebRequest = { accept: 'text/html', maxBytes: MEGABYTE }

let internet: Internet | undefined
afterEach(() => {
  internet?.close()
  internet = undefined
})

async function play(listener: RequestListener, options?: Parameters<typeof playInternet>[1]) {
  internet = await playInternet(listener, options)
  return internet
}

const textAt = (web: Web, url: string, changes: Partial<WebRequest> = {}) =>
  web.read(url, { ...request, ...changes }, async ({ body, ...result }) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of body) chunks.push(chunk)
    return { ...result, text: Buffer.concat(chunks).toString() }
  })

test('reads a page as an anonymous visitor without cookies', async () => {
  const { web, at } = await play(({ headers, method, url }, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Set-Cookie', 'a=1')
    response.end(JSON.stringify({ method, url, headers }))
  })
  const result = await textAt(web, at('/p/1?a=b#top'))
  expect(result).toMatchObject({
    url: at('/p/1?a=b'),
    status: 200,
    type: 'text/html; charset=utf-8',
  })
  expect(JSON.parse(result.text)).toMatchObject({
    method: 'GET',
    url: '/p/1?a=b',
    headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (compatible; Vitrina)' },
  })
  expect(result.text).not.toMatch(/cookie|authorization/i)
})

test('requests a page conditionally by its earlier validators', async () => {
  const { web, at } = await play(({ headers }, response) => {
    const isKnown = headers['if-none-match'] === '"17"'
    response.setHeader('ETag', '"17"')
    response.setHeader('Last-Modified', 'Wed, 18 Mar 2026 12:00:00 GMT')
    response.writeHead(isKnown ? 304 : 200).end(isKnown ? undefined : 'фид')
  })
  const first = await textAt(web, at('/'))
  expect(first).toMatchObject({
    status: 200,
    validators: { etag: '"17"', lastModified: 'Wed, 18 Mar 2026 12:00:00 GMT' },
  })
  const again = await textAt(web, at('/'), { validators: first.validators })
  expect(again).toMatchObject({ status: 304, text: '' })
})

test.each([404, 410, 500])('returns a response of %i', async (status) => {
  const { web, at } = await play((_request, response) => response.writeHead(status).end('нет'))
  expect(await textAt(web, at('/'))).toMatchObject({ status, text: 'нет', type: '' })
})

describe('private addresses', () => {
  test.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://2130706433/',
    'http://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://db.internal/',
  ])('refuses %s before sending anything', async (url) => {
    await expect(textAt(createWeb(), url)).rejects.toMatchObject({ kind: 'private' })
  })

  test.each([
    [['127.0.0.1']],
    [['10.1.2.3']],
    [['::1']],
    [['::ffff:192.168.0.1']],
    [['fd00::1']],
    // A public address beside it does not help.
    [['93.184.216.34', '192.168.0.1']],
  ])('refuses a public name that resolves to %j', async (addresses) => {
    const resolve = () =>
      Promise.resolve(
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    const web = createWeb({ resolve })
    await expect(textAt(web, 'https://shop.example/p/1')).rejects.toMatchObject({ kind: 'private' })
  })

  test('resolves a name once per connection and connects to the checked address', async () => {
    const asked: string[] = []
    const { web, at } = await play((_request, response) => response.end('да'), {
      names: new Proxy<Record<string, string[]>>(
        {},
        {
          get(_names, name) {
            asked.push(String(name))
            return asked.length === 1 ? ['127.0.0.1'] : ['10.0.0.1']
          },
        },
      ),
    })
    expect((await textAt(web, at('/'))).text).toBe('да')
    expect(asked).toEqual(['site.test'])
    await expect(textAt(web, at('/'))).rejects.toMatchObject({ kind: 'private' })
  })

  test.each([
    (at: Internet['at']) => at('/', '10.0.0.1'),
    (at: Internet['at']) => at('/', '169.254.169.254'),
    (at: Internet['at']) => at('/', 'localhost'),
    (at: Internet['at']) => at('/', '[::1]'),
    (at: Internet['at']) => at('/', 'inside.test'),
  ])('refuses a redirect to a private address (%#)', async (target) => {
    const { web, at } = await play(
      (_request, response) => {
        response.writeHead(302, { Location: target(at) }).end()
      },
      { names: { 'inside.test': ['192.168.1.1'] } },
    )
    await expect(textAt(web, at('/'))).rejects.toMatchObject({ kind: 'private' })
  })
})

test.each([
  'ftp://shop.example/a',
  'file:///etc/passwd',
  'https://shop.example:8443/a',
  'http://shop.example:22/',
  'https://me:secret@shop.example/a',
])('refuses %s as an unusual address', async (url) => {
  await expect(textAt(createWeb(), url)).rejects.toMatchObject({ kind: 'unusual' })
})

describe('redirects', () => {
  const chain: RequestListener = ({ url }, response) => {
    const left = Number(url?.slice(1))
    if (left === 0) response.end('дошли')
    else response.writeHead(301, { Location: `/${left - 1}` }).end('дальше')
  }

  test('follows five redirects', async () => {
    const { web, at } = await play(chain)
    expect(await textAt(web, at('/5'))).toMatchObject({ url: at('/0'), text: 'дошли' })
    await expect(textAt(web, at('/6'))).rejects.toMatchObject({ kind: 'loop' })
  })

  test('refuses a redirect loop immediately', async () => {
    let count = 0
    const { web, at } = await play(({ url }, response) => {
      count += 1
      response.writeHead(302, { Location: url === '/a' ? '/b' : '/a' }).end()
    })
    await expect(textAt(web, at('/a'))).rejects.toMatchObject({ kind: 'loop' })
    expect(count).toBe(2)
  })

  test.each(['ftp://site.test/', 'javascript:alert(1)', 'https://a:b@site.test/'])(
    'refuses redirects to %s',
    async (location) => {
      const { web, at } = await play((_request, response) => {
        response.writeHead(302, { Location: location }).end()
      })
      await expect(textAt(web, at('/'))).rejects.toMatchObject({ kind: 'unusual' })
    },
  )
})

describe('limits', () => {
  /** Sends until the client disconnects. */
  const endless: RequestListener = (_request, response) => {
    const block = Buffer.alloc(64 * 1024, 'x')
    const send = () => {
      while (response.write(block));
    }
    response.on('drain', send)
    send()
  }

  test('aborts 100 MB at the limit, whatever length is announced', async () => {
    let sent = 0
    const { web, at } = await play((message, response) => {
      response.on('close', () => {
        sent = response.socket?.bytesWritten ?? 0
      })
      if (message.url === '/length') response.setHeader('Content-Length', 100 * MEGABYTE)
      endless(message, response)
    })
    for (const path of ['/length', '/chunks']) {
      await expect(textAt(web, at(path))).rejects.toMatchObject({ kind: 'too-large' })
      expect(sent).toBeLessThan(20 * MEGABYTE)
    }
  })

  test('returns the content before the limit when only the beginning is needed', async () => {
    const { web, at } = await play(endless)
    const first = await web.read(at('/'), request, async ({ body }) => {
      for await (const chunk of body) return chunk[0]
      return undefined
    })
    expect(first).toBe('x'.charCodeAt(0))
  })

  test.each([
    ['gzip', gzipSync(Buffer.alloc(50 * MEGABYTE))],
    ['br', brotliCompressSync(Buffer.alloc(50 * MEGABYTE))],
  ])('counts a %s bomb by its decompressed size', async (coding, bomb) => {
    expect(bomb.length).toBeLessThan(MEGABYTE)
    const { web, at } = await play((_request, response) => {
      response.setHeader('Content-Encoding', coding)
      response.end(bomb)
    })
    await expect(textAt(web, at('/'))).rejects.toMatchObject({ kind: 'too-large' })
  })

  test.each([
    ['gzip', gzipSync('привет')],
    ['br', brotliCompressSync('привет')],
    ['identity', Buffer.from('привет')],
  ])('decompresses %s', async (coding, content) => {
    const { web, at } = await play((_request, response) => {
      response.setHeader('Content-Encoding', coding)
      response.end(content)
    })
    expect((await textAt(web, at('/'))).text).toBe('привет')
  })

  test.each(['gzip, gzip', 'zstd'])('refuses the content encoding %s', async (coding) => {
    const { web, at } = await play((_request, response) => {
      response.setHeader('Content-Encoding', coding)
      response.end(gzipSync(gzipSync('привет')))
    })
    await expect(textAt(web, at('/'))).rejects.toMatchObject({ kind: 'unreachable' })
  })

  test('aborts a page that is too slow, or that never responds', async () => {
    const { web, at } = await play(
      ({ url }, response) => {
        if (url !== '/silent') drip(response)
      },
      { limitMs: 300 },
    )
    for (const path of ['/drip', '/silent']) {
      await expect(textAt(web, at(path))).rejects.toMatchObject({ kind: 'unreachable' })
    }
  })

  test('aborts a page when the caller’s signal is aborted', async () => {
    const ending = new AbortController()
    const { web, at } = await play(() => {
      ending.abort()
    })
    const sent = { ...request, signal: ending.signal }
    await expect(web.read(at('/'), sent, () => Promise.resolve())).rejects.toMatchObject({
      kind: 'unreachable',
    })
    await expect(web.read(at('/'), sent, () => Promise.resolve())).rejects.toMatchObject({
      kind: 'unreachable',
    })
  })
})

test('fails on a broken connection and on an unknown name', async () => {
  const { web, at } = await play(({ url, socket }, response) => {
    if (url === '/half') response.write('полов', () => socket.destroy())
    else socket.destroy()
  })
  for (const path of ['/', '/half']) {
    await expect(textAt(web, at(path))).rejects.toMatchObject({ kind: 'unreachable' })
  }
  const nobody = createWeb({ resolve: () => Promise.resolve([]) })
  await expect(textAt(nobody, 'https://shop.example/')).rejects.toMatchObject({
    kind: 'unreachable',
  })
})

test('rethrows the error of its consumer', async () => {
  const { web, at } = await play((_request, response) => response.end('да'))
  await expect(
    web.read(at('/'), request, () => Promise.reject(new TypeError('ours'))),
  ).rejects.toThrow(TypeError)
})
