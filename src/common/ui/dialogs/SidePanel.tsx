import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { MODAL_Z_INDEX } from '@/contract/constants'
import { useDialogDepth, useFocusReturn } from './openDialogs'
import classes from './SidePanel.module.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Drawer.css'

interface SidePanelProps {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  /** Stays at the lower edge while the rest scrolls. */
  footer?: ReactNode
}

/** Controls beside the content that they change, full screen on a phone; one of the stack of dialogs. */
export function SidePanel({ title, onClose, children, footer }: SidePanelProps) {
  const depth = useDialogDepth(true)
  useFocusReturn(true)
  const intl = useIntl()
  return (
    <Drawer
      opened
      position="right"
      size="calc(min(440px, 100vw))"
      title={title}
      zIndex={MODAL_Z_INDEX.base + depth * MODAL_Z_INDEX.step}
      overlayProps={{ backgroundOpacity: 0.25 }}
      closeButtonProps={{
        size: 'lg',
        'aria-label': intl.formatMessage({ id: 'common.action_close' }),
      }}
      classNames={{
        content: classes.content ?? '',
        header: classes.header ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
      }}
      onClose={onClose}
    >
      <div className={classes.controls}>{children}</div>
      {footer && <div className={classes.footer}>{footer}</div>}
    </Drawer>
  )
}
