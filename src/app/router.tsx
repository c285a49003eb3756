import { createHashRouter, createMemoryRouter, Navigate, type RouteObject } from 'react-router-dom'
import { PATHS, paths } from '@/common/routing/paths'
import { RouteFailure } from './RouteFailure'
import { Root } from './layouts/Root'

/** Every screen: its layout, its path, its page as a chunk of its own (section 2). */
export const ROUTES: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteFailure />,
    // The first screen's chunk is on its way: the page stays as it is.
    hydrateFallbackElement: <></>,
    children: [
      {
        lazy: () =>
          import('./layouts/DefaultLayout').then((module) => ({ Component: module.DefaultLayout })),
        children: [
          {
            path: PATHS.home,
            lazy: () =>
              import('./pages/LibraryRoute').then((module) => ({ Component: module.LibraryRoute })),
          },
          {
            path: PATHS.albums,
            lazy: () =>
              import('@/features/albums/pages/AlbumsPage').then((module) => ({
                Component: module.AlbumsPage,
              })),
          },
          {
            path: PATHS.galleries,
            lazy: () =>
              import('@/features/widgets/pages/WidgetsPage').then((module) => ({
                Component: module.WidgetsPage,
              })),
          },
          {
            path: PATHS.notFound,
            lazy: () =>
              import('./pages/NotFoundPage').then((module) => ({ Component: module.NotFoundPage })),
          },
        ],
      },
      {
        lazy: () =>
          import('./layouts/AnalyticsLayout').then((module) => ({
            Component: module.AnalyticsLayout,
          })),
        children: [
          {
            path: PATHS.analytic,
            lazy: () =>
              import('@/features/analytics/pages/AnalyticsPage').then((module) => ({
                Component: module.AnalyticsPage,
              })),
          },
        ],
      },
      {
        lazy: () =>
          import('./layouts/EditorLayout').then((module) => ({ Component: module.EditorLayout })),
        children: [
          {
            path: PATHS.builder,
            lazy: () =>
              import('./pages/GalleryEditorRoute').then((module) => ({
                Component: module.GalleryEditorRoute,
              })),
          },
          {
            path: PATHS.post,
            lazy: () =>
              import('./pages/PostEditorRoute').then((module) => ({
                Component: module.PostEditorRoute,
              })),
          },
        ],
      },
      { path: '*', element: <Navigate to={paths.notFound()} replace /> },
    ],
  },
]

/** The hash keeps the cabinet's own path under `/my/admin/{username}/`. */
export function createRouter() {
  return createHashRouter(ROUTES)
}

/** The same routes without an address bar, for tests. */
export function createTestRouter(address: string) {
  return createMemoryRouter(ROUTES, { initialEntries: [address] })
}

export type AppRouter = ReturnType<typeof createHashRouter>
