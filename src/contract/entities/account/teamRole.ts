import * as v from 'valibot'
import { permissionSchema } from '@/contract/permissions'

export const teamRoleSchema = v.object({
  id: v.number(),
  name: v.string(),
  /** For whom the role is; absent in records of older builds. */
  description: v.optional(v.string(), ''),
  teamRolePermissions: v.array(v.object({ name: permissionSchema })),
})
export type TeamRole = v.InferOutput<typeof teamRoleSchema>

/** A person's membership of an account: one role each (product-rules/account.md#roles). */
export const teamMembershipSchema = v.object({ id: v.number(), teamRole: teamRoleSchema })
export type TeamMembership = v.InferOutput<typeof teamMembershipSchema>
