import type { RouteName } from './paths'

/** The uppercase route names that tours and guards use (product-rules/screens.md#routes). */
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
  SEGMENT: 'segment',
  SOURCES: 'sources',
  PROFILE: 'profile',
  NOT_FOUND: 'not-found',
} as const satisfies Record<string, RouteName>

export type RouteConstant = keyof typeof ROUTES
