import { MantineProvider } from '@mantine/core'
import { configureStore } from '@reduxjs/toolkit'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { Catalogue } from '../../i18n/catalogue'
import { unsavedChangesSlice } from '../../store/unsavedChangesSlice'

/** Renders a page as the second of the history; the first one is the word «список». */
export function renderSecondPage(page: ReactNode, texts: Catalogue) {
  const store = configureStore({
    reducer: { [unsavedChangesSlice.reducerPath]: unsavedChangesSlice.reducer },
  })
  const routes = [
    { path: '/', element: 'список' },
    { path: '/segments', element: page },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/', '/segments'] })
  render(
    <Provider store={store}>
      <IntlProvider locale="ru" messages={texts}>
        <MantineProvider env="test">
          <RouterProvider router={router} />
        </MantineProvider>
      </IntlProvider>
    </Provider>,
  )
  return { back: () => router.navigate(-1) }
}
