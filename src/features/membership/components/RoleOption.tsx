import { Text } from '@mantine/core'
import type { TeamRole } from '@/contract/entities/account/membership'

/** px: room for all roles with what they are for. */
export const CHOICE_WIDTH = 280
export const CHOICE_HEIGHT = 320

/** A role in a choice, with what it is for. */
export function RoleOption({ role }: { role: TeamRole | undefined }) {
  return (
    <div>
      <Text size="sm">{role?.name}</Text>
      <Text size="xs" c="dimmed">
        {role?.description}
      </Text>
    </div>
  )
}
