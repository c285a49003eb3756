import { generatePath } from 'react-router-dom'
import type { PostType } from '@/contract/entities/posts/post'
import type { SourceType } from '@/contract/entities/sources/source'

/**
 * The one table of addresses (product-rules/screens.md#routes): the name of each route and its pattern. `createalbum`
 * only redirects, and any other address leads to `not-found`.
 */
export const PATHS = {
  home: '/',
  triage: '/triage',
  albums: '/albums',
  builderalbums: '/albums/:albumId',
  'album-post': '/albums/:albumId/editor/:postId',
  createalbum: '/albums/create',
  integrations: '/integrations',
  products: '/products',
  product: '/products/:id',
  'product-post': '/products/:id/:postType/:postId',
  sources: '/sources',
  profile: '/profile',
  privacy: '/privacy',
  segment: '/segments',
  trash: '/trash',
  membership: '/membership',
  audit: '/audit',
  'analytic-post': '/posts-analytic/:postId',
  post: '/:postId',
  'create-post': '/create/post',
  galleries: '/galleries',
  'marketplace-review': '/marketplace-review',
  'ui-preview': '/ui-preview',
  analytic: '/analytic',
  'posts-analytic': '/analytic/posts-analytic',
  'products-analytic': '/analytic/products-analytic',
  builder: '/galleries/g/:embedId',
  'stl-builder': '/galleries/stl/:embedId',
  builderstories: '/galleries/s/:embedId',
  'not-found': '/not-found',
} as const

/** Name of a route (product-rules/screens.md#routes). */
export type RouteName = keyof typeof PATHS

/** One part of the library's filter, as its address names it. */
type HomeFilter =
  | { album?: number }
  | { segment: number }
  | { product: number }
  | { source: SourceType }
  | { query: string }

/** Builds the address of a screen from its pattern. */
export const paths = {
  home: (filter: HomeFilter = {}) => {
    const [[name, value] = []] = Object.entries(filter)
    return name === undefined
      ? PATHS.home
      : `${PATHS.home}?${name}=${encodeURIComponent(String(value))}`
  },
  albums: () => PATHS.albums,
  album: (albumId: number) => generatePath(PATHS.builderalbums, { albumId: String(albumId) }),
  albumPost: (albumId: number, postId: number) =>
    generatePath(PATHS['album-post'], { albumId: String(albumId), postId: String(postId) }),
  integrations: () => PATHS.integrations,
  products: () => PATHS.products,
  product: (id: number) => generatePath(PATHS.product, { id: String(id) }),
  productPost: (id: number, postType: PostType, postId: number) =>
    generatePath(PATHS['product-post'], { id: String(id), postType, postId: String(postId) }),
  sources: () => PATHS.sources,
  profile: () => PATHS.profile,
  privacy: () => PATHS.privacy,
  segments: () => PATHS.segment,
  trash: () => PATHS.trash,
  membership: () => PATHS.membership,
  audit: () => PATHS.audit,
  postAnalytics: (postId: number) =>
    generatePath(PATHS['analytic-post'], { postId: String(postId) }),
  post: (postId: number) => generatePath(PATHS.post, { postId: String(postId) }),
  /** `product`: the id of a product that the new post is about. */
  createPost: ({ product }: { product?: number } = {}) =>
    product === undefined ? PATHS['create-post'] : `${PATHS['create-post']}?product=${product}`,
  galleries: () => PATHS.galleries,
  reviews: () => PATHS['marketplace-review'],
  uiPreview: () => PATHS['ui-preview'],
  analytic: () => PATHS.analytic,
  postsAnalytics: () => PATHS['posts-analytic'],
  productsAnalytics: () => PATHS['products-analytic'],
  builder: (embedId: string) => generatePath(PATHS.builder, { embedId }),
  stlBuilder: (embedId: string) => generatePath(PATHS['stl-builder'], { embedId }),
  storiesBuilder: (embedId: string) => generatePath(PATHS.builderstories, { embedId }),
  notFound: () => PATHS['not-found'],
}

/** The uppercase route names, by which a screen names its tour (product-rules/screens.md#routes). */
export const ROUTES = {
  HOME: 'home',
  INTEGRATIONS: 'integrations',
  GALLERIES: 'galleries',
  POST: 'post',
  ALBUM_POST: 'album-post',
  CREATE_POST: 'create-post',
  PRODUCT_POST: 'product-post',
  POSTS_ANALYTIC: 'posts-analytic',
  BUILDER: 'builder',
  BUILDER_STORIES: 'builderstories',
  MEMBERSHIP: 'membership',
  AUDIT: 'audit',
  SEGMENT: 'segment',
  SOURCES: 'sources',
  PROFILE: 'profile',
  NOT_FOUND: 'not-found',
} as const satisfies Record<string, RouteName>

export type RouteConstant = keyof typeof ROUTES
