import { Skeleton } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'
import classes from '../../pages/WidgetsPage.module.css'

const CARDS = [0, 1, 2]
const CARD_HEIGHT_PX = 396

/** The skeleton of the list while the widgets are loading. */
export function WidgetListSkeleton() {
  return (
    <Loading className={classes.list}>
      {CARDS.map((key) => (
        <Skeleton key={key} height={CARD_HEIGHT_PX} radius="md" />
      ))}
    </Loading>
  )
}
