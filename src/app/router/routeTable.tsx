import { PATHS } from '@/common/routing/paths'
import type { Screen } from './screen'

/** Most visits begin at the library, so the start-up loads its chunk immediately. */
export const loadLibrary = () =>
  import(/* webpackChunkName: "library" */ '@/app/pages/library/LibraryRoute')

/** Every screen of the cabinet (product-rules/screens.md#routes). */
export const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    path: PATHS.home,
    layout: 'default',
    needs: 'VIEW_POSTS',
    tour: 'HOME',
    load: () => loadLibrary().then((module) => module.LibraryRoute),
  },
  {
    name: 'triage',
    path: PATHS.triage,
    layout: 'custom',
    needs: 'EDIT_POST',
    load: () =>
      import(/* webpackChunkName: "triage" */ '@/app/pages/library/TriageRoute').then(
        (module) => module.TriageRoute,
      ),
  },
  {
    name: 'albums',
    path: PATHS.albums,
    layout: 'default',
    needs: 'VIEW_POSTS',
    load: () =>
      import(/* webpackChunkName: "albums" */ '@/app/pages/album/AlbumsRoute').then(
        (module) => module.AlbumsRoute,
      ),
  },
  {
    name: 'profile',
    path: PATHS.profile,
    layout: 'default',
    guard: 'VIEW_TARIFF',
    load: () =>
      import(/* webpackChunkName: "profile" */ '../pages/ProfileRoute').then(
        (module) => module.ProfileRoute,
      ),
  },
  {
    name: 'privacy',
    path: PATHS.privacy,
    layout: 'default',
    load: () =>
      import(/* webpackChunkName: "privacy" */ '@/features/profile/pages/PrivacyPage').then(
        (module) => module.PrivacyPage,
      ),
  },
  {
    name: 'segment',
    path: PATHS.segment,
    layout: 'default',
    guard: 'MANAGE_SEGMENTS',
    load: () =>
      import(/* webpackChunkName: "segments" */ '../pages/SegmentsRoute').then(
        (module) => module.SegmentsRoute,
      ),
  },
  {
    name: 'trash',
    path: PATHS.trash,
    layout: 'default',
    needs: ['EDIT_POST', 'MANAGE_WIDGETS'],
    load: () =>
      import(/* webpackChunkName: "trash" */ '@/features/trash/pages/TrashPage').then(
        (module) => module.TrashPage,
      ),
  },
  {
    name: 'membership',
    path: PATHS.membership,
    layout: 'default',
    guard: 'MANAGE_USERS',
    load: () =>
      import(
        /* webpackChunkName: "membership" */ '@/features/membership/pages/MembershipPage'
      ).then((module) => module.MembershipPage),
  },
  {
    name: 'audit',
    path: PATHS.audit,
    layout: 'default',
    guard: 'MANAGE_USERS',
    load: () =>
      import(/* webpackChunkName: "audit" */ '@/features/membership/pages/AuditPage').then(
        (module) => module.AuditPage,
      ),
  },
  {
    name: 'builderalbums',
    path: PATHS.builderalbums,
    layout: 'default',
    needs: 'VIEW_POSTS',
    load: () =>
      import(/* webpackChunkName: "album-builder" */ '@/app/pages/album/AlbumBuilderRoute').then(
        (module) => module.AlbumBuilderRoute,
      ),
  },
  {
    name: 'album-post',
    path: PATHS['album-post'],
    layout: 'custom',
    needs: 'VIEW_POSTS',
    tour: 'POST',
    load: () =>
      import(/* webpackChunkName: "album-post" */ '@/app/pages/postEditor/AlbumPostRoute').then(
        (module) => module.AlbumPostRoute,
      ),
  },
  {
    name: 'marketplace-review',
    path: PATHS['marketplace-review'],
    layout: 'default',
    needs: 'VIEW_POSTS',
    load: () =>
      import(/* webpackChunkName: "reviews" */ '@/app/pages/library/ReviewsRoute').then(
        (module) => module.ReviewsRoute,
      ),
  },
  {
    name: 'post',
    path: PATHS.post,
    layout: 'custom',
    needs: 'VIEW_POSTS',
    tour: 'POST',
    load: () =>
      import(/* webpackChunkName: "post-editor" */ '@/app/pages/postEditor/PostEditorRoute').then(
        (module) => module.PostEditorRoute,
      ),
  },
  {
    name: 'create-post',
    path: PATHS['create-post'],
    layout: 'custom',
    needs: 'EDIT_POST',
    tour: 'POST',
    load: () =>
      import(/* webpackChunkName: "create-post" */ '@/app/pages/library/CreatePostRoute').then(
        (module) => module.CreatePostRoute,
      ),
  },
  {
    name: 'products',
    path: PATHS.products,
    layout: 'default',
    needs: 'VIEW_SKUS',
    load: () =>
      import(/* webpackChunkName: "products" */ '@/features/products/pages/ProductsPage').then(
        (module) => module.ProductsPage,
      ),
  },
  {
    name: 'product',
    path: PATHS.product,
    layout: 'default',
    needs: 'VIEW_SKUS',
    load: () =>
      import(/* webpackChunkName: "product" */ '@/features/products/pages/ProductPage').then(
        (module) => module.ProductPage,
      ),
  },
  {
    name: 'product-post',
    path: PATHS['product-post'],
    layout: 'custom',
    needs: 'VIEW_POSTS',
    tour: 'POST',
    load: () =>
      import(/* webpackChunkName: "post-editor" */ '@/app/pages/postEditor/ProductPostRoute').then(
        (module) => module.ProductPostRoute,
      ),
  },
  {
    name: 'galleries',
    path: PATHS.galleries,
    layout: 'default',
    needs: 'VIEW_WIDGETS',
    tour: 'GALLERIES',
    load: () =>
      import(/* webpackChunkName: "widgets" */ '../pages/WidgetsRoute').then(
        (module) => module.WidgetsRoute,
      ),
  },
  {
    name: 'builder',
    path: PATHS.builder,
    layout: 'custom',
    needs: 'VIEW_WIDGETS',
    tour: 'BUILDER',
    load: () =>
      import(
        /* webpackChunkName: "gallery-editor" */ '@/app/pages/widgetEditor/GalleryEditorRoute'
      ).then((module) => module.GalleryEditorRoute),
  },
  {
    name: 'stl-builder',
    path: PATHS['stl-builder'],
    layout: 'custom',
    needs: 'VIEW_WIDGETS',
    load: () =>
      import(
        /* webpackChunkName: "gallery-editor" */ '@/app/pages/widgetEditor/StlEditorRoute'
      ).then((module) => module.StlEditorRoute),
  },
  {
    name: 'builderstories',
    path: PATHS.builderstories,
    layout: 'custom',
    needs: 'VIEW_WIDGETS',
    tour: 'BUILDER_STORIES',
    load: () =>
      import(
        /* webpackChunkName: "gallery-editor" */ '@/app/pages/widgetEditor/StoriesEditorRoute'
      ).then((module) => module.StoriesEditorRoute),
  },
  {
    name: 'analytic',
    path: PATHS.analytic,
    layout: 'analytics',
    needs: 'MANAGE_ANALYTICS',
    load: () =>
      import(/* webpackChunkName: "analytics" */ '../pages/analytics/AnalyticsRoute').then(
        (module) => module.AnalyticsRoute,
      ),
  },
  {
    name: 'sources',
    path: PATHS.sources,
    layout: 'default',
    guard: 'MANAGE_SOURCES',
    load: () =>
      import(/* webpackChunkName: "sources" */ '../pages/SourcesRoute').then(
        (module) => module.SourcesRoute,
      ),
  },
  {
    name: 'integrations',
    path: PATHS.integrations,
    layout: 'default',
    guard: 'MANAGE_INTEGRATIONS',
    tour: 'INTEGRATIONS',
    load: () =>
      import(/* webpackChunkName: "integrations" */ '../pages/IntegrationsRoute').then(
        (module) => module.IntegrationsRoute,
      ),
  },
  {
    name: 'posts-analytic',
    path: PATHS['posts-analytic'],
    layout: 'analytics',
    needs: 'MANAGE_ANALYTICS',
    load: () =>
      import(
        /* webpackChunkName: "posts-analytics" */ '../pages/analytics/PostsAnalyticsRoute'
      ).then((module) => module.PostsAnalyticsRoute),
  },
  {
    name: 'products-analytic',
    path: PATHS['products-analytic'],
    layout: 'analytics',
    needs: 'MANAGE_ANALYTICS',
    load: () =>
      import(
        /* webpackChunkName: "products-analytics" */ '../pages/analytics/ProductsAnalyticsRoute'
      ).then((module) => module.ProductsAnalyticsRoute),
  },
  {
    name: 'analytic-post',
    path: PATHS['analytic-post'],
    layout: 'default',
    needs: ['MANAGE_ANALYTICS', 'VIEW_POSTS'],
    load: () =>
      import(/* webpackChunkName: "post-analytics" */ '../pages/analytics/PostAnalyticsRoute').then(
        (module) => module.PostAnalyticsRoute,
      ),
  },
  {
    name: 'ui-preview',
    path: PATHS['ui-preview'],
    layout: 'default',
    load: () =>
      import(/* webpackChunkName: "ui-preview" */ '../pages/UiPreviewPage').then(
        (module) => module.UiPreviewPage,
      ),
  },
  {
    name: 'not-found',
    path: PATHS['not-found'],
    layout: 'default',
    load: () => import('../pages/NotFoundPage').then((module) => module.NotFoundPage),
  },
]
