import { useIntl } from 'react-intl'
import { IconCheck } from '@/common/ui/icons/icons'
import type { TeamRole, TeamRolePermissionCategory } from '@/contract/entities/membership'
import classes from './RolesTable.module.css'

interface RolesTableProps {
  roles: TeamRole[]
  categories: TeamRolePermissionCategory[]
}

/** Rights in rows by category, roles in columns, a tick where the role has the right. */
export function RolesTable({ roles, categories }: RolesTableProps) {
  const intl = useIntl()
  const yes = intl.formatMessage({ id: 'membership.label_allowed' })
  const no = intl.formatMessage({ id: 'membership.label_not-allowed' })
  const rights = new Map(
    roles.map((role) => [role.id, new Set(role.teamRolePermissions.map(({ name }) => name))]),
  )
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col" className={classes.right}>
            {intl.formatMessage({ id: 'membership.label_right' })}
          </th>
          {roles.map(({ id, name }) => (
            <th key={id} scope="col" className={classes.role}>
              <span>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      {categories.map(({ code, name, permissions }) => (
        <tbody key={code}>
          <tr>
            <th scope="rowgroup" colSpan={roles.length + 1} className={classes.category}>
              {name}
            </th>
          </tr>
          {permissions.map((permission) => (
            <tr key={permission.name}>
              <th scope="row" className={classes.right}>
                {permission.title}
              </th>
              {roles.map(({ id }) => (
                <td key={id} className={classes.cell}>
                  {rights.get(id)?.has(permission.name) ? (
                    <IconCheck size={18} className={classes.tick} role="img" aria-label={yes} />
                  ) : (
                    <span className={classes.dash} role="img" aria-label={no}>
                      –
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
