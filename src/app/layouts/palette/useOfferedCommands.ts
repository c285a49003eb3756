import { permissionHolder, useUser } from '@/common/session/user'
import { hasPermission } from '@/contract/permissions'
import { useListWidgetsQuery } from '@/features/widgets/savedWidgetsApi'
import { useDeedState } from '../useDeeds'
import { COMMANDS, type Command } from './commands'

/** The commands that this person may use now, in this account and under its tariff. */
export function useOfferedCommands(): Command[] {
  const user = useUser()
  const { isChosen, isOffered } = useDeedState()
  const holder = permissionHolder(user)
  const limit = user.plan?.plan.widgetLimit ?? null
  const { data: widgets } = useListWidgetsQuery(undefined, {
    skip: !hasPermission(holder, 'VIEW_WIDGETS'),
  })
  const areWidgetsUsedUp = limit !== null && widgets !== undefined && widgets.length >= limit
  return COMMANDS.filter(({ permission, target, id }) => {
    if (permission && !hasPermission(holder, permission)) return false
    if (id.startsWith('action:widget-')) return !areWidgetsUsedUp
    if (!('deed' in target)) return true
    return isOffered(target.deed) && !isChosen(target.deed)
  })
}
