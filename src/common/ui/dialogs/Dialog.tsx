import { Modal, type ModalProps } from '@mantine/core'
import { useIntl } from 'react-intl'
import { MODAL_Z_INDEX } from '@/contract/constants'
import { useDialogDepth, useFocusReturn } from './openDialogs'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'

interface DialogProps extends ModalProps {
  /** Has no close button and ignores Escape: it waits for a request of its own, a connection or a session. */
  isUncloseable?: boolean
}

/** The same size as the titles of drawers (SidePanel.module.css) and sections. */
const TITLE = {
  title: {
    fontSize: 'var(--mantine-h2-font-size)',
    fontWeight: 'var(--mantine-heading-font-weight)',
    lineHeight: 1.35,
  },
}

/** A modal of the stack: base z-index 1000 and 2 more for each that is already open (product-rules/ui.md#dialogs). */
export function Dialog({ children, isUncloseable = false, ...props }: DialogProps) {
  const depth = useDialogDepth(props.opened)
  useFocusReturn(props.opened)
  const intl = useIntl()
  return (
    <Modal
      centered
      // A phone has no height to spare.
      yOffset="clamp(12px, 3vw, 5dvh)"
      zIndex={MODAL_Z_INDEX.base + depth * MODAL_Z_INDEX.step}
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'common.action_close' }) }}
      styles={TITLE}
      {...props}
      {...(isUncloseable
        ? { closeOnEscape: false, closeOnClickOutside: false, withCloseButton: false }
        : {})}
    >
      {children}
    </Modal>
  )
}
