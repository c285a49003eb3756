import { UnstyledButton } from '@mantine/core'
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { loadRescueDialogs } from '@/app/rescue/loadRescueDialogs'
import { selectNeedsRescue } from '@/app/state/connectionSlice'
import { useWindowTitle } from '@/common/routing/windowTitle'
import { selectIsSessionLost } from '@/common/session/sessionSlice'
import { useEndVisitMutation, useUser } from '@/common/session/user'
import { useAppSelector } from '@/common/store/hooks'
import { Toasts } from '@/common/ui/toasts/Toasts'
import type { TourName } from '@/features/tours/tourSteps'
import { TourSlot } from '@/features/tours/slots/TourSlot'
import classes from './SupportFrame.module.css'

const RescueDialogs = lazy(() =>
  loadRescueDialogs().then((module) => ({ default: module.RescueDialogs })),
)

/** Around every screen: toasts and the dialogs that any screen may need. */
export function Root() {
  const isSessionLost = useAppSelector(selectIsSessionLost)
  const needsRescue = useAppSelector(selectNeedsRescue)
  const tour = useScreenTour()
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
      {tour && <TourSlot tour={tour} />}
      {(needsRescue || isSessionLost) && (
        <Suspense>
          <RescueDialogs />
        </Suspense>
      )}
    </>
  )
}

/** The tour of the screen, which its route names. */
function useScreenTour() {
  return useMatches().at(-1)?.handle as TourName | undefined
}

/**
 * Around every screen: during a visit of the provider's staff to a customer's account, a bar above
 * it names the shop, the reason and the end, and leaves. It is a landmark that stays from screen to screen, so a
 * screen reader announces it once.
 */
function SupportFrame({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const { accountName, visit } = useUser()
  const [endVisit, { isLoading }] = useEndVisitMutation()
  if (!visit) return children
  const values = {
    shop: accountName,
    reason: visit.reason,
    time: intl.formatTime(visit.expiresAt),
    suspended: visit.isSuspended ? 'yes' : 'no',
  }
  const words = intl.formatMessage({ id: 'shell.text_support' }, values)
  return (
    <div className={classes.frame}>
      <section
        className={classes.band}
        aria-label={intl.formatMessage({ id: 'shell.label_support' })}
      >
        <p className={classes.words} title={words}>
          {words}
        </p>
        <UnstyledButton
          className={classes.leave}
          disabled={isLoading}
          onClick={() => void endVisit()}
        >
          <FormattedMessage id="shell.action_end-visit" />
        </UnstyledButton>
      </section>
      {children}
    </div>
  )
}
