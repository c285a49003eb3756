import { Skeleton, Stack } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'

const ROWS = Array.from({ length: 6 }, (_, index) => index)

/** The skeleton of the list while its reviews are loading. */
export function ReviewsSkeleton() {
  return (
    <Loading>
      <Stack gap="sm">
        {ROWS.map((row) => (
          <Skeleton key={row} height={108} radius="md" />
        ))}
      </Stack>
    </Loading>
  )
}
