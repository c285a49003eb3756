import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit'

/** How a slice's listeners are registered: `listenForX(startListening)`, with the state that they read. */
export type StartListening<State = unknown> = TypedStartListening<
  State,
  ThunkDispatch<State, unknown, UnknownAction>
>
