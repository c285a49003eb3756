import { Skeleton } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'
import postsClasses from './AlbumPosts.module.css'

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
