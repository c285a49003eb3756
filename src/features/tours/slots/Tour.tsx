import { Button, Group, Text, Title } from '@mantine/core'
import { useFocusTrap, useMediaQuery } from '@mantine/hooks'
import { Tour as Guide } from '@reactour/tour'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { isPressed } from '@/common/lib/keystroke'
import { TOUR_KEYS } from '@/common/shortcuts/tourShortcuts'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { useIsDialogOpen } from '@/common/ui/dialogs/openDialogs'
import { TOUR } from '@/contract/constants'
import { availableSteps, desktopAbove, placeOf, TOURS, type TourName } from '../tourSteps'
import {
  selectOpenTour,
  tourAdvanced,
  tourLeft,
  tourSkipped,
  tourStarted,
  tourTargetLost,
} from '../toursSlice'
import { TOUR_WORDS } from '../tourWords'
import classes from './Tour.module.css'

/** Starts the tour of a screen once the screen has loaded, and shows its steps. */
export function Tour({ tour }: { tour: TourName }) {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectOpenTour)
  const isDesktop = useMediaQuery(`(min-width: ${desktopAbove(tour) + 1}px)`, false, {
    getInitialValueInEffect: false,
  })
  const isOpen = open?.tour === tour
  useStart(tour, isDesktop, !isOpen)
  useEffect(() => () => void dispatch(tourLeft()), [dispatch])
  const current = isOpen && TOURS[tour].find(({ id }) => id === open.steps[open.current])
  const place = current ? placeOf(current, isDesktop) : null
  useLostTarget(place?.target ?? null, () => {
    if (open) dispatch(tourTargetLost({ from: open.current }))
  })
  // A dialog that opens meanwhile must be usable: the tour goes on once it is closed.
  const isCovered = useIsDialogOpen()
  if (!place || isCovered) return null
  const { target, side } = place
  const element = firstVisible(target)
  return (
    <div className={classes.tour}>
      <Guide
        isOpen
        steps={[{ selector: element ?? ':root', content: '', position: element ? side : 'center' }]}
        currentStep={0}
        setCurrentStep={nothing}
        setIsOpen={nothing}
        disabledActions={false}
        setDisabledActions={nothing}
        disableInteraction
        disableKeyboardNavigation
        onClickMask={nothing}
        padding={{ mask: 6, popover: 0 }}
        styles={STYLES}
        ContentComponent={Words}
      />
    </div>
  )
}

const nothing = () => undefined

const STYLES = {
  // The padding keeps the words away from their target and from the edge of the window.
  popover: (base: object) => ({ ...base, padding: 12, background: 'none', boxShadow: 'none' }),
  maskWrapper: (base: object) => ({ ...base, color: 'var(--mantine-color-black)', opacity: 0.55 }),
  maskArea: (base: object) => ({ ...base, rx: 10 }),
}

/** The text of the current step, with the buttons to continue and to skip the tour. */
function Words() {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectOpenTour)
  const id = useId()
  const trap = useFocusTrap()
  const next = useRef<HTMLButtonElement>(null)
  const current = open?.current
  useEffect(() => {
    const before = document.activeElement
    const { overflow } = document.documentElement.style
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = overflow
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    if (current === undefined) return
    next.current?.focus({ preventScroll: true })
    const shownAt = performance.now()
    const follow = (event: KeyboardEvent) => {
      const { target } = event
      // The browser's own dialog is above everything.
      if (target instanceof Element && target.closest('dialog')) return
      if (isPressed(event, TOUR_KEYS.skip.keys)) dispatch(tourSkipped())
      const isSkip = target instanceof Element && target.closest('[data-skip]') !== null
      if (!isPressed(event, TOUR_KEYS.next.keys) || event.repeat || event.isComposing || isSkip)
        return
      // The focused button would advance by its click as well.
      event.preventDefault()
      const isTooSoon = current > 0 && event.timeStamp - shownAt < TOUR.keyPauseMs
      if (!isTooSoon) dispatch(tourAdvanced({ from: current }))
    }
    window.addEventListener('keydown', follow, true)
    return () => {
      window.removeEventListener('keydown', follow, true)
    }
  }, [dispatch, current])
  const step = open && TOURS[open.tour].find((one) => one.id === open.steps[open.current])
  if (!step) return null
  const words = TOUR_WORDS[step.id]
  return (
    <div
      ref={trap}
      role="dialog"
      aria-modal
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={classes.words}
    >
      {open.steps.length > 1 && (
        <Text size="sm" c="dimmed">
          <FormattedMessage
            id="tours.text_position"
            values={{ number: open.current + 1, count: open.steps.length }}
          />
        </Text>
      )}
      <Title order={2} size="h4" id={`${id}-title`}>
        <FormattedMessage id={words.title} />
      </Title>
      <Text size="sm" id={`${id}-text`} mt={4}>
        <FormattedMessage id={words.text} />
      </Text>
      <Group justify="space-between" mt="md" gap="xs" wrap="nowrap">
        <Button variant="subtle" data-skip onClick={() => dispatch(tourSkipped())}>
          <FormattedMessage id="tours.action_skip" />
        </Button>
        <Button
          ref={next}
          data-autofocus
          onClick={() => dispatch(tourAdvanced({ from: open.current }))}
        >
          <FormattedMessage id={words.action} />
        </Button>
      </Group>
    </div>
  )
}

/** Elements that are loading or wait for the person. */
const BUSY = '#main [aria-busy="true"], [role="dialog"], [role="alertdialog"]'

/** Starts a tour some time after its steps have appeared on a loaded screen. */
function useStart(tour: TourName, isDesktop: boolean, isWaiting: boolean): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!isWaiting) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stepsNow = () =>
      document.querySelector(BUSY)
        ? []
        : availableSteps(tour, isDesktop, (target) => firstVisible(target) !== null)
    const check = () => {
      const canStart = stepsNow().length > 0
      if (canStart && timer === undefined) timer = setTimeout(start, TOUR.startDelayMs)
      if (!canStart) stop()
    }
    const stop = () => {
      clearTimeout(timer)
      timer = undefined
    }
    const start = () => {
      stop()
      const steps = stepsNow()
      if (steps.length > 0) dispatch(tourStarted({ tour, steps }))
    }
    const observer = new MutationObserver(check)
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-busy'],
    })
    check()
    return () => {
      observer.disconnect()
      stop()
    }
  }, [dispatch, tour, isDesktop, isWaiting])
}

/** Calls back when the target of the current step has vanished. */
function useLostTarget(target: string | null, onLost: () => void): void {
  const lose = useEffectEvent(onLost)
  useEffect(() => {
    if (target === null) return
    const check = () => {
      if (firstVisible(target) === null) lose()
    }
    const observer = new MutationObserver(check)
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    window.addEventListener('resize', check)
    check()
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', check)
    }
  }, [target])
}

function firstVisible(target: string): Element | null {
  const found = [...document.querySelectorAll(target)].find((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0
  })
  return found ?? null
}
