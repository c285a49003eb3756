import { createHashRouter, createMemoryRouter, Navigate, type RouteObject } from 'react-router-dom'
import { PATHS, paths } from '@/common/routing/paths'
import { RouteFailure } from './RouteFailure'
import { AnalyticsLayout } from './layouts/AnalyticsLayout'
import { DefaultLayout } from './layouts/DefaultLayout'
import { EditorLayout } from './layouts/EditorLayout'
import { Root } from './layouts/Root'

/** The library is where most visits begin, so the start-up asks for its chunk at once. */
export const loadLibrary = () => import(/* webpackChunkName: "library" */ './pages/LibraryRoute')

/** Every screen: its layout, its path, its page as a chunk of its own (section 2). */
export const ROUTES: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteFailure />,
    // The first screen's chunk is on its way: the page stays as it is.
    hydrateFallbackElement: <></>,
    children: [
      {
        element: <DefaultLayout />,
        children: [
          {
            path: PATHS.home,
            lazy: () => loadLibrary().then((module) => ({ Component: module.LibraryRoute })),
          },
          {
            path: PATHS.albums,
            lazy: () =>
              import(/* webpackChunkName: "albums" */ '@/features/albums/pages/AlbumsPage').then(
                (module) => ({
                  Component: module.AlbumsPage,
                }),
              ),
          },
          {
            path: PATHS.galleries,
            lazy: () =>
              import(/* webpackChunkName: "widgets" */ '@/features/widgets/pages/WidgetsPage').then(
                (module) => ({
                  Component: module.WidgetsPage,
                }),
              ),
          },
          {
            path: PATHS.notFound,
            lazy: () =>
              import('./pages/NotFoundPage').then((module) => ({ Component: module.NotFoundPage })),
          },
        ],
      },
      {
        element: <AnalyticsLayout />,
        children: [
          {
            path: PATHS.analytic,
            lazy: () =>
              import(
                /* webpackChunkName: "analytics" */ '@/features/analytics/pages/AnalyticsPage'
              ).then((module) => ({
                Component: module.AnalyticsPage,
              })),
          },
        ],
      },
      {
        element: <EditorLayout />,
        children: [
          {
            path: PATHS.builder,
            lazy: () =>
              import(/* webpackChunkName: "gallery-editor" */ './pages/GalleryEditorRoute').then(
                (module) => ({
                  Component: module.GalleryEditorRoute,
                }),
              ),
          },
          {
            path: PATHS.post,
            lazy: () =>
              import(/* webpackChunkName: "post-editor" */ './pages/PostEditorRoute').then(
                (module) => ({
                  Component: module.PostEditorRoute,
                }),
              ),
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
