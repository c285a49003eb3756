import { Hono } from 'hono'
import type { Endpoint } from '@/contract/endpoint'
import { pathParams, routePath, idParam } from './routePath'

type Addressed = Pick<Endpoint, 'base' | 'path'>

/** The route that a router with these paths finds for an address, with its parameters. */
async function found(paths: string[], address: string): Promise<string> {
  const app = new Hono()
  for (const path of paths) {
    const endpoint: Addressed = { base: 'root', path }
    app.get(routePath(endpoint), (context) =>
      context.json({ path, params: pathParams(endpoint, context.req.param()) }),
    )
  }
  const response = await app.request(`/api/1.0.0/${address}`)
  return response.status === 200 ? response.text() : String(response.status)
}

const LISTS = ['sku/{id}/substitute-list', 'sku/{id}/{postType}-list', 'sku/{id}/info']
const answer = (path: string, params: Record<string, string>) => JSON.stringify({ path, params })

test.each([
  ['sku/12/info', answer('sku/{id}/info', { id: '12' })],
  ['sku/12/story-list', answer('sku/{id}/{postType}-list', { id: '12', postType: 'story' })],
  ['sku/12/no-such-list', answer('sku/{id}/{postType}-list', { id: '12', postType: 'no-such' })],
  ['sku/12/substitute-list', answer('sku/{id}/substitute-list', { id: '12' })],
  ['sku/12/-list', '404'],
  ['sku/12/story', '404'],
  ['sku/12/story-list/more', '404'],
])('converts %s to the route %s', async (address, expected) => {
  expect(await found(LISTS, address)).toBe(expected)
})

test('puts an account’s endpoint under the account', () => {
  expect(routePath({ base: 'account', path: 'albums/{id}/save' })).toBe(
    '/my/admin/:username/api/1.0.0/albums/:id/save',
  )
})

test.each([
  ['7', 7],
  ['12', 12],
  ['999999999999999', 999_999_999_999_999],
])('accepts %s in a path as an id', (text, id) => {
  expect(idParam(text)).toBe(id)
})

test.each(['', '-1', '1.5', '1e3', '0x10', ' 1', '1 ', '12a', '9999999999999999', '١٢'])(
  'responds with 404 for the id %j',
  (text) => {
    expect(() => idParam(text)).toThrow('not-found')
  },
)
