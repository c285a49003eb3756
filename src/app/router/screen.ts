import type { ComponentType } from 'react'
import type { RouteName } from '@/common/routing/paths'
import type { TourName } from '@/features/tours/tourSteps'
import type { Permission } from '@/contract/permissions'

/** The layout of a screen: with the cabinet's navigation, with the head of analytics in it, or the whole window. */
export type Layout = 'default' | 'analytics' | 'custom'

/** One screen (product-rules/screens.md#routes). */
export interface Screen {
  name: RouteName
  path: string
  layout: Layout
  /** The route guard: without this right a warning is shown and the person is led home. */
  guard?: Permission
  /**
   * Without this right, or any of these, the screen shows that in place
   * (product-rules/screens.md#screens-without-rights).
   */
  needs?: Permission | readonly Permission[]
  /** The welcome tour of the screen; all post routes share one. */
  tour?: TourName
  /** The page, as a chunk of its own. */
  load: () => Promise<ComponentType>
}
