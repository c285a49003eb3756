import { Text } from '@mantine/core'
import type { TeamRole } from '@/contract/entities/account/teamRole'

/** px: fits the roles with their descriptions. */
export const CHOICE_WIDTH = 280
export const CHOICE_HEIGHT = 320

/** A role as an option, with its description. */
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
