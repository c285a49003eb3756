import { endpointPath } from './endpoint'
import { allEndpoints } from './endpoints/all'
import { postMediaEndpoints } from './endpoints/postMedia'
import { widgetEndpoints } from './endpoints/widgets/widgets'

test('puts an account’s endpoint under the account and encodes its parameters', () => {
  expect(endpointPath(widgetEndpoints.saveWidget, 'лён/глина', { id: 'a b' })).toBe(
    '/my/admin/%D0%BB%D1%91%D0%BD%2F%D0%B3%D0%BB%D0%B8%D0%BD%D0%B0/api/1.0.0/gallery/a%20b/save',
  )
})

test('omits the username from the path of an upload', () => {
  expect(endpointPath(postMediaEndpoints.uploadMedia, 'demo')).toBe('/api/1.0.0/self_upload/medias')
})

test('gives every endpoint a unique combination of method and path', () => {
  const addresses = Object.values(allEndpoints).map(
    ({ method, base, path }) => `${method} ${base} ${path}`,
  )
  expect(new Set(addresses).size).toBe(addresses.length)
})
