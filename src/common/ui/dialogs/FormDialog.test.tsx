import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { Catalogue } from '../../i18n/catalogue'
import { renderSecondPage } from '../../routing/testing/renderSecondPage'
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

/** The dialog on the second page of the history. */
function open() {
  const { back } = renderSecondPage(<NameForm />, TEXTS)
  return { user: userEvent.setup(), back, field: screen.getByRole('textbox', { name: 'Имя' }) }
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

const question = (name: string) => screen.findByRole('dialog', { name })

test('asks before the browser’s Back discards typed text', async () => {
  const { user, back, field } = open()
  await user.type(field, 'Нина')
  await back()
  const drop = await question('Закрыть без сохранения?')
  await user.click(within(drop).getByRole('button', { name: 'Отмена' }))
  await waitFor(() => {
    expect(drop).not.toBeInTheDocument()
  })
  expect(field).toHaveValue('Нина')
  await back()
  await user.click(await screen.findByRole('button', { name: 'Не сохранять' }))
  expect(await screen.findByText('список')).toBeVisible()
})

test('leaves by Back at once when nothing was typed', async () => {
  const { back } = open()
  await back()
  expect(await screen.findByText('список')).toBeVisible()
})
