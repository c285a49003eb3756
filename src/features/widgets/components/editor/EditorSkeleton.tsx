import { Skeleton, Stack } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'
import classes from '../../pages/WidgetEditorPage.module.css'
import { FieldSkeletons } from '../fields/FieldSkeletons'

/** The skeleton of the editor while the widget is loading. */
export function EditorSkeleton() {
  return (
    <Loading className={classes.body}>
      <Stack gap="lg" p="lg" className={classes.panel}>
        <FieldSkeletons />
      </Stack>
      <div className={classes.preview}>
        <Skeleton height="100%" radius="md" />
      </div>
    </Loading>
  )
}
