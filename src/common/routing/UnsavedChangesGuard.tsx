import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useBlocker, type Location } from 'react-router-dom'
import { useHeldChanges } from '../store/useHeldChanges'
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog'
import { useIsBackHeld } from '../ui/dialogs/openDialogs'

interface UnsavedChangesGuardProps {
  isDirty: boolean
  /** A parameter of the address that identifies the open record. Without it, only a change of the path leaves. */
  parameter?: string
  /** Called when the person discards the changes. */
  onLeave?: () => void
  /** The text of the question; by default, that the changes will be lost. */
  children?: ReactNode
  /** Replaces the usual question, whether to leave without saving. */
  renderQuestion?: (ways: LeavingWays) => ReactNode
}

export interface LeavingWays {
  /** Leaves without the changes. */
  leave: () => void
  /** Leaves when no changes can be lost any more. */
  goOn: () => void
  stay: () => void
}

/** Asks before unsaved changes are left, by a link or by closing the page (product-rules/screens.md#unsaved-changes). */
export function UnsavedChangesGuard({ isDirty, ...guard }: UnsavedChangesGuardProps) {
  const isBackHeld = useIsBackHeld()
  // While anything blocks, the router shows a warning for addresses typed by hand, so it blocks
  // only when it must.
  return isDirty && !isBackHeld ? <Guard {...guard} /> : null
}

function Guard({
  parameter,
  onLeave,
  renderQuestion,
  children,
}: Omit<UnsavedChangesGuardProps, 'isDirty'>) {
  const addressOf = ({ pathname, search }: Location) =>
    `${pathname} ${parameter ? String(new URLSearchParams(search).get(parameter)) : ''}`
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => addressOf(currentLocation) !== addressOf(nextLocation),
  )
  useHeldChanges(true)
  // Mounted only while the question is open: otherwise Escape in a dialog below would reach both.
  if (blocker.state !== 'blocked') return null
  const goOn = () => {
    blocker.proceed()
  }
  const leave = () => {
    onLeave?.()
    goOn()
  }
  const stay = () => {
    blocker.reset()
  }
  if (renderQuestion) return renderQuestion({ leave, goOn, stay })
  return (
    <ConfirmDialog
      opened
      title={<FormattedMessage id="common.title_leave" />}
      confirmLabel={<FormattedMessage id="common.action_leave" />}
      onConfirm={leave}
      onCancel={stay}
    >
      {children ?? <FormattedMessage id="common.text_leave" />}
    </ConfirmDialog>
  )
}
