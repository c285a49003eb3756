import type { TypedStartListening } from '@reduxjs/toolkit'
import type { AppDispatch } from './hooks'

/** How a slice's listeners are registered: `listenForX(startListening)`, with the state that they read. */
export type StartListening<State = unknown> = TypedStartListening<State, AppDispatch>
