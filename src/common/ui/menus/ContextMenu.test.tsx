import { screen, waitFor } from '@testing-library/react'
import { CONTEXT_MENU } from '@/contract/constants'
import { aWidget } from '../../../../test/server/factories'
import { world } from '../../../../test/world'

async function openMenu() {
  const w = await world()
  await aWidget(w.server, w.account, { role: 'Главная' })
  await w.show('/galleries')
  const row = await screen.findByRole('listitem')
  await w.user.pointer({
    target: row,
    keys: '[MouseRight]',
    coords: { clientX: 300, clientY: 200 },
  })
  return { w, menu: await screen.findByRole('menu') }
}

test('the actions of a place open at the pointer, with the constants of the contract', async () => {
  const { menu } = await openMenu()
  expect(menu).toHaveStyle({
    minWidth: `calc(${CONTEXT_MENU.minWidth / 16}rem * var(--mantine-scale))`,
    zIndex: String(CONTEXT_MENU.zIndex),
  })
})

test('an action is done from it', async () => {
  const { w } = await openMenu()
  await w.user.click(screen.getByRole('menuitem', { name: 'Удалить' }))
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
})

test('Escape closes it, and so does a pointer that leaves it', async () => {
  const { w, menu } = await openMenu()
  await w.user.hover(menu)
  await w.user.unhover(menu)
  await waitFor(() => {
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })
})
