import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Escape in the open dialog asks before the typed text of its field is dropped; the dialog is closed at the end. */
export async function expectTypedIsKept(
  user: UserEvent,
  field: HTMLElement,
  typed: string,
): Promise<void> {
  const ask = async (answer: string) => {
    await user.keyboard('{Escape}')
    const question = await screen.findByRole('dialog', { name: 'Закрыть без сохранения?' })
    await user.click(within(question).getByRole('button', { name: answer }))
    await waitFor(() => {
      expect(question).not.toBeInTheDocument()
    })
  }
  await ask('Отмена')
  expect(field).toHaveValue(typed)
  await ask('Не сохранять')
  await waitFor(() => {
    expect(field).not.toBeInTheDocument()
  })
}
