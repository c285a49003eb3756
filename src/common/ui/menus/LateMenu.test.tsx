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

function Deeds(menu: LoadedMenuProps) {
  return (
    <LoadedMenu {...menu} position="top">
      <Menu.Item>Первое</Menu.Item>
      <Menu.Item>Второе</Menu.Item>
    </LoadedMenu>
  )
}

/** A button with a menu that comes when the test lets it, beside another button. */
function show() {
  let resolve: (menu: ComponentType<LoadedMenuProps>) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const arrival = new Promise<ComponentType<LoadedMenuProps>>((settle, refuse) => {
    resolve = settle
    reject = refuse
  })
  const load = jest.fn(() => arrival)
  render(
    <MantineProvider env="test">
      <LateMenu load={load} Target={Button} />
      <button>Другое</button>
    </MantineProvider>,
  )
  return { resolve, reject, load, user: userEvent.setup() }
}
const button = () => screen.getByRole('button', { name: 'Дела' })

test('a press by keys opens the menu when it has come; Escape leads back to the button', async () => {
  const { user, resolve } = show()
  expect(button()).toHaveAttribute('aria-haspopup', 'menu')
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  await user.tab()
  await user.keyboard('{Enter}')
  expect(button()).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  resolve(Deeds)
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

test('a finger opens it too, and an impatient one no second time', async () => {
  const { user, load, resolve } = show()
  await user.pointer([{ keys: '[TouchA]', target: button() }])
  await user.pointer([{ keys: '[TouchA]', target: button() }])
  resolve(Deeds)
  expect(await screen.findAllByRole('menuitem')).toHaveLength(2)
  await user.click(button())
  await waitFor(() => {
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })
  expect(load.mock.calls.length).toBeGreaterThan(0)
})

test('a menu that comes late does not bring back who has gone on', async () => {
  const { user, resolve } = show()
  await user.click(button())
  const other = screen.getByRole('button', { name: 'Другое' })
  await user.click(other)
  resolve(Deeds)
  await waitFor(() => {
    expect(button()).not.toHaveAttribute('aria-busy')
  })
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(other).toHaveFocus()
  await user.click(button())
  await screen.findByRole('menu')
})

test('a menu that did not come is asked for again by the next press', async () => {
  const { user, load, reject } = show()
  await user.click(button())
  reject(new Error('No such file'))
  await waitFor(() => {
    expect(button()).not.toHaveAttribute('aria-busy')
  })
  load.mockResolvedValue(Deeds)
  await user.click(button())
  await screen.findByRole('menu')
})
