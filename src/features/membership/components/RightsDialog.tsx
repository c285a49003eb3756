import { Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useUser } from '@/common/session/user'
import { useAppDispatch } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { IconCheck } from '@/common/ui/icons/icons'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import type { TeamMember } from '@/contract/entities/account/membership'
import { hasPermission } from '@/contract/permissions'
import { useListPermissionCategoriesQuery } from '../membershipApi'
import { membershipDialogClosed } from '../membershipSlice'
import classes from './RolesTable.module.css'

/** The rights that a member has, and those that they lack. */
export function RightsDialog({ member }: { member: TeamMember }) {
  const dispatch = useAppDispatch()
  const { locale } = useUser()
  const { data: categories, isError, refetch } = useListPermissionCategoriesQuery(locale)
  const { name, isOwner, teamRole } = member
  const granted = teamRole?.teamRolePermissions.map((right) => right.name) ?? []
  const holder = { isOwner, isViewedByAdmin: false, permissions: granted }
  return (
    <Dialog
      opened
      size="md"
      onClose={() => dispatch(membershipDialogClosed())}
      title={<FormattedMessage id="membership.title_rights" values={{ name }} />}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {isOwner || teamRole === null ? (
            <FormattedMessage id="membership.text_owner-rights" />
          ) : (
            <FormattedMessage
              id="membership.text_role-rights"
              values={{ role: teamRole.name, about: teamRole.description }}
            />
          )}
        </Text>
        {categories?.map((category) => (
          <section key={category.code} aria-label={category.name}>
            <Title order={3} mb="xs">
              {category.name}
            </Title>
            <ul className={classes.rights}>
              {category.permissions.map((right) => (
                <Right
                  key={right.name}
                  title={right.title}
                  isGranted={hasPermission(holder, right.name)}
                />
              ))}
            </ul>
          </section>
        ))}
        {!categories &&
          (isError ? (
            <ErrorState onRetry={() => void refetch()} />
          ) : (
            <Loading>
              <Skeleton height={320} />
            </Loading>
          ))}
      </Stack>
    </Dialog>
  )
}

function Right({ title, isGranted }: { title: string; isGranted: boolean }) {
  const intl = useIntl()
  const words = intl.formatMessage({
    id: isGranted ? 'membership.label_allowed' : 'membership.label_not-allowed',
  })
  return (
    <Group component="li" gap="xs" wrap="nowrap">
      {isGranted ? (
        <IconCheck size={18} className={classes.tick} role="img" aria-label={words} />
      ) : (
        <span className={classes.dash} role="img" aria-label={words}>
          –
        </span>
      )}
      <Text size="sm" c={isGranted ? '' : 'dimmed'}>
        {title}
      </Text>
    </Group>
  )
}
