import { Skeleton } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'
import { CARD_FOOT_PX } from './postGridShape'
import classes from './PostGrid.module.css'

const CARDS = Array.from({ length: 10 }, (_, index) => index)

/** The skeleton of the grid while its posts are loading. */
export function PostGridSkeleton() {
  return (
    <Loading className={classes.skeleton}>
      {CARDS.map((card) => (
        <div key={card} style={{ paddingBottom: CARD_FOOT_PX - 44 }}>
          <Skeleton className={classes.square ?? ''} radius="md" />
          <Skeleton height={12} mt={12} width="85%" />
          <Skeleton height={12} mt={8} width="45%" />
        </div>
      ))}
    </Loading>
  )
}
