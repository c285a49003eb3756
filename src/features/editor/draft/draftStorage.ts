import * as v from 'valibot'
import type { BrowserPort } from '@/common/lib/browserPort'
import { DAY_MS } from '@/contract/constants'
import type { KeptDraft } from './keptDraft'

/** The owner of a draft: one person in one account, because a browser may be shared. */
export interface DraftOwner {
  username: string
  email: string
}

/** The part of the page that stores drafts. */
export type DraftPage = Pick<BrowserPort, 'loadDraftRecords'>

/** An older draft is removed. */
export const DRAFT_LIFETIME_MS = 30 * DAY_MS

const datedSchema = v.object({ savedAt: v.number() })

export const draftKey = ({ username, email }: DraftOwner, postId: number) =>
  JSON.stringify([username, email, postId])

/** Undefined when nothing was stored, or the storage is not available. */
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
    // A browser without space stores no drafts; the work goes on.
  }
}

export async function removeDraft(page: DraftPage, key: string): Promise<void> {
  try {
    const records = await page.loadDraftRecords()
    await records.remove(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Removes all drafts that are too old, of every person. */
export async function removeOldDrafts(page: DraftPage, now: number): Promise<void> {
  try {
    const records = await page.loadDraftRecords()
    for (const [key, draft] of await records.readAll()) {
      const isRecent = v.is(datedSchema, draft) && now - draft.savedAt < DRAFT_LIFETIME_MS
      if (!isRecent) await records.remove(key)
    }
  } catch {
    // They are removed when the next post is opened.
  }
}
