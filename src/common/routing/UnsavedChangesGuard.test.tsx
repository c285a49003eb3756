import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { Catalogue } from '../i18n/catalogue'
import { FormDialog } from '../ui/dialogs/FormDialog'
import { renderSecondPage } from './testing/renderSecondPage'
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
  const { back } = renderSecondPage(<Page />, TEXTS)
  await back()
  await userEvent.click(await screen.findByRole('button', { name: 'Не сохранять' }))
  await screen.findByRole('dialog', { name: 'Уйти со страницы?' })
  expect(screen.queryByText('список')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Уйти' }))
  expect(await screen.findByText('список')).toBeVisible()
  expect(warned).not.toHaveBeenCalled()
  warned.mockRestore()
})
