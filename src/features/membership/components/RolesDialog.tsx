import { Skeleton, Stack, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useUser } from '@/common/session/user'
import { useAppDispatch } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { IconCheck } from '@/common/ui/icons/icons'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import type { TeamRolePermissionCategory } from '@/contract/entities/account/membership'
import type { TeamRole } from '@/contract/entities/account/teamRole'
import { useListPermissionCategoriesQuery } from '@/features/membership/membershipApi'
import { membershipDialogClosed } from '@/features/membership/membershipSlice'
import classes from './RolesTable.module.css'

const ROWS = Array.from({ length: 10 }, (_, index) => index)

/** Describes the roles and the rights that each of them gives (product-rules/account.md#roles). */
export function RolesDialog({ roles }: { roles: TeamRole[] }) {
  const dispatch = useAppDispatch()
  const { locale } = useUser()
  const { data: categories, isError, refetch } = useListPermissionCategoriesQuery(locale)
  return (
    <Dialog
      opened
      onClose={() => dispatch(membershipDialogClosed())}
      title={<FormattedMessage id="membership.title_roles" />}
      size={760}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          <FormattedMessage id="membership.text_roles" />
        </Text>
        {categories && <RolesTable roles={roles} categories={categories} />}
        {!categories &&
          (isError ? (
            <ErrorState onRetry={() => void refetch()} />
          ) : (
            <Loading>
              {ROWS.map((key) => (
                <Skeleton key={key} height={28} mb={12} />
              ))}
            </Loading>
          ))}
      </Stack>
    </Dialog>
  )
}

interface RolesTableProps {
  roles: TeamRole[]
  categories: TeamRolePermissionCategory[]
}

/** Rights in rows by category, roles in columns, a tick where the role has the right. */
function RolesTable({ roles, categories }: RolesTableProps) {
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
