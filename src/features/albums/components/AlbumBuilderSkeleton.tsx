import { Skeleton } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'
import classes from '../pages/AlbumBuilderPage.module.css'
import { AlbumPostsSkeleton } from './AlbumPostsSkeleton'

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
