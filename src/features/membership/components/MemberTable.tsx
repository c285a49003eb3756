import { useIntl } from 'react-intl'
import { useUser } from '@/common/session/user'
import { Table } from '@/common/ui/table/Table'
import { TableSkeleton } from '@/common/ui/table/TableSkeleton'
import { useSortedRows } from '@/common/ui/table/sortedRows'
import type { TeamMember, TeamRole } from '@/contract/entities/account/membership'
import { memberColumns } from './memberColumns'

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
