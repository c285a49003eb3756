import * as v from 'valibot'
import { permissionSchema } from '../permissions'

export const teamRoleSchema = v.object({
  id: v.number(),
  name: v.string(),
  teamRolePermissions: v.array(v.object({ name: permissionSchema })),
})
export type TeamRole = v.InferOutput<typeof teamRoleSchema>

/** A person's place in an account: one role each (section 6). */
export const teamMembershipSchema = v.object({ id: v.number(), teamRole: teamRoleSchema })
export type TeamMembership = v.InferOutput<typeof teamMembershipSchema>
