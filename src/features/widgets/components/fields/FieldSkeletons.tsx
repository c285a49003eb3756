import { Skeleton, Stack } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'

const FIELDS = [0, 1, 2, 3, 4]

/** Skeletons of labels and fields that are still loading. */
export function FieldSkeletons() {
  return FIELDS.map((key) => (
    <div key={key}>
      <Skeleton height={14} width="40%" mb={8} />
      <Skeleton height={36} />
    </div>
  ))
}

/** The placeholder of fields whose code is still loading. */
export function FieldsLoading() {
  return (
    <Loading>
      <Stack gap="lg">
        <FieldSkeletons />
      </Stack>
    </Loading>
  )
}
