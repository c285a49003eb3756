import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'

/** One subject of a tab that contains information instead of fields. */
export function TabSection({ title, children }: { title: MessageId; children: ReactNode }) {
  return (
    <section>
      <Text fw={600} size="sm" component="h2" mb={4}>
        <FormattedMessage id={title} />
      </Text>
      {children}
    </section>
  )
}
