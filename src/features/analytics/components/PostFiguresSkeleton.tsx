import { Skeleton } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'
import classes from './PostFigures.module.css'

const FIGURES = [0, 1, 2, 3, 4]

/** The skeleton of a post's report while its numbers are loading. */
export function PostFiguresSkeleton() {
  return (
    <Loading className={classes.post}>
      <Skeleton height="auto" className={classes.picture ?? ''} />
      <div>
        <Skeleton height={26} width={140} mb={16} />
        <Skeleton height={66} mb={24} />
        <div className={classes.figures}>
          {FIGURES.map((key) => (
            <Skeleton key={key} height={92} radius="md" />
          ))}
        </div>
      </div>
    </Loading>
  )
}
