import { UnstyledButton } from '@mantine/core'
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { loadRescueDialogs } from '@/app/rescue/loadRescueDialogs'
import { selectNeedsRescue } from '@/app/state/connectionSlice'
import { useWindowTitle } from '@/common/routing/windowTitle'
import { selectIsSessionLost, selectIsSessionOfAnother } from '@/common/session/sessionSlice'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { Late } from '@/common/i18n/Late'
import { useEndVisitMutation, useUser } from '@/common/session/user'
import { useAppSelector } from '@/common/store/hooks'
import { Toasts } from '@/common/ui/toasts/Toasts'
import type { Visit } from '@/contract/entities/account/visit'
import type { TourName } from '@/features/tours/tourSteps'
import { PaletteSlot } from './palette/PaletteSlot'
import classes from './SupportFrame.module.css'

const RescueDialogs = lazy(() =>
  loadRescueDialogs().then((module) => ({ default: module.RescueDialogs })),
)

const DeletionBand = lazyWithTexts(() =>
  import(/* webpackChunkName: "deletion-band" */ '@/features/profile/slots/DeletionBand').then(
    (module) => module.DeletionBand,
  ),
)

const loadTourSlot = () =>
  import(/* webpackChunkName: "help" */ '@/features/tours/slots/TourSlot').then(
    (module) => module.TourSlot,
  )

/** Around every screen: toasts and the dialogs that any screen may need. */
export function Root() {
  const isSessionLost = useAppSelector(selectIsSessionLost)
  const isOfAnother = useAppSelector(selectIsSessionOfAnother)
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
  // The page is being left.
  if (isOfAnother) return null
  return (
    <>
      <ScrollRestoration />
      <Frame>
        <Outlet />
        <Toasts />
        <PaletteSlot />
      </Frame>
      {tour && <Late load={loadTourSlot} tour={tour} />}
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
 * Around every screen: a band above it during a visit of the provider's people, and one while the account awaits its
 * deletion. They are landmarks that stay from screen to screen, so a screen reader announces each once.
 */
function Frame({ children }: { children: ReactNode }) {
  const { deletion, visit } = useUser()
  const frame = deletion && visit ? `${classes.frame} ${classes.both}` : classes.frame
  return (
    <div className={deletion || visit ? frame : undefined}>
      {visit && <VisitBand visit={visit} />}
      {deletion && (
        <Suspense>
          <DeletionBand deletion={deletion} classes={classes} />
        </Suspense>
      )}
      {children}
    </div>
  )
}

/** Names the shop, the reason and the end of a visit to a customer's account, and leaves. */
function VisitBand({ visit }: { visit: Visit }) {
  const intl = useIntl()
  const { accountName } = useUser()
  const [endVisit, { isLoading }] = useEndVisitMutation()
  const values = {
    shop: accountName,
    reason: visit.reason,
    time: intl.formatTime(visit.expiresAt),
    suspended: visit.isSuspended ? 'yes' : 'no',
  }
  const words = intl.formatMessage({ id: 'shell.text_support' }, values)
  return (
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
  )
}
