import type { DraftRecords } from '@/common/lib/draftRecords'

/** Drafts of a browser in a map; values are copied in and out, as in a real one. */
export function draftRecordsOf(drafts: Map<string, unknown>): DraftRecords {
  return {
    read: (key) => Promise.resolve(structuredClone(drafts.get(key))),
    write: (key, draft) => Promise.resolve(void drafts.set(key, structuredClone(draft))),
    remove: (key) => Promise.resolve(void drafts.delete(key)),
    readAll: () => Promise.resolve([...drafts]),
  }
}
