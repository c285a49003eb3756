import { Avatar, Badge, ActionIcon, Text } from '@mantine/core'
import { useIntl, FormattedMessage, type IntlShape } from 'react-intl'
import { useUser } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Ago } from '@/common/ui/dates/Ago'
import { IconTrash } from '@/common/ui/icons/icons'
import type { Column } from '@/common/ui/table/column'
import { RowName } from '@/common/ui/table/RowName'
import { useSortedRows } from '@/common/ui/table/sortedRows'
import { Table } from '@/common/ui/table/Table'
import { TableSkeleton } from '@/common/ui/table/TableSkeleton'
import type { TeamMember } from '@/contract/entities/account/membership'
import type { TeamRole } from '@/contract/entities/account/teamRole'
import {
  membershipDialogOpened,
  selectIsMembershipLoading,
} from '@/features/membership/membershipSlice'
import { MemberMenu } from './MemberMenu'
import { MemberRole } from './MemberRole'

const LOADING_ROWS = 3
const FACE_PX = 40

interface MemberTableProps {
  members: readonly TeamMember[]
  roles: readonly TeamRole[]
}

/** The team as a sortable table. */
export function MemberTable({ members, roles }: MemberTableProps) {
  const intl = useIntl()
  const { email } = useUser()
  const columns = memberColumns(intl, roles, email)
  const sorted = useSortedRows(members, columns)
  return (
    <Table
      label={intl.formatMessage({ id: 'membership.title' })}
      columns={columns}
      keyOf={({ id }) => id}
      {...sorted}
    />
  )
}

/** The skeleton of the table while the team is loading. */
export function MemberTableSkeleton() {
  const intl = useIntl()
  return (
    <TableSkeleton columns={memberColumns(intl, [], '')} rows={LOADING_ROWS} picture={FACE_PX} />
  )
}

/** The columns of a member: name, role, last visit, actions. */
function memberColumns(
  intl: IntlShape,
  roles: readonly TeamRole[],
  ownEmail: string,
): Column<TeamMember>[] {
  const owner = intl.formatMessage({ id: 'membership.text_owner' })
  return [
    {
      key: 'name',
      title: intl.formatMessage({ id: 'membership.label_member' }),
      cell: ({ name, email }) => (
        <RowName
          picture={<Avatar name={name} color="pine" size={40} radius="xl" aria-hidden />}
          detail={email}
        >
          {name}
          {email === ownEmail && (
            <Badge variant="light" color="gray" size="sm" ms={8} tt="none">
              <FormattedMessage id="membership.text_self" />
            </Badge>
          )}
        </RowName>
      ),
      sortBy: ({ name }) => name,
    },
    {
      key: 'role',
      title: intl.formatMessage({ id: 'membership.label_role' }),
      width: '224px',
      cell: (member) => <MemberRole member={member} roles={roles} />,
      sortBy: ({ isOwner, teamRole }) => (isOwner ? owner : (teamRole?.name ?? '')),
    },
    {
      key: 'seen',
      title: intl.formatMessage({ id: 'membership.label_seen' }),
      width: '216px',
      cell: (member) => <MemberVisit member={member} />,
      sortBy: ({ seenAt, createdAt }) => Date.parse(seenAt ?? createdAt),
    },
    {
      key: 'actions',
      title: intl.formatMessage({ id: 'common.label_actions' }),
      width: '108px',
      isAction: true,
      cell: (member) => <MemberActions member={member} />,
    },
  ]
}

/** When the member last worked in the account, and when they were added. */
function MemberVisit({ member: { isInvited, createdAt, seenAt } }: { member: TeamMember }) {
  const intl = useIntl()
  const date = intl.formatDate(createdAt, { dateStyle: 'medium' })
  if (isInvited) return <FormattedMessage id="membership.text_invited" values={{ date }} />
  return (
    <>
      <div>
        {seenAt === null ? (
          <FormattedMessage id="membership.text_seen-unknown" />
        ) : (
          <Ago at={seenAt} />
        )}
      </div>
      <Text size="xs" c="dimmed">
        <FormattedMessage id="membership.text_added" values={{ date }} />
      </Text>
    </>
  )
}

/** Actions for a member of the team; not for oneself, and for an owner only by an owner. */
function MemberActions({ member }: { member: TeamMember }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const user = useUser()
  const isBusy = useAppSelector(selectIsMembershipLoading)
  const { id, name, email, isOwner } = member
  if (email === user.email || (isOwner && !user.isOwner)) return null
  return (
    <>
      <MemberMenu member={member} />
      <ActionIcon
        size={44}
        disabled={isBusy}
        aria-label={intl.formatMessage({ id: 'membership.label_remove' }, { name })}
        onClick={() => dispatch(membershipDialogOpened({ kind: 'remove', memberId: id }))}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </>
  )
}
