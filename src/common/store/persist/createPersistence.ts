import { createPersistoid, getStoredState, purgeStoredState } from 'redux-persist'

/** The storage of a value: synchronous, and any of the calls may throw. */
export interface PersistedPlace<Value> {
  /** Calls back with each value that another tab writes. */
  follow?: (onChange: (value: Value) => void) => void
  /** Undefined without a readable value. */
  read: () => Value | undefined
  write: (value: Value) => void
  remove: () => void
}

export interface Persistence<Value> {
  /** The value of an earlier visit. */
  read: () => Promise<Value | undefined>
  /** Whether the browser stores it. Its storage may be full or forbidden; the value then lasts as long as the page. */
  write: (value: Value) => boolean
  remove: () => void
}

/**
 * One value in the browser's storage between visits, by the reading and writing parts of redux-persist. Its
 * `persistReducer` is not used, for two reasons that a replay excludes: it reads and writes in a reducer, and it leaves
 * its own actions and a field of its own in the state.
 */
export function createPersistence<Value extends object>(
  key: string,
  place: PersistedPlace<Value>,
): Persistence<Value> {
  let isKept = false
  // Failures are caught here: redux-persist would print them, and the user cannot fix them.
  const storage = {
    getItem: () => Promise.resolve(attempt(place.read)),
    setItem: (_key: string, value: Value) => {
      isKept =
        attempt(() => {
          place.write(value)
          return true
        }) === true
      return Promise.resolve()
    },
    removeItem: () => Promise.resolve(attempt(place.remove)),
  }
  // Each stored value has its own format, so redux-persist must not serialise it.
  const config = { key, keyPrefix: '', storage, serialize: false, deserialize: false }
  let persistoid = createPersistoid(config)
  return {
    read: async () => (await getStoredState(config)) as Value | undefined,
    write: (value) => {
      persistoid.update(value)
      // Written immediately, because the page may be closed at any moment.
      void persistoid.flush()
      return isKept
    },
    remove: () => {
      void purgeStoredState(config)
      // The previous writer assumes that its last value is still stored.
      persistoid = createPersistoid(config)
    },
  }
}

function attempt<Result>(call: () => Result): Result | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}
