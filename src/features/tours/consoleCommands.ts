import type { UnknownAction } from '@reduxjs/toolkit'
import { toursCleared, visitorToursToggled } from './toursSlice'

/** Commands that support types into the browser's console (product-rules/screens.md#tours). */
export function consoleCommands(dispatch: (action: UnknownAction) => unknown) {
  return {
    help: () =>
      'clearWelcome(): shows every tour again; adminWelcome(): switches tours on or off for visits of the service’s staff',
    clearWelcome: () => {
      dispatch(toursCleared())
    },
    adminWelcome: () => {
      dispatch(visitorToursToggled())
    },
  }
}
