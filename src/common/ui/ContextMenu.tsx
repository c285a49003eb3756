import { Menu, Portal } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { CONTEXT_MENU } from '@/contract/constants'
import type { MessageId } from '../i18n/messages'
import type { Icon } from './icon'
import classes from './ContextMenu.module.css'

export interface ContextMenuItem {
  label: MessageId
  icon: Icon
  onSelect: () => void
  /** Takes something away. */
  isDangerous?: boolean
}

interface ContextMenuProps {
  items: readonly ContextMenuItem[]
  /** Draws the place that the menu belongs to; the handler goes on its element. */
  children: (target: { onContextMenu: (event: MouseEvent) => void }) => ReactNode
}

/**
 * The actions of a place at the pointer, or at the place itself when the menu key opens it. Everything in it can also
 * be done elsewhere. Constants of section 9.
 */
export function ContextMenu({ items, children }: ContextMenuProps) {
  const [point, setPoint] = useState<{ x: number; y: number } | null>(null)
  const close = () => {
    setPoint(null)
  }
  const leaving = useTimeout(close, CONTEXT_MENU.closeDelayMs)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setPoint(pointOf(event))
  }
  return (
    <>
      {children({ onContextMenu: open })}
      {point && (
        <Portal>
          <Menu
            opened
            onClose={close}
            position="bottom-start"
            offset={0}
            shadow="md"
            zIndex={CONTEXT_MENU.zIndex}
          >
            <Menu.Target>
              <span className={classes.point} style={{ left: point.x, top: point.y }} />
            </Menu.Target>
            <Menu.Dropdown
              miw={CONTEXT_MENU.minWidth}
              maw={CONTEXT_MENU.maxWidth}
              onMouseLeave={leaving.start}
              onMouseEnter={leaving.clear}
            >
              {items.map(({ label, icon: ItemIcon, onSelect, isDangerous = false }) => (
                <Menu.Item
                  key={label}
                  leftSection={<ItemIcon size={16} />}
                  {...(isDangerous ? { color: 'red' } : {})}
                  onClick={onSelect}
                >
                  <FormattedMessage id={label} />
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </Portal>
      )}
    </>
  )
}

/** The pointer's place; the menu key has none, so the element's corner is taken. */
function pointOf({ clientX, clientY, currentTarget }: MouseEvent): { x: number; y: number } {
  if (clientX !== 0 || clientY !== 0) return { x: clientX, y: clientY }
  const { left, bottom } = currentTarget.getBoundingClientRect()
  return { x: left, y: bottom }
}
