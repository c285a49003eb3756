import * as v from 'valibot'
import type { BrowserPort } from '@/common/lib/browserPort'
import type { KeptDraft } from './keptDraft'

/** Whose draft it is: one person's in one account, because a browser may be shared. */
export interface DraftOwner {
  username: string
  email: string
}

/** The part of the page that keeps drafts. */
export type DraftPage = Pick<BrowserPort, 'loadDraftRecords'>

const DAY_MS = 86_400_000
/** A draft that nobody came back for is removed. */
export const DRAFT_LIFETIME_MS = 30 * DAY_MS

const datedSchema = v.object({ savedAt: v.number() })

export const draftKey = ({ username, email }: DraftOwner, postId: number) =>
  JSON.stringify([username, email, postId])

/** Undefined when nothing was kept, or the browser does not say. */
export async function readDraft(page: DraftPage, key: string): Promise<unknown> {
  try {
    const records = await page.loadDraftRecords()
    return await records.read(key)
  } catch {
    return undefined
  }
}

export async function writeDraft(page: DraftPage, key: string, draft: KeptDraft): Promise<void> {
  try {
    const records = await page.loadDraftRecords()
    await records.write(key, draft)
  } catch {
    // A browser without room keeps no drafts; the work goes on.
  }
}

export async function removeDraft(page: DraftPage, key: string): Promise<void> {
  try {
    const records = await page.loadDraftRecords()
    await records.remove(key)
  } catch {
    // What keeps nothing has nothing to remove.
  }
}

/** Removes everybody's drafts that are past their time. */
export async function removeOldDrafts(page: DraftPage, now: number): Promise<void> {
  try {
    const records = await page.loadDraftRecords()
    for (const [key, draft] of await records.readAll()) {
      const isRecent = v.is(datedSchema, draft) && now - draft.savedAt < DRAFT_LIFETIME_MS
      if (!isRecent) await records.remove(key)
    }
  } catch {
    // They are looked for again with the next post.
  }
}
