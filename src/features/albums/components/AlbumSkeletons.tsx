import { Skeleton } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'
import classes from '@/features/albums/pages/AlbumBuilderPage.module.css'
import gridClasses from '@/features/albums/pages/AlbumsPage.module.css'
import cardClasses from './AlbumCard.module.css'
import postsClasses from './AlbumPosts.module.css'

/** The skeleton of the page while the album is loading. */
export function AlbumBuilderSkeleton() {
  return (
    <>
      <Skeleton height={32} width={280} mb={28} />
      <div className={classes.body}>
        <Loading className={classes.settings ?? ''}>
          <Skeleton height={560} radius="md" />
        </Loading>
        <div className={classes.posts}>
          <AlbumPostsSkeleton />
        </div>
      </div>
    </>
  )
}

const CARDS = Array.from({ length: 8 }, (_, index) => index)

/** The skeleton of the grid while the album's posts are loading. */
export function AlbumPostsSkeleton() {
  return (
    <Loading className={postsClasses.skeleton}>
      {CARDS.map((card) => (
        <div key={card}>
          <Skeleton className={postsClasses.square ?? ''} radius="md" />
          <Skeleton height={12} mt={12} width="85%" />
          <Skeleton height={12} mt={8} mb={40} width="45%" />
        </div>
      ))}
    </Loading>
  )
}

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
