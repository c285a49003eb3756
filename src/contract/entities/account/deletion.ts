import * as v from 'valibot'
import { DAY_MS } from '@/contract/constants'

/** Days within which the deletion of an account can be cancelled. */
export const DELETION_DAYS = 30
export const DELETION_MS = DELETION_DAYS * DAY_MS

/** When the deletion of the account was requested, and when it begins. */
export const deletionSchema = v.object({ askedAt: v.string(), deletesAt: v.string() })
export type Deletion = v.InferOutput<typeof deletionSchema>
