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
  /** Whether the browser keeps it: its storage may be full or forbidden, and then the value lasts as long as the page. */
  write: (value: Value) => boolean
  remove: () => void
}

/**
 * One value in the browser's storage between visits, by the reading and writing parts of redux-persist. Its
 * `persistReducer` is not used: it reads and writes in a reducer and leaves its own actions and a field of its own in
 * the state, none of which a replay may have.
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
  // The storage has formats of its own.
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
