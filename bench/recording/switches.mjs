/**
 * Runs in the page before the cabinet: Redux DevTools' hook, through which the cabinet's store takes this recorder, or
 * none. `window.benchStore` is the store as the recorder sees it.
 */
export function chooseRecorder(isOn) {
  localStorage.setItem('vitrinaDevTools', 'on')
  const bench = { isHeld: false }
  window.benchStore = bench
  const silent = { start: () => {}, watch: () => {}, log: () => ({ segments: [] }) }
  const without = (next) => (reducer, state) => ({ ...next(reducer, state), recorder: silent })
  const outside = (next) => (reducer, state) => {
    const store = next(reducer, state)
    bench.dispatch = store.dispatch
    bench.log = store.recorder.log
    return store
  }
  // Held, the store takes actions and does nothing: what remains is the recorder.
  const inside = (next) => (reducer, state) => {
    const store = next(reducer, state)
    return { ...store, dispatch: (action) => (bench.isHeld ? action : store.dispatch(action)) }
  }
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
    () =>
    (...enhancers) => {
      const recorder = isOn ? window.ownRecording.recordActions() : without
      const all = [...enhancers.slice(0, -1), outside, recorder, inside]
      return (createStore) => all.reduceRight((next, enhance) => enhance(next), createStore)
    }
}

/** The chunk that records what happens in the window (src/app/start/start.tsx). */
export const TRACK_CHUNK = /\/window-track[\w.-]*\.js$/
