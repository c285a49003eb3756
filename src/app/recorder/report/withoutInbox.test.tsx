import { screen, within } from '@testing-library/react'
import { world } from '../../../../test/world'

test.each([
  ['help@service.test', /Приложите его к письму/],
  ['https://service.test/help', /Приложите его к письму/],
  [null, /Передайте его тем, кто обслуживает вашу Vitrina/],
])('only saves the record, for a letter to %s', async (supportContact, words) => {
  const w = await world(undefined, { supportInbox: false, supportContact })
  await w.show('/albums')
  await w.user.click(screen.getByRole('button', { name: /^Аккаунт:/ }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'Сообщить о проблеме' }))
  const dialog = await screen.findByRole('dialog', { name: 'Сообщить о проблеме' })
  expect(dialog).toHaveTextContent('Файл остаётся у вас')
  expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument()
  expect(within(dialog).queryByRole('button', { name: /Отправить/ })).not.toBeInTheDocument()
  await w.user.click(within(dialog).getByRole('button', { name: 'Скачать файл' }))
  expect(await within(dialog).findByText(words)).toBeVisible()
  expect(w.saved).toHaveLength(1)
  const letter = within(dialog).queryByRole('link', { name: 'Написать в поддержку' })
  expect(letter?.getAttribute('href') ?? null).toEqual(
    supportContact && expect.stringContaining(supportContact),
  )
})
