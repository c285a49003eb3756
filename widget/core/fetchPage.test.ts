import { fetchPage } from './fetchPage'

const ORIGIN = 'https://w.test'
const request = jest.spyOn(globalThis, 'fetch')
const SHOPPER = { embedId: 'demo', article: '', look: '' }

beforeEach(() => {
  request.mockReset()
  request.mockImplementation(() => Promise.resolve(Response.json({ posts: [] })))
})
afterAll(() => request.mockRestore())

test.each([
  [SHOPPER, 1, ''],
  [SHOPPER, 2, '?page=2'],
  [{ ...SHOPPER, article: 'a/1' }, 1, '?article=a%2F1'],
  [{ ...SHOPPER, look: 'demo.1' }, 3, '?vitrina-look=demo.1&page=3'],
])('%j asks for page %d by %j, without cookies', async (asked, page, query) => {
  expect(await fetchPage(ORIGIN, asked, page)).toEqual({ posts: [] })
  // Shoppers share the first page: it has one address.
  expect(request.mock.calls).toEqual([
    [`${ORIGIN}/widget/v1/demo${query}`, { credentials: 'omit' }],
  ])
})

test('the id of a widget cannot lead to another call', async () => {
  await fetchPage(ORIGIN, { ...SHOPPER, embedId: 'a/../b?c' }, 1)
  expect(request.mock.calls[0]?.[0]).toBe(`${ORIGIN}/widget/v1/a%2F..%2Fb%3Fc`)
})

test.each([404, 500])('a response %d is no page, whatever it holds', async (status) => {
  request.mockResolvedValueOnce(Response.json({ posts: [] }, { status }))
  await expect(fetchPage(ORIGIN, SHOPPER, 1)).rejects.toThrow(String(status))
})
