import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit'

/**
 * The type of a slice's registration function, `listenForX(startListening)`, with the state that its listeners read.
 */
export type StartListening<State = unknown> = TypedStartListening<
  State,
  ThunkDispatch<State, unknown, UnknownAction>
>
