import { createStore, del, entries, get, set } from 'idb-keyval'

/** Drafts that outlive the page, by key. Any call may reject: storage can be disabled or full. */
export interface DraftRecords {
  /** Undefined without a draft. A stored draft may be from another version of the code. */
  read: (key: string) => Promise<unknown>
  write: (key: string, draft: object) => Promise<void>
  remove: (key: string) => Promise<void>
  readAll: () => Promise<[key: string, draft: unknown][]>
}

/** The database is opened by the first call. */
const store = createStore('vitrina-drafts', 'drafts')

/** The drafts of this browser, in IndexedDB. */
export const draftRecords: DraftRecords = {
  read: async (key) => get<unknown>(key, store),
  write: async (key, draft) => set(key, draft, store),
  remove: async (key) => del(key, store),
  readAll: async () => entries<string, unknown>(store),
}
