import { Skeleton } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'
import classes from '../../pages/WidgetsPage.module.css'

const ROWS = [0, 1, 2]
const ROW_HEIGHT_PX = 74

/** The skeleton of the list while the widgets are loading. */
export function WidgetListSkeleton() {
  return (
    <Loading className={classes.list}>
      {ROWS.map((key) => (
        <Skeleton key={key} height={ROW_HEIGHT_PX} radius="md" />
      ))}
    </Loading>
  )
}
