import { Portal } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { FormattedMessage, useIntl } from 'react-intl'
import { CONTEXT_MENU } from '@/contract/constants'
import type { MessageId } from '../../i18n/messages'
import classes from './ContextMenu.module.css'
import type { Icon } from '../icons/icon'
import { useFocusReturn } from '../dialogs/useFocusReturn'
import { Menu } from './floating'

export interface ContextMenuItem {
  label: MessageId
  icon: Icon
  onSelect: () => void
  /** Deletes something. */
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
