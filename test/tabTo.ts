import type { UserEvent } from '@testing-library/user-event'

/** More than the number of tab stops of any screen. */
const MAX_STEPS = 200

/** Presses Tab until an element has the focus, as a person without a mouse does; wraps around the page if needed. */
export async function tabTo(user: UserEvent, wanted: HTMLElement): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (wanted === document.activeElement) return
    await user.tab()
  }
  throw new Error(`Tab does not reach ${wanted.outerHTML.slice(0, 200)}`)
}
