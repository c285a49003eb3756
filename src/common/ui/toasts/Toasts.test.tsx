import { configureStore } from '@reduxjs/toolkit'
import { act, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { Provider } from 'react-redux'
import { Toasts } from './Toasts'
import { toastShown, toastsSlice } from './toastsSlice'

jest.mock('./ToastCard', () => {
  throw Object.assign(new Error('No chunk'), { name: 'ChunkLoadError' })
})

test('shows a toast as plain text when the code of its card fails to load', async () => {
  const store = configureStore({ reducer: { toasts: toastsSlice.reducer } })
  render(
    <Provider store={store}>
      <IntlProvider locale="ru">
        <Toasts />
      </IntlProvider>
    </Provider>,
  )
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  act(() => {
    store.dispatch(toastShown({ tone: 'error', message: { text: 'Нет соединения' } }))
  })
  expect(await screen.findByText('Нет соединения')).toBeInTheDocument()
  expect(screen.getByRole('status')).toBe(region)
})
