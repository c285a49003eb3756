import { Skeleton } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'
import list from '../pages/SegmentsPage.module.css'
import classes from './SegmentRow.module.css'

const ROWS = [0, 1, 2, 3]

/** The list's shape while the segments are on their way. */
export function SegmentListSkeleton() {
  return (
    <Loading className={list.list}>
      {ROWS.map((key) => (
        <div key={key} className={classes.row}>
          <Skeleton height={14} width="50%" className={classes.name ?? ''} />
          <Skeleton height={14} width="70%" className={classes.code ?? ''} />
          <Skeleton height={14} width={80} className={classes.count ?? ''} />
        </div>
      ))}
    </Loading>
  )
}
