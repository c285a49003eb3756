import { useEffect, useRef, type ReactNode } from 'react'
import { Menu, type MenuProps } from './floating'
import type { LoadedMenuProps } from './LateMenu'

interface Props extends LoadedMenuProps {
  position: MenuProps['position']
  children: ReactNode
}

/** The menu that replaces a `LateMenu`'s button, and takes over its focus. */
export function LoadedMenu({ Target, isOpenedAtOnce, position, children }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    if (!isOpenedAtOnce || isPressed.current) return
    isPressed.current = true
    // Focused first, so that closing the menu returns the focus here.
    button.current?.focus({ preventScroll: true })
    button.current?.click()
  }, [isOpenedAtOnce])
  return (
    <Menu position={position} width={240} shadow="md">
      <Menu.Target>
        <Target ref={button} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
