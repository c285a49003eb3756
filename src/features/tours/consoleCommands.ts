import type { UnknownAction } from '@reduxjs/toolkit'
import { toursCleared, visitorToursToggled } from './toursSlice'

/** Commands that support types into the browser's console (product-rules/screens.md#tours). */
export function consoleCommands(dispatch: (action: UnknownAction) => unknown) {
  return {
    help: () =>
      'clearWelcome(): shows every tour again; adminWelcome(): switches tours on or off for visits of the service’s staff; reportProblem(): opens a report to support, also on a broken page',
    clearWelcome: () => {
      dispatch(toursCleared())
    },
    adminWelcome: () => {
      dispatch(visitorToursToggled())
    },
  }
}
