import { Skeleton, Stack } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'
import classes from './EditorBody.module.css'
import stage from './frame/Stage.module.css'

/** The skeleton of the editor while the post is loading. */
export function EditorSkeleton() {
  return (
    <Loading className={classes.body}>
      <div className={classes.ground}>
        <div className={stage.stage}>
          <div className={stage.area}>
            <Skeleton className={stage.frame ?? ''} radius={0} />
          </div>
        </div>
      </div>
      <Stack className={classes.panel ?? ''} gap="md" p="lg">
        <Skeleton height={20} width="40%" />
        <Skeleton height={36} />
        <Skeleton height={120} />
        <Skeleton height={20} width="50%" />
        <Skeleton height={104} />
        <Skeleton height={36} />
      </Stack>
    </Loading>
  )
}
