import { Skeleton, Stack, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useUser } from '@/common/session/useUser'
import { useAppDispatch } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import type { TeamRole } from '@/contract/entities/membership'
import { useListPermissionCategoriesQuery } from '../membershipApi'
import { membershipDialogClosed } from '../membershipSlice'
import { RolesTable } from './RolesTable'

const ROWS = Array.from({ length: 10 }, (_, index) => index)

/** Describes the roles and the rights that each of them gives (product-rules/account.md#roles). */
export function RolesDialog({ roles }: { roles: TeamRole[] }) {
  const dispatch = useAppDispatch()
  const { locale } = useUser()
  const { data: categories, isError, refetch } = useListPermissionCategoriesQuery(locale)
  return (
    <Dialog
      opened
      onClose={() => dispatch(membershipDialogClosed())}
      title={<FormattedMessage id="membership.title_roles" />}
      size={760}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          <FormattedMessage id="membership.text_roles" />
        </Text>
        {categories && <RolesTable roles={roles} categories={categories} />}
        {!categories &&
          (isError ? (
            <ErrorState onRetry={() => void refetch()} />
          ) : (
            <Loading>
              {ROWS.map((key) => (
                <Skeleton key={key} height={28} mb={12} />
              ))}
            </Loading>
          ))}
      </Stack>
    </Dialog>
  )
}
