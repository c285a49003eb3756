import { Portal } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useFocusReturn } from '@/common/ui/dialogs/openDialogs'
import type { Icon } from '@/common/ui/icons/icon'
import { CONTEXT_MENU } from '@/contract/constants'
import classes from './ContextMenu.module.css'
import { Menu } from './floating'

export interface ContextMenuItem {
  label: MessageId
  icon: Icon
  onSelect: () => void
  /** Whether the action deletes something. */
  isDangerous?: boolean
  /** The key for the same action, as text. */
  shortcut?: string
}

interface PointMenuProps {
  items: readonly ContextMenuItem[]
  /** Position on the window, in px. */
  point: { x: number; y: number }
  /** Labels the menu; not needed when its trigger has an accessible name. */
  label?: string
  onClose: () => void
}

/** A menu at a point of the window (product-rules/ui.md#context-menu). */
export function PointMenu({ items, point, label, onClose }: PointMenuProps) {
  const intl = useIntl()
  useFocusReturn(true)
  const leaving = useTimeout(onClose, CONTEXT_MENU.closeDelayMs)
  return (
    <Portal>
      <Menu
        opened
        onClose={onClose}
        position="bottom-start"
        offset={0}
        shadow="md"
        zIndex={CONTEXT_MENU.zIndex}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <button
            type="button"
            tabIndex={-1}
            className={classes.point}
            style={{ left: point.x, top: point.y }}
            aria-label={label ?? intl.formatMessage({ id: 'menu.label_actions' })}
          />
        </Menu.Target>
        <Menu.Dropdown
          miw={CONTEXT_MENU.minWidth}
          maw={CONTEXT_MENU.maxWidth}
          onMouseLeave={leaving.start}
          onMouseEnter={leaving.clear}
        >
          {items.map(
            ({ label: words, icon: ItemIcon, onSelect, shortcut, isDangerous = false }) => (
              <Menu.Item
                key={words}
                leftSection={<ItemIcon size={16} />}
                rightSection={
                  shortcut && (
                    <kbd className={classes.shortcut} aria-hidden>
                      {shortcut}
                    </kbd>
                  )
                }
                {...(isDangerous ? { c: 'var(--mantine-color-error)' } : {})}
                onClick={onSelect}
              >
                <FormattedMessage id={words} />
              </Menu.Item>
            ),
          )}
        </Menu.Dropdown>
      </Menu>
    </Portal>
  )
}

interface ContextMenuProps {
  items: readonly ContextMenuItem[]
  /** Renders the element that the menu belongs to; the handler goes on it. */
  children: (target: { onContextMenu: (event: MouseEvent) => void }) => ReactNode
}

/**
 * A context menu at the pointer, or at the element when the menu key opens it. Its actions are also available
 * elsewhere.
 */
export function ContextMenu({ items, children }: ContextMenuProps) {
  const [point, setPoint] = useState<{ x: number; y: number } | null>(null)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setPoint(pointOf(event))
  }
  return (
    <>
      {children({ onContextMenu: open })}
      {point && (
        <PointMenu
          items={items}
          point={point}
          onClose={() => {
            setPoint(null)
          }}
        />
      )}
    </>
  )
}

/** The pointer's position; the menu key has none, so the element's corner is used. */
function pointOf({ clientX, clientY, currentTarget }: MouseEvent): { x: number; y: number } {
  if (clientX !== 0 || clientY !== 0) return { x: clientX, y: clientY }
  const { left, bottom } = currentTarget.getBoundingClientRect()
  return { x: left, y: bottom }
}
