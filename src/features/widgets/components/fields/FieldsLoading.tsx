import { Stack } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'
import { FieldSkeletons } from './FieldSkeletons'

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
