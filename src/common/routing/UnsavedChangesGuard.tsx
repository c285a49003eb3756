import { useEffect, useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useBlocker, type Location } from 'react-router-dom'
import { useAppDispatch } from '../store/hooks'
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog'
import { changesHeld, changesLetGo } from './unsavedChangesSlice'

interface UnsavedChangesGuardProps {
  isDirty: boolean
  /** A parameter of the address that names what is open; unless told, every address of the same path is. */
  parameter?: string
  /** The person has given the changes up. */
  onLeave?: () => void
  /** What becomes of the changes; unless told, they are lost. */
  children?: ReactNode
  /** Another question than whether to leave without saving. */
  renderQuestion?: (ways: LeavingWays) => ReactNode
}

export interface LeavingWays {
  /** Without the changes. */
  leave: () => void
  /** Nothing is left to be lost. */
  goOn: () => void
  stay: () => void
}

/** Asks before unsaved changes are left, by a link or by closing the page (product-rules/screens.md#unsaved-changes). */
export function UnsavedChangesGuard({ isDirty, ...guard }: UnsavedChangesGuardProps) {
  // The router warns of addresses typed by hand while anything blocks, so nothing does until it must.
  return isDirty ? <Guard {...guard} /> : null
}

function Guard({
  parameter,
  onLeave,
  renderQuestion,
  children,
}: Omit<UnsavedChangesGuardProps, 'isDirty'>) {
  const placeOf = ({ pathname, search }: Location) =>
    `${pathname} ${parameter ? String(new URLSearchParams(search).get(parameter)) : ''}`
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => placeOf(currentLocation) !== placeOf(nextLocation),
  )
  const id = useId()
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(changesHeld(id))
    return () => {
      dispatch(changesLetGo(id))
    }
  }, [dispatch, id])
  // Mounted only when it is asked, or Escape in a dialog below would reach both.
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
