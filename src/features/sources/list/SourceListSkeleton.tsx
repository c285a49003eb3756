import { Skeleton } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'
import classes from '../pages/SourcesPage.module.css'
import row from './SourceRow.module.css'

const ROWS = [0, 1, 2, 3]

/** The skeleton of the list while the sources are loading. */
export function SourceListSkeleton() {
  return (
    <Loading className={classes.list}>
      {ROWS.map((key) => (
        <Skeleton key={key} className={row.placeholder ?? ''} radius="md" />
      ))}
    </Loading>
  )
}
