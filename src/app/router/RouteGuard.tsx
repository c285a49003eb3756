import { Button } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { Redirect } from '@/common/routing/Redirect'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/user'
import { useAppDispatch } from '@/common/store/hooks'
import { NoRights } from '@/common/ui/states/StateMessage'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { Screen } from './screen'

interface RouteGuardProps extends Pick<Screen, 'guard' | 'needs' | 'layout'> {
  children: ReactNode
}

const ANYBODY = [] as const

/**
 * Decides who may enter a screen. Without the guard's permission the person is redirected
 * (product-rules/screens.md#route-guard). Without the screen's own permission a message replaces the screen.
 */
export function RouteGuard({ guard, needs, layout, children }: RouteGuardProps) {
  const isAdmitted = usePermission(guard ?? ANYBODY)
  const isAble = usePermission(needs ?? ANYBODY)
  if (guard && !isAdmitted) return <Redirected />
  if (!needs || isAble) return children
  // Without the navigation around it the message itself needs a link.
  return <NoRights action={layout === 'custom' && <HomeLink />} />
}

function HomeLink() {
  return (
    <Button component={Link} to={paths.home()}>
      <FormattedMessage id="not-found.action_home" />
    </Button>
  )
}

function Redirected() {
  const dispatch = useAppDispatch()
  const isWarned = useRef(false)
  useEffect(() => {
    if (isWarned.current) return
    isWarned.current = true
    dispatch(toastShown({ tone: 'warning', message: { id: 'have_no_permission_that_user' } }))
  }, [dispatch])
  return <Redirect to={paths.home()} />
}
