import { screen, waitFor } from '@testing-library/react'
import { CONTEXT_MENU } from '@/contract/constants'
import { aWidget } from '../../../../test/server/factories'
import { world } from '../../../../test/world'

test('opens at the pointer, runs an action, and closes on Escape and when the pointer leaves', async () => {
  const w = await world()
  await aWidget(w.server, w.account, { role: 'Главная' })
  await w.show('/galleries')
  const row = await screen.findByRole('listitem')
  const coords = { clientX: 300, clientY: 200 }
  const open = async () => {
    await w.user.pointer({ target: row, keys: '[MouseRight]', coords })
    return screen.findByRole('menu')
  }
  const isClosed = () =>
    waitFor(() => {
      expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    })
  expect(await open()).toHaveStyle({
    minWidth: `calc(${CONTEXT_MENU.minWidth / 16}rem * var(--mantine-scale))`,
    zIndex: String(CONTEXT_MENU.zIndex),
  })
  await w.user.keyboard('{Escape}')
  await isClosed()
  const menu = await open()
  await w.user.hover(menu)
  await w.user.unhover(menu)
  await isClosed()
  await open()
  await w.user.click(screen.getByRole('menuitem', { name: 'Удалить' }))
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
})
