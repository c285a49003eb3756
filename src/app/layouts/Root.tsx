import { Anchor } from '@mantine/core'
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { loadRescueDialogs } from '@/app/rescue/loadRescueDialogs'
import { selectNeedsRescue } from '@/app/state/connectionSlice'
import { useWindowTitle } from '@/common/routing/windowTitle'
import { selectIsSessionLost } from '@/common/session/sessionSlice'
import { useUser } from '@/common/session/user'
import { useAppSelector } from '@/common/store/hooks'
import { Toasts } from '@/common/ui/toasts/Toasts'
import { LANDING_PATH } from '@/contract/addresses'
import classes from './SupportFrame.module.css'

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

/**
 * Around every screen: for the provider's staff in a customer's account, a bar above it names the
 * shop and links back to the accounts. It is a landmark that stays from screen to screen, so a
 * screen reader announces it once.
 */
function SupportFrame({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const { accountName, isViewedByAdmin } = useUser()
  if (!isViewedByAdmin) return children
  return (
    <div className={classes.frame}>
      <section
        className={classes.band}
        aria-label={intl.formatMessage({ id: 'shell.label_support' })}
      >
        <p className={classes.words} title={accountName}>
          <FormattedMessage id="shell.text_support" values={{ shop: <b>{accountName}</b> }} />
        </p>
        <Anchor href={LANDING_PATH} className={classes.leave} inherit underline="always">
          <FormattedMessage id="shell.action_accounts" />
        </Anchor>
      </section>
      {children}
    </div>
  )
}
