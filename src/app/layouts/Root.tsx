import { lazy, Suspense, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { useWindowTitle } from '@/common/routing/windowTitle'
import { selectIsSessionLost } from '@/common/session/sessionSlice'
import { useAppSelector } from '@/common/store/hooks'
import { Toasts } from '@/common/ui/toasts/Toasts'
import { selectNeedsRescue } from '../state/connectionSlice'
import { loadRescueDialogs } from '../rescue/loadRescueDialogs'
import { SupportFrame } from './SupportFrame'

const RescueDialogs = lazy(() =>
  loadRescueDialogs().then((module) => ({ default: module.RescueDialogs })),
)

/** Around every screen: toasts and the dialogs that any screen may need. */
export function Root() {
  const isSessionLost = useAppSelector(selectIsSessionLost)
  const needsRescue = useAppSelector(selectNeedsRescue)
  useWindowTitle()
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // A new screen begins at its content, also for a screen reader.
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <>
      <ScrollRestoration />
      <SupportFrame>
        <Outlet />
        <Toasts />
      </SupportFrame>
      {(needsRescue || isSessionLost) && (
        <Suspense>
          <RescueDialogs />
        </Suspense>
      )}
    </>
  )
}
