import { ROUTES, type RouteConstant, type RouteName } from '@/common/routing/paths'
import { TOUR } from '@/contract/constants'
import type { StepId } from './tourWords'

/** Routes with a tour; all post routes share one (product-rules/screens.md#tours). */
export type TourName = Extract<
  RouteConstant,
  'HOME' | 'GALLERIES' | 'INTEGRATIONS' | 'POST' | 'BUILDER' | 'BUILDER_STORIES'
>

/** The side of a target on which its words are. */
type Side = 'top' | 'right' | 'bottom' | 'left'

/** Where a step points to in one of the two layouts. */
interface Place {
  /** CSS selector; the first visible element counts. */
  target: string
  side: Side
}

export interface TourStep {
  id: StepId
  desktop: Place
  mobile: Place
}

const step = (id: StepId, target: string, desktop: Side, mobile: Side): TourStep => ({
  id,
  desktop: { target, side: desktop },
  mobile: { target, side: mobile },
})

const tab = (name: string) => `#main [role="tab"][id$="-tab-${name}"]`
const FRAME = '#main iframe'

/** Wide windows have the preview beside the tabs; in others it is one of them. */
const previewStep = (id: StepId): TourStep => ({
  id,
  desktop: { target: FRAME, side: 'left' },
  mobile: { target: `${tab('preview')}, ${FRAME}`, side: 'bottom' },
})

/** The step lists, in their order. */
export const TOURS: Record<TourName, readonly TourStep[]> = {
  HOME: [
    step('library-post', '#main [data-post]', 'right', 'bottom'),
    step('library-add', '#main [data-primary] button', 'bottom', 'bottom'),
    step('library-search', '#main input[type="search"]', 'bottom', 'bottom'),
    step('library-albums', 'nav a[href$="/albums"]', 'right', 'top'),
    step('library-widgets', 'nav a[href$="/galleries"]', 'right', 'top'),
  ],
  GALLERIES: [step('widgets-card', '#main li', 'right', 'bottom')],
  // The first card of a network follows the card of the catalogue.
  INTEGRATIONS: [step('integrations-network', '#main div + section', 'right', 'bottom')],
  POST: [
    step('post-frame', '#main [data-frame]', 'right', 'bottom'),
    step('post-products', tab('links'), 'bottom', 'top'),
    step('post-interactive', tab('interaction'), 'bottom', 'top'),
    step('post-albums', tab('post'), 'bottom', 'top'),
    step('post-publish', '#main button[aria-keyshortcuts="Control+S"]', 'bottom', 'top'),
  ],
  BUILDER: [
    step('gallery-display', tab('display'), 'bottom', 'bottom'),
    step('gallery-code', tab('installation'), 'bottom', 'bottom'),
    previewStep('gallery-preview'),
  ],
  BUILDER_STORIES: [
    step('stories-display', tab('display'), 'bottom', 'bottom'),
    step('stories-code', tab('installation'), 'bottom', 'bottom'),
    previewStep('stories-preview'),
  ],
}

/** A screen without this has nothing to show a tour of: a list without widgets. */
const NEEDED: Partial<Record<TourName, StepId>> = { GALLERIES: 'widgets-card' }

/** Ids of the steps of a tour whose targets are on the screen; empty while it cannot start. */
export function availableSteps(
  tour: TourName,
  isDesktop: boolean,
  isVisible: (target: string) => boolean,
): StepId[] {
  const steps = TOURS[tour]
    .filter((one) => isVisible(placeOf(one, isDesktop).target))
    .map(({ id }) => id)
  const needed = NEEDED[tour]
  return needed && !steps.includes(needed) ? [] : steps
}

export const placeOf = ({ desktop, mobile }: TourStep, isDesktop: boolean): Place =>
  isDesktop ? desktop : mobile

/** Width in px above which a tour points to the targets of a desktop. */
export const desktopAbove = (tour: TourName): number =>
  tour === 'BUILDER' || tour === 'BUILDER_STORIES' ? TOUR.builderDesktopWidth : TOUR.desktopWidth

interface Shown {
  seenWelcoms: Partial<Record<RouteName, boolean>>
  isNotIgnoreWelcoms: boolean
}

/** Whether a person gets a tour: once, and the provider's people only when they switched tours on. */
export function isTourOffered(
  tour: TourName,
  { seenWelcoms, isNotIgnoreWelcoms }: Shown,
  { isViewedByAdmin, visit }: { isViewedByAdmin: boolean; visit: { hasTips: boolean } | null },
): boolean {
  if (seenWelcoms[ROUTES[tour]] === true) return false
  return !isViewedByAdmin || isNotIgnoreWelcoms || visit?.hasTips === true
}
