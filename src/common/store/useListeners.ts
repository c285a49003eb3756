import { addListener } from '@reduxjs/toolkit'
import { useState } from 'react'
import { useAppStore } from './hooks'
import type { StartListening } from './listening'

type Listen<State> = (startListening: StartListening<State>) => void

/** What each store listens to already; listeners are never stopped, for what they wait for may come later. */
const started = new WeakMap<object, Set<unknown>>()

/** Starts listeners of a store, once. */
export function startListeners<State>(
  store: ReturnType<typeof useAppStore>,
  listen: Listen<State>,
): void {
  const known = started.get(store) ?? new Set()
  started.set(store, known)
  if (known.has(listen)) return
  known.add(listen)
  // In a replay nothing listens: its store takes no actions.
  const startListening = (options: object) => store.dispatch(addListener(options as never))
  listen(startListening as unknown as StartListening<State>)
}

/**
 * Starts a slice's listeners with the first screen that needs them, so that they travel with its chunk and not with
 * the first one. Before anything below is drawn, hence before any event that they wait for.
 */
export function useListeners<State>(listen: Listen<State>): void {
  const store = useAppStore()
  useState(() => {
    startListeners(store, listen)
  })
}
