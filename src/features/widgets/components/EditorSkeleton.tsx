import { Skeleton, Stack } from '@mantine/core'
import { useIntl } from 'react-intl'
import classes from '../pages/GalleryEditorPage.module.css'

const FIELDS = [0, 1, 2, 3, 4]

/** The editor's shape while the widget is on its way. */
export function EditorSkeleton() {
  const intl = useIntl()
  return (
    <div
      className={classes.body}
      role="status"
      aria-busy
      aria-label={intl.formatMessage({ id: 'common.label_loading' })}
    >
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
    </div>
  )
}
