import { fireEvent } from '@testing-library/react'

/** Somebody comes back to the tab: what is being read is asked for at once instead of at the next round. */
export function comeBack(): void {
  fireEvent(document, new Event('visibilitychange'))
}
