import { Text, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { IconTile } from '@/common/ui/icons/IconTile'
import classes from './IntegrationCard.module.css'

interface IntegrationCardProps {
  icon: ReactNode
  title: ReactNode
  /** The purpose of the connection. */
  purpose: ReactNode
  /** The status. */
  status?: ReactNode
  /** Actions for the connection as a whole. */
  action?: ReactNode
  children: ReactNode
}

/** One possible connection of the account. */
export function IntegrationCard({
  icon,
  title,
  purpose,
  status,
  action,
  children,
}: IntegrationCardProps) {
  const titleId = useId()
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <header className={classes.head}>
        <IconTile>{icon}</IconTile>
        <div className={classes.words}>
          <Title order={2} id={titleId}>
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {purpose}
          </Text>
        </div>
        {status && <div className={classes.status}>{status}</div>}
        {action}
      </header>
      {children}
    </section>
  )
}
