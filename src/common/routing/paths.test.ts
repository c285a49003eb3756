import { matchRoutes } from 'react-router-dom'
import { PATHS, paths, type RouteName } from './paths'

const ROUTES = Object.entries(PATHS).map(([id, path]) => ({ id, path }))

test.each<[string, RouteName, Record<string, string>]>([
  [paths.home(), 'home', {}],
  [paths.albums(), 'albums', {}],
  [paths.album(7), 'builderalbums', { albumId: '7' }],
  [paths.albumPost(7, 12), 'album-post', { albumId: '7', postId: '12' }],
  [paths.integrations(), 'integrations', {}],
  [paths.products(), 'products', {}],
  [paths.product(3), 'product', { id: '3' }],
  [paths.productPost(3, 'story', 12), 'product-post', { id: '3', postType: 'story', postId: '12' }],
  [paths.sources(), 'sources', {}],
  [paths.profile(), 'profile', {}],
  [paths.segments(), 'segment', {}],
  [paths.membership(), 'membership', {}],
  [paths.postAnalytics(12), 'analytic-post', { postId: '12' }],
  [paths.post(12), 'post', { postId: '12' }],
  [paths.createPost(), 'create-post', {}],
  [paths.galleries(), 'galleries', {}],
  [paths.reviews(), 'marketplace-review', {}],
  [paths.uiPreview(), 'ui-preview', {}],
  [paths.analytic(), 'analytic', {}],
  [paths.postsAnalytics(), 'posts-analytic', {}],
  [paths.productsAnalytics(), 'products-analytic', {}],
  [paths.builder('ab-1'), 'builder', { embedId: 'ab-1' }],
  [paths.stlBuilder('a/b ?#%'), 'stl-builder', { embedId: 'a/b ?#%' }],
  [paths.storiesBuilder('ab-1'), 'builderstories', { embedId: 'ab-1' }],
  [paths.notFound(), 'not-found', {}],
])('matches %s to %s', (address, name, params) => {
  const [match] = matchRoutes(ROUTES, address) ?? []
  expect(match).toMatchObject({ params, route: { id: name } })
})

test.each([
  [{}, '/'],
  [{ album: 7 }, '/?album=7'],
  [{ segment: 7 }, '/?segment=7'],
  [{ product: 7 }, '/?product=7'],
  [{ source: 'vk' as const }, '/?source=vk'],
])('the library’s address contains one part of its filter: %j', (filter, address) => {
  expect(paths.home(filter)).toBe(address)
})
