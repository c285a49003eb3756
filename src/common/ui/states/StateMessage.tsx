import { Stack, Text, ThemeIcon, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { IconEye } from '@/common/ui/icons/icons'

interface StateMessageProps {
  icon: ReactNode
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  role?: 'alert'
  /** The level of its heading: 1 where the page shows nothing else. */
  order?: 1 | 2
}

/**
 * Explains why a screen cannot show its content, and what to do next. For a list that is still empty, use
 * `EmptyState`.
 */
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

/**
 * Replaces a screen that the role may not open (product-rules/screens.md#screens-without-rights). `action` is needed
 * where the page has no other link.
 */
export function NoRights({ action }: { action?: ReactNode }) {
  return (
    <StateMessage
      icon={<IconEye size={28} />}
      title={<FormattedMessage id="common.title_no-rights" />}
      action={action}
    >
      <FormattedMessage id="common.alert_no-rights" />
    </StateMessage>
  )
}
