import { Stack } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'
import { FieldSkeletons } from './FieldSkeletons'

/** Stands for fields whose code is still being loaded. */
export function FieldsLoading() {
  return (
    <Loading>
      <Stack gap="lg">
        <FieldSkeletons />
      </Stack>
    </Loading>
  )
}
