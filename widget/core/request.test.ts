import { stubXhr } from '../testing/browser'
import { fetchPage } from './request'

const ORIGIN = 'https://w.test'
let request: jest.SpiedFunction<typeof fetch>
const SHOPPER = { embedId: 'demo', article: '', address: '', segment: null, look: '' }

beforeEach(() => {
  request = jest
    .spyOn(globalThis, 'fetch')
    .mockReset()
    .mockImplementation(() => Promise.resolve(Response.json({ posts: [] })))
})
afterAll(() => request.mockRestore())

test.each([
  [SHOPPER, 1, ''],
  [SHOPPER, 2, '?page=2'],
  [{ ...SHOPPER, article: 'a/1' }, 1, '?article=a%2F1'],
  [{ ...SHOPPER, address: 'https://s.test/?p=1' }, 1, '?address=https%3A%2F%2Fs.test%2F%3Fp%3D1'],
  [{ ...SHOPPER, segment: 'vip new' }, 3, '?segment=vip+new&page=3'],
  [{ ...SHOPPER, segment: '' }, 1, '?segment='],
  [{ ...SHOPPER, look: 'demo.1' }, 3, '?vitrina-look=demo.1&page=3'],
])('requests for %j page %d by %j, without cookies', async (asked, page, query) => {
  expect(await fetchPage(ORIGIN, asked, page)).toEqual({ posts: [] })
  // Shoppers share the first page: it has one address.
  expect(request).toHaveBeenCalledTimes(1)
  expect(request).toHaveBeenCalledWith(
    `${ORIGIN}/widget/v1/demo${query}`,
    expect.objectContaining({ credentials: 'omit' }),
  )
})

test('escapes the id of a widget in the path', async () => {
  await fetchPage(ORIGIN, { ...SHOPPER, embedId: 'a/../b?c' }, 1)
  expect(request.mock.calls[0]?.[0]).toBe(`${ORIGIN}/widget/v1/a%2F..%2Fb%3Fc`)
})

test.each([404, 410])('returns null for a response with status %d', async (status) => {
  request.mockResolvedValueOnce(Response.json({ posts: [] }, { status }))
  expect(await fetchPage(ORIGIN, SHOPPER, 1)).toBeNull()
})

test('uses XMLHttpRequest where the shop’s page has replaced fetch, and aborts a slow request after 8 s', async () => {
  stubXhr({ status: 200, text: '{"posts":[]}' })
  request.mockRejectedValueOnce(new TypeError('wrapped'))
  expect(await fetchPage(ORIGIN, SHOPPER, 1)).toEqual({ posts: [] })

  jest.useFakeTimers()
  request.mockImplementationOnce(
    (_url, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
  )
  const slow = fetchPage(ORIGIN, SHOPPER, 1).catch(() => 'given up')
  await jest.advanceTimersByTimeAsync(8000)
  expect(await slow).toBe('given up')
  jest.useRealTimers()
})

test.each([429, 500, 503])(
  'rejects a response with status %d, whatever its body',
  async (status) => {
    request.mockResolvedValueOnce(Response.json({ posts: [] }, { status }))
    await expect(fetchPage(ORIGIN, SHOPPER, 1)).rejects.toThrow()
  },
)
