import { MantineProvider } from '@mantine/core'
import { configureStore } from '@reduxjs/toolkit'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { IntlProvider } from 'react-intl'
import { Provider } from 'react-redux'
import type { Catalogue } from '../../i18n/catalogue'
import { unsavedChangesSlice } from '../../store/unsavedChangesSlice'
import { FormDialog } from './FormDialog'

const TEXTS: Catalogue = {
  'common.action_cancel': 'Отмена',
  'common.action_close': 'Закрыть',
  'common.action_drop': 'Не сохранять',
  'common.text_drop': 'То, что вы ввели, пропадёт.',
  'common.title_drop': 'Закрыть без сохранения?',
}

function NameForm() {
  const [name, setName] = useState('')
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return 'закрыто'
  return (
    <FormDialog
      title="Имя"
      submitLabel="Сохранить"
      isBusy={false}
      isTyped={name !== ''}
      onSubmit={jest.fn()}
      onClose={() => {
        setOpen(false)
      }}
    >
      <input
        aria-label="Имя"
        value={name}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value)
        }}
      />
    </FormDialog>
  )
}

function open() {
  const store = configureStore({
    reducer: { [unsavedChangesSlice.reducerPath]: unsavedChangesSlice.reducer },
  })
  render(
    <Provider store={store}>
      <IntlProvider locale="ru" messages={TEXTS}>
        <MantineProvider env="test">
          <NameForm />
        </MantineProvider>
      </IntlProvider>
    </Provider>,
  )
  return { user: userEvent.setup(), field: screen.getByRole('textbox', { name: 'Имя' }) }
}

test('closes immediately when nothing was typed', async () => {
  const { user } = open()
  await user.keyboard('{Escape}')
  expect(await screen.findByText('закрыто')).toBeVisible()
})

test.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  [
    'the close button',
    (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getByRole('button', { name: 'Закрыть' })),
  ],
  [
    'Cancel',
    (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getByRole('button', { name: 'Отмена' })),
  ],
])('asks before %s discards typed text', async (_way, close) => {
  const { user, field } = open()
  await user.type(field, 'Нина')
  await close(user)
  const question = await screen.findByRole('dialog', { name: 'Закрыть без сохранения?' })
  await user.click(within(question).getByRole('button', { name: 'Отмена' }))
  await waitFor(() => {
    expect(question).not.toBeInTheDocument()
  })
  expect(field).toHaveValue('Нина')

  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Не сохранять' }))
  expect(await screen.findByText('закрыто')).toBeVisible()
})
