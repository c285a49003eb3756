import { Skeleton, Stack } from '@mantine/core'
import { useIntl } from 'react-intl'
import layout from './EditorBody.module.css'
import stage from './Stage.module.css'

/** The editor's shape while the post is on its way. */
export function EditorSkeleton() {
  const intl = useIntl()
  return (
    <div
      className={layout.body}
      role="status"
      aria-busy
      aria-label={intl.formatMessage({ id: 'common.label_loading' })}
    >
      <div className={layout.ground}>
        <Skeleton className={stage.frame ?? ''} radius="md" />
      </div>
      <Stack className={layout.panel ?? ''} gap="md" p="lg">
        <Skeleton height={20} width="40%" />
        <Skeleton height={36} />
        <Skeleton height={120} />
        <Skeleton height={20} width="50%" />
        <Skeleton height={104} />
        <Skeleton height={36} />
      </Stack>
    </div>
  )
}
