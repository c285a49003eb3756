import { Skeleton, Stack } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'

const ROWS = Array.from({ length: 8 }, (_, index) => index)
const ROW_HEIGHT_PX = 68

/** The table's shape while its rows are on their way. */
export function PostTableSkeleton() {
  return (
    <Loading>
      <Skeleton height={44} radius="md" mb={1} />
      <Stack gap={1}>
        {ROWS.map((key) => (
          <Skeleton key={key} height={ROW_HEIGHT_PX} radius="sm" />
        ))}
      </Stack>
    </Loading>
  )
}
