import { MantineProvider } from '@mantine/core'
import { configureStore } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { Catalogue } from '../i18n/catalogue'
import { unsavedChangesSlice } from '../store/unsavedChangesSlice'
import { FormDialog } from '../ui/dialogs/FormDialog'
import { UnsavedChangesGuard } from './UnsavedChangesGuard'

const TEXTS: Catalogue = {
  'common.action_cancel': 'Отмена',
  'common.action_close': 'Закрыть',
  'common.action_drop': 'Не сохранять',
  'common.action_leave': 'Уйти',
  'common.text_drop': 'То, что вы ввели, пропадёт.',
  'common.text_leave': 'Изменения пропадут.',
  'common.title_drop': 'Закрыть без сохранения?',
  'common.title_leave': 'Уйти со страницы?',
}

function Page() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      {isOpen && (
        <FormDialog
          title="Имя"
          submitLabel="Сохранить"
          isBusy={false}
          isTyped
          onSubmit={jest.fn()}
          onClose={() => {
            setOpen(false)
          }}
        >
          Имя
        </FormDialog>
      )}
      <UnsavedChangesGuard isDirty />
    </>
  )
}

test('asks about the text of a dialog before the changes of its page, and warns of nothing', async () => {
  const warned = jest.spyOn(console, 'warn')
  const store = configureStore({
    reducer: { [unsavedChangesSlice.reducerPath]: unsavedChangesSlice.reducer },
  })
  const routes = [
    { path: '/', element: 'список' },
    { path: '/segments', element: <Page /> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/', '/segments'] })
  render(
    <Provider store={store}>
      <IntlProvider locale="ru" messages={TEXTS}>
        <MantineProvider env="test">
          <RouterProvider router={router} />
        </MantineProvider>
      </IntlProvider>
    </Provider>,
  )
  await router.navigate(-1)
  await userEvent.click(await screen.findByRole('button', { name: 'Не сохранять' }))
  await screen.findByRole('dialog', { name: 'Уйти со страницы?' })
  expect(screen.queryByText('список')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Уйти' }))
  expect(await screen.findByText('список')).toBeVisible()
  expect(warned).not.toHaveBeenCalled()
  warned.mockRestore()
})
