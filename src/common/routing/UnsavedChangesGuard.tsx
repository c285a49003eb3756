import { useEffect, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../ui/ConfirmDialog'

interface UnsavedChangesGuardProps {
  isDirty: boolean
  /** What becomes of the changes; unless told, they are lost. */
  children?: ReactNode
}

/** Holds a person who is about to leave unsaved changes: for another screen, or by closing the page (section 4). */
export function UnsavedChangesGuard({ isDirty, children }: UnsavedChangesGuardProps) {
  // The router warns of addresses typed by hand while anything blocks, so nothing does until it must.
  return isDirty ? <Guard>{children}</Guard> : null
}

function Guard({ children }: { children: ReactNode }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      event.preventDefault()
    }
    window.addEventListener('beforeunload', hold)
    return () => {
      window.removeEventListener('beforeunload', hold)
    }
  }, [])
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={<FormattedMessage id="common.title_leave" />}
      confirmLabel={<FormattedMessage id="common.action_leave" />}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {children ?? <FormattedMessage id="common.text_leave" />}
    </ConfirmDialog>
  )
}
