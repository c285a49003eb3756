import { Button, Group } from '@mantine/core'
import type { ComponentType } from 'react'
import { FormattedMessage } from 'react-intl'
import { createHashRouter, createMemoryRouter, type RouteObject } from 'react-router-dom'
import { AnalyticsLayout, DefaultLayout, EditorLayout } from '@/app/layouts/layouts'
import { Root } from '@/app/layouts/Root'
import { openReport } from '@/app/recorder/report/loadReport'
import { loadCatalogue, pageLocale } from '@/common/i18n/catalogue'
import { retryImport } from '@/common/lib/loading'
import { PATHS, paths } from '@/common/routing/paths'
import { Redirect, RedirectToNotFound } from '@/common/routing/Redirect'
import { useAppStore } from '@/common/store/hooks'
import { IconAlertTriangle } from '@/common/ui/icons/icons'
import { StateMessage } from '@/common/ui/states/StateMessage'
import { RouteGuard } from './RouteGuard'
import { SCREENS } from './routeTable'
import type { Layout, Screen } from './screen'

/** Shown instead of a screen that threw, or whose chunk could not be loaded; a reload may help. */
function RouteFailure() {
  const store = useAppStore()
  return (
    <StateMessage
      role="alert"
      icon={<IconAlertTriangle size={28} />}
      title={<FormattedMessage id="start.title_failed" />}
      action={
        <Group justify="center">
          <Button
            onClick={() => {
              location.reload()
            }}
          >
            <FormattedMessage id="common.action_reload" />
          </Button>
          <Button variant="default" onClick={() => void openReport(store)}>
            <FormattedMessage id="shell.action_report" />
          </Button>
        </Group>
      }
    >
      <FormattedMessage id="page-failed.text" />
    </StateMessage>
  )
}

const LAYOUTS: Record<Layout, ComponentType> = {
  default: DefaultLayout,
  analytics: AnalyticsLayout,
  custom: EditorLayout,
}

function routeOf(screen: Screen): RouteObject {
  const { name, path, guard, needs, layout, tour } = screen
  return {
    id: name,
    path,
    handle: tour,
    // A screen that throws leaves the navigation in place.
    errorElement: <RouteFailure />,
    lazy: async () => {
      const Page = await loadScreen(screen)
      return {
        element: (
          <RouteGuard guard={guard} needs={needs} layout={layout}>
            <Page />
          </RouteGuard>
        ),
      }
    },
  }
}

/** The routes of the cabinet, built from the table of screens; any other address leads to the not-found page. */
export const ROUTES: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteFailure />,
    // The first screen's chunk is loading: the page stays as it is.
    hydrateFallbackElement: <></>,
    children: [
      ...Object.entries(LAYOUTS).map(([layout, Frame]) => ({
        element: <Frame />,
        children: SCREENS.filter((screen) => screen.layout === layout).map(routeOf),
      })),
      { path: PATHS.createalbum, element: <Redirect to={paths.albums()} /> },
      { path: '*', element: <RedirectToNotFound /> },
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

/** The page of a screen. Any but the first screen may show texts beyond the first ones, so it waits for all texts. */
async function loadScreen({ name, load }: Screen): Promise<ComponentType> {
  const page = retryImport(load)
  if (name !== 'home') await loadCatalogue(pageLocale())
  return page
}
