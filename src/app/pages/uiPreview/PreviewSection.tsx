import { Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import classes from './PreviewSection.module.css'

/** One kind of parts under its name; an anchor to jump to. */
export function PreviewSection({ title, children }: { title: MessageId; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title order={2} id={id}>
        <FormattedMessage id={title} />
      </Title>
      <div className={classes.parts}>{children}</div>
    </section>
  )
}
