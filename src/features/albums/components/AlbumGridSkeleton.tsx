import { Skeleton } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'
import gridClasses from '../pages/AlbumsPage.module.css'
import cardClasses from './AlbumCard.module.css'

const GRID_CARDS = Array.from({ length: 6 }, (_, index) => index)

/** The skeleton of the grid while the albums are loading. */
export function AlbumGridSkeleton() {
  return (
    <Loading className={gridClasses.grid}>
      {GRID_CARDS.map((key) => (
        <div key={key}>
          <Skeleton className={cardClasses.cover ?? ''} radius="md" height="auto" />
          <Skeleton height={14} mt={12} width="60%" />
          <Skeleton height={12} mt={8} width="35%" />
        </div>
      ))}
    </Loading>
  )
}
