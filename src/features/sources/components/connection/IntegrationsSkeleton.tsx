import { Skeleton } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'
import classes from '../../pages/IntegrationsPage.module.css'

/** Of the card of feeds, and of the others column by column. */
const FEEDS_PX = 230
const HEIGHTS_PX = [
  [232, 234],
  [230, 240],
]

/** The skeleton of the cards while the connections are loading. */
export function IntegrationsSkeleton() {
  return (
    <Loading className={classes.cards}>
      <Skeleton className={classes.wide ?? ''} height={FEEDS_PX} radius="md" />
      {HEIGHTS_PX.map((heights, column) => (
        <div key={column} className={classes.column}>
          {heights.map((height) => (
            <Skeleton key={height} height={height} radius="md" />
          ))}
        </div>
      ))}
    </Loading>
  )
}
