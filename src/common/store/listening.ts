import {
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
  addListener,
} from '@reduxjs/toolkit'
import { useState } from 'react'
import { useAppStore } from './hooks'

/**
 * The type of a slice's registration function, `listenForX(startListening)`, with the state that its listeners read.
 */
export type StartListening<State = unknown> = TypedStartListening<
  State,
  ThunkDispatch<State, unknown, UnknownAction>
>

type Listen<State> = (startListening: StartListening<State>) => void

/** The listeners that each store already has; they are never stopped, because their events may occur later. */
const started = new WeakMap<object, Set<unknown>>()

/** Adds listeners to a store, once. */
export function startListeners<State>(
  store: ReturnType<typeof useAppStore>,
  listen: Listen<State>,
): void {
  const known = started.get(store) ?? new Set()
  started.set(store, known)
  if (known.has(listen)) return
  known.add(listen)
  // A replay has no listeners: its store ignores this action.
  const startListening = (options: object) => store.dispatch(addListener(options as never))
  listen(startListening as unknown as StartListening<State>)
}

/**
 * Starts a slice's listeners with the first screen that needs them, so that they are in that screen's chunk and not in
 * the first one. They start before the screen's children are rendered, so they miss no event of theirs.
 */
export function useListeners<State>(listen: Listen<State>): void {
  const store = useAppStore()
  useState(() => {
    startListeners(store, listen)
  })
}
