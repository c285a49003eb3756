import { Button } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, Navigate } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/useUser'
import { useAppDispatch } from '@/common/store/hooks'
import { NoRights } from '@/common/ui/states/NoRights'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { Screen } from './routeTable'

interface RouteGuardProps extends Pick<Screen, 'guard' | 'needs' | 'layout'> {
  children: ReactNode
}

const ANYBODY = [] as const

/** Who may enter a screen: a guard turns away (product-rules/screens.md#route-guard), a missing right is explained in place. */
export function RouteGuard({ guard, needs, layout, children }: RouteGuardProps) {
  const isAdmitted = usePermission(guard ?? ANYBODY)
  const isAble = usePermission(needs ?? ANYBODY)
  if (guard && !isAdmitted) return <TurnedAway />
  if (!needs || isAble) return children
  // Without the menu around it the message itself leads on.
  return <NoRights action={layout === 'custom' && <WayHome />} />
}

function WayHome() {
  return (
    <Button component={Link} to={paths.home()}>
      <FormattedMessage id="not-found.action_home" />
    </Button>
  )
}

function TurnedAway() {
  const dispatch = useAppDispatch()
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    dispatch(toastShown({ tone: 'warning', message: { id: 'have_no_permission_that_user' } }))
  }, [dispatch])
  return <Navigate to={paths.home()} replace />
}
