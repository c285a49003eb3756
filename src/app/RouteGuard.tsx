import { useEffect, useRef, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/useUser'
import { useAppDispatch } from '@/common/store/hooks'
import { NoRights } from '@/common/ui/NoRights'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { Screen } from './routeTable'

interface RouteGuardProps extends Pick<Screen, 'guard' | 'needs'> {
  children: ReactNode
}

const ANYBODY = [] as const

/** Lets a person into a screen by the rules of section 2: a guard turns away, a need explains itself in place. */
export function RouteGuard({ guard, needs, children }: RouteGuardProps) {
  const isAdmitted = usePermission(guard ?? ANYBODY)
  const isAble = usePermission(needs ?? ANYBODY)
  if (guard && !isAdmitted) return <TurnedAway />
  return needs && !isAble ? <NoRights /> : children
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
