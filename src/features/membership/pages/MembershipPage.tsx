import { Button, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useCommand } from '@/common/routing/useCommand'
import { useUser } from '@/common/session/user'
import { useAppDispatch } from '@/common/store/hooks'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { IconPlus } from '@/common/ui/icons/icons'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { EmptyState } from '@/common/ui/states/EmptyState'
import { MemberTable, MemberTableSkeleton } from '../components/MemberTable'
import { MembershipDialogs } from '../components/MembershipDialogs'
import { useListMembersQuery, useListRolesQuery } from '../membershipApi'
import { membershipDialogOpened } from '../membershipSlice'
import classes from './MembershipPage.module.css'

/** Users and roles (product-rules/screens.md#routes). */
export function MembershipPage() {
  const dispatch = useAppDispatch()
  const { locale } = useUser()
  const { data: members, ...membersQuery } = useListMembersQuery()
  const { data: roles, ...rolesQuery } = useListRolesQuery(locale)
  const isLoaded = members !== undefined && roles !== undefined

  useCommand((command) => {
    if (command === 'invite') dispatch(membershipDialogOpened({ kind: 'create' }))
  }, isLoaded)

  function retry() {
    if (membersQuery.isError) void membersQuery.refetch()
    if (rolesQuery.isError) void rolesQuery.refetch()
  }
  const inviteButton = (
    <Button
      leftSection={<IconPlus size={18} />}
      disabled={!isLoaded}
      onClick={() => dispatch(membershipDialogOpened({ kind: 'create' }))}
    >
      <FormattedMessage id="membership.action_open-create" />
    </Button>
  )
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="membership.title" />}
        count={members?.length}
        action={inviteButton}
      />
      <Text size="sm" c="dimmed" component="div" className={classes.intro}>
        <FormattedMessage id="membership.text_intro" />
        <Button
          variant="subtle"
          size="compact-sm"
          px={0}
          disabled={!isLoaded}
          onClick={() => dispatch(membershipDialogOpened({ kind: 'roles' }))}
        >
          <FormattedMessage id="membership.action_roles" />
        </Button>
      </Text>
      {isLoaded && members.length === 0 && (
        <EmptyState
          subject="people"
          title={<FormattedMessage id="membership.title_empty" />}
          action={inviteButton}
        >
          <FormattedMessage id="membership.text_empty" />
        </EmptyState>
      )}
      {isLoaded && members.length > 0 && <MemberTable members={members} roles={roles} />}
      {isLoaded && <MembershipDialogs members={members} roles={roles} />}
      {!isLoaded &&
        (membersQuery.isError || rolesQuery.isError ? (
          <ErrorState onRetry={retry} />
        ) : (
          <MemberTableSkeleton />
        ))}
    </>
  )
}
