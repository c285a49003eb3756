import type { GuidePage } from '@/contract/guide'
import type { RouteName } from '../routing/paths'

/** The page of the guide about each screen. */
export const GUIDE_OF_SCREEN: Record<RouteName, GuidePage> = {
  home: 'library',
  post: 'post-editor',
  'album-post': 'post-editor',
  'product-post': 'post-editor',
  'create-post': 'create-post',
  albums: 'albums',
  builderalbums: 'albums',
  createalbum: 'albums',
  products: 'products',
  product: 'products',
  galleries: 'widgets',
  builder: 'gallery-editor',
  builderstories: 'stories-editor',
  'stl-builder': 'model-editor',
  'marketplace-review': 'reviews',
  analytic: 'analytics',
  'posts-analytic': 'analytics',
  'analytic-post': 'analytics',
  segment: 'segments',
  sources: 'sources',
  integrations: 'integrations',
  trash: 'trash',
  membership: 'team',
  audit: 'activity',
  profile: 'profile',
  privacy: 'privacy',
  'ui-preview': 'support',
  'not-found': 'support',
}
