import { Skeleton, Stack } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'
import classes from '../../pages/WidgetEditorPage.module.css'

const FIELDS = [0, 1, 2, 3, 4]

/** The skeleton of the editor while the widget is loading. */
export function EditorSkeleton() {
  return (
    <Loading className={classes.body}>
      <Stack gap="lg" p="lg" className={classes.panel}>
        {FIELDS.map((key) => (
          <div key={key}>
            <Skeleton height={14} width="40%" mb={8} />
            <Skeleton height={36} />
          </div>
        ))}
      </Stack>
      <div className={classes.preview}>
        <Skeleton height="100%" radius="md" />
      </div>
    </Loading>
  )
}
