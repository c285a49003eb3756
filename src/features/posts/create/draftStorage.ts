import * as v from 'valibot'
import { idNameSchema } from '@/contract/entities/post'
import { LIMITS } from '@/contract/limits'
import type { CreatePostState } from './createPostSlice'

const keptSchema = v.object({
  draft: v.object({
    basis: v.picklist(['background', 'files']),
    backgroundId: v.nullable(v.number()),
    caption: v.pipe(v.string(), v.maxLength(LIMITS.postText)),
    albums: v.array(idNameSchema),
  }),
  fileNames: v.array(v.string()),
})
type Kept = NonNullable<CreatePostState['offer']>

/** The owner of a draft: one person in one account, because a browser may be shared. */
export interface DraftOwner {
  username: string
  email: string
}

const keyOf = ({ username, email }: DraftOwner) => `vitrina.post-draft.${username}.${email}`

/** The draft of an earlier visit; null when there is none that can be read. */
export function readDraft(owner: DraftOwner): Kept | null {
  try {
    return v.parse(keptSchema, JSON.parse(localStorage.getItem(keyOf(owner)) ?? 'null'))
  } catch {
    return null
  }
}

/** Returns whether the browser stored it: some browsers store nothing. */
export function writeDraft(owner: DraftOwner, kept: Kept): boolean {
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export function removeDraft(owner: DraftOwner): void {
  try {
    localStorage.removeItem(keyOf(owner))
  } catch {
    // Without storage there is nothing to remove.
  }
}
