import { Skeleton } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'
import list from '../pages/MembershipPage.module.css'
import classes from './MemberRow.module.css'

const ROWS = [0, 1, 2]

/** The list's shape while the team is on its way. */
export function MemberListSkeleton() {
  return (
    <Loading className={list.list}>
      {ROWS.map((key) => (
        <div key={key} className={classes.row}>
          <Skeleton height={40} circle />
          <div className={classes.words}>
            <Skeleton height={14} width="45%" />
            <Skeleton height={12} width="30%" mt={8} />
          </div>
          <Skeleton height={36} className={classes.role ?? ''} />
          <Skeleton height={12} width="80%" className={classes.since ?? ''} />
        </div>
      ))}
    </Loading>
  )
}
