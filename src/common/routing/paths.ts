/** Routes of the cabinet by the specification's names (section 2): pattern and address in one place. */
export const PATHS = {
  home: '/',
  albums: '/albums',
  galleries: '/galleries',
  builder: '/galleries/g/:embedId',
  analytic: '/analytic',
  post: '/:postId',
  notFound: '/not-found',
} as const

export const paths = {
  home: (filter: { albumId?: number } = {}) =>
    filter.albumId === undefined ? PATHS.home : `${PATHS.home}?album=${filter.albumId}`,
  albums: () => PATHS.albums,
  galleries: () => PATHS.galleries,
  builder: (embedId: string) => `/galleries/g/${encodeURIComponent(embedId)}`,
  analytic: () => PATHS.analytic,
  post: (postId: number) => `/${postId}`,
  notFound: () => PATHS.notFound,
}
