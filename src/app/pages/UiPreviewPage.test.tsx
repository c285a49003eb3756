import { fireEvent, screen, within } from '@testing-library/react'
import { MODAL_Z_INDEX } from '@/contract/constants'
import * as icons from '@/common/ui/icons/icons'
import { world } from '../../../test/world'

test('shows the components of the kit, and each works', async () => {
  const w = await world()
  await w.show('/ui-preview', { as: 'observer' })
  await screen.findByRole('heading', { name: 'Элементы интерфейса' })
  const section = (name: string) => within(screen.getByRole('region', { name }))
  expect(section('Иконки').getAllByRole('listitem')).toHaveLength(Object.keys(icons).length)

  await w.user.click(section('Уведомления').getByRole('button', { name: 'Ошибка' }))
  await screen.findByText(/сервер недоступен/)

  expect(section('Состояния').getByRole('status', { name: 'Загрузка' })).toBeInTheDocument()
  await w.user.click(section('Состояния').getByRole('radio', { name: 'Ошибка' }))
  await w.user.click(section('Состояния').getByRole('button', { name: 'Попробовать снова' }))
  expect(section('Состояния').getByRole('status', { name: 'Загрузка' })).toBeInTheDocument()

  const table = section('Таблица')
  await w.user.click(table.getByRole('button', { name: 'Посты' }))
  expect(table.getAllByRole('rowheader').map((name) => name.textContent)).toEqual([
    '3D-модель',
    'Галерея',
    'Истории',
  ])

  fireEvent.contextMenu(section('Контекстное меню').getByText(/правую кнопку/))
  await w.user.click(await screen.findByRole('menuitem', { name: 'Скопировать код' }))
  expect(await screen.findAllByText('Скопировать код')).not.toHaveLength(0)
})

test('shows a confirmation above the dialog that opened it, and keeps the dialog when the user cancels', async () => {
  const w = await world()
  await w.show('/ui-preview', { locale: 'en' })
  await w.user.click(await screen.findByRole('button', { name: 'Open dialog' }))
  const dialog = await screen.findByRole('dialog', { name: 'Dialog' })
  await w.user.click(within(dialog).getByRole('button', { name: 'Ask a question' }))
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  const depthOf = (element: HTMLElement) =>
    Number(
      element
        .closest<HTMLElement>('[style*="--mb-z-index"]')
        ?.style.getPropertyValue('--mb-z-index'),
    )
  expect(depthOf(question) - depthOf(dialog)).toBe(MODAL_Z_INDEX.step)
  await w.user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('dialog', { name: 'Dialog' })).toBeInTheDocument()
})
