import { MantineProvider, UnstyledButton } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentPropsWithRef, ComponentType } from 'react'
import { Menu } from './floating'
import { LateMenu, type LoadedMenuProps } from './LateMenu'
import { LoadedMenu } from './LoadedMenu'

const Button = (props: ComponentPropsWithRef<'button'>) => (
  <UnstyledButton {...props}>Дела</UnstyledButton>
)

function TestMenu(menu: LoadedMenuProps) {
  return (
    <LoadedMenu {...menu} position="top">
      <Menu.Item>Первое</Menu.Item>
      <Menu.Item>Второе</Menu.Item>
    </LoadedMenu>
  )
}

/** A button with a menu whose code loads when the test resolves it, beside another button. */
function show() {
  let resolve: (menu: ComponentType<LoadedMenuProps>) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const loaded = new Promise<ComponentType<LoadedMenuProps>>((settle, refuse) => {
    resolve = settle
    reject = refuse
  })
  const load = jest.fn(() => loaded)
  render(
    <MantineProvider env="test">
      <LateMenu load={load} Target={Button} />
      <button>Другое</button>
    </MantineProvider>,
  )
  return { resolve, reject, load, user: userEvent.setup() }
}
const button = () => screen.getByRole('button', { name: 'Дела' })

test('opens on a key press once its code has loaded, and returns the focus to its button on Escape', async () => {
  const { user, resolve } = show()
  expect(button()).toHaveAttribute('aria-haspopup', 'menu')
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  await user.tab()
  await user.keyboard('{Enter}')
  expect(button()).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  resolve(TestMenu)
  await screen.findByRole('menu')
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('menuitem', { name: 'Первое' })).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => {
    expect(button()).toHaveFocus()
  })
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  await user.keyboard('{Enter}')
  await screen.findByRole('menu')
})

test('opens on a touch, and only once on two touches', async () => {
  const { user, load, resolve } = show()
  await user.pointer([{ keys: '[TouchA]', target: button() }])
  await user.pointer([{ keys: '[TouchA]', target: button() }])
  resolve(TestMenu)
  expect(await screen.findAllByRole('menuitem')).toHaveLength(2)
  await user.click(button())
  await waitFor(() => {
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })
  expect(load.mock.calls.length).toBeGreaterThan(0)
})

test('keeps the focus on another button that is pressed while the menu loads', async () => {
  const { user, resolve } = show()
  await user.click(button())
  const other = screen.getByRole('button', { name: 'Другое' })
  await user.click(other)
  resolve(TestMenu)
  await waitFor(() => {
    expect(button()).not.toHaveAttribute('aria-busy')
  })
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(other).toHaveFocus()
  await user.click(button())
  await screen.findByRole('menu')
})

test('loads its code again on the next press after a failure', async () => {
  const { user, load, reject } = show()
  await user.click(button())
  reject(new Error('No such file'))
  await waitFor(() => {
    expect(button()).not.toHaveAttribute('aria-busy')
  })
  load.mockResolvedValue(TestMenu)
  await user.click(button())
  await screen.findByRole('menu')
})
