import { fireEvent } from '@testing-library/react'

/**
 * The user returns to the tab: running readings are requested immediately instead of at the next
 * round.
 */
export function comeBack(): void {
  fireEvent(document, new Event('visibilitychange'))
}
