import { permissionHolder, useUser } from '@/common/session/user'
import { hasPermission } from '@/contract/permissions'
import { PHONE_LINKS, SETTINGS, WORK, type Section } from './sections'

/** The sections that a person's role opens; `rest` are those for which a phone's bar has no room. */
export function useSections() {
  const holder = permissionHolder(useUser())
  const open = ({ permission }: Section) => hasPermission(holder, permission)
  const work = WORK.filter(open)
  const settings = SETTINGS.filter(open)
  return { work, settings, rest: [...work.slice(PHONE_LINKS), ...settings] }
}
