import type { DraftRecords } from '@/common/lib/draftRecords'

/** Drafts of a browser that keeps them in a map; copies go in and out, as with a true one. */
export function draftRecordsOf(drafts: Map<string, unknown>): DraftRecords {
  return {
    read: (key) => Promise.resolve(structuredClone(drafts.get(key))),
    write: (key, draft) => Promise.resolve(void drafts.set(key, structuredClone(draft))),
    remove: (key) => Promise.resolve(void drafts.delete(key)),
    readAll: () => Promise.resolve([...drafts]),
  }
}
