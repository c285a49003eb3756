import type { ReactNode } from 'react'
import type { Permission } from '@/contract/permissions'
import { usePermission } from '../session/useUser'
import { NoRights } from '../ui/NoRights'

/** Shows a section to those whose role opens it, and the message in its place to the others (decisions, "Roles"). */
export function PermissionGate(props: { permission: Permission; children: ReactNode }) {
  return usePermission(props.permission) ? props.children : <NoRights />
}
