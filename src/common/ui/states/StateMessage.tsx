import { Stack, Text, ThemeIcon, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface StateMessageProps {
  icon: ReactNode
  title: ReactNode
  children?: ReactNode
  /** The one next step. */
  action?: ReactNode
  role?: 'alert'
  /** Where it is all that the page says, its title is the page's. */
  order?: 1 | 2
}

/** What a place says when it cannot show what belongs there: why, and what to do next. Where there is nothing yet, `EmptyState`. */
export function StateMessage({
  icon,
  title,
  children,
  action,
  role,
  order = 2,
}: StateMessageProps) {
  return (
    <Stack align="center" gap="xs" py={64} px="md" maw={460} mx="auto" role={role}>
      <ThemeIcon variant="light" color="gray" size={56} radius="xl" mb="xs">
        {icon}
      </ThemeIcon>
      <Title order={order} size="h4" ta="center">
        {title}
      </Title>
      {children && (
        <Text size="sm" c="dimmed" ta="center">
          {children}
        </Text>
      )}
      {action && <div style={{ marginTop: 12 }}>{action}</div>}
    </Stack>
  )
}
