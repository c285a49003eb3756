import * as v from 'valibot'
import { createPersistence, type Persistence } from '@/common/store/persist/createPersistence'
import { jsonFormat } from '@/common/store/persist/rawFormats'
import { rawValue } from '@/common/store/persist/rawValue'
import { idNameSchema } from '@/contract/entities/posts/post'
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
type KeptDraft = NonNullable<CreatePostState['offer']>
export type DraftPersistence = Persistence<KeptDraft>

interface DraftOwner {
  username: string
  email: string
}

/** The draft of one person in one account, because a browser may be shared. */
export function draftPersistence({ username, email }: DraftOwner): DraftPersistence {
  const key = `vitrina.post-draft.${username}.${email}`
  return createPersistence<KeptDraft>(key, rawValue(key, jsonFormat(keptSchema)))
}
