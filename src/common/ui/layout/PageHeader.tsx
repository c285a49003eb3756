import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { HelpPlace } from './HelpPlace'
import classes from './PageHeader.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** The title names a record and may be long: on a phone the action is below it. */
  isRecord?: boolean
  /** The number of records on the screen. */
  count?: ReactNode
  /** The primary action, at the top right. */
  action?: ReactNode
}

/** Head of a screen: title with a count on the left, one primary action on the right. */
export function PageHeader({ title, isRecord = false, count, action }: PageHeaderProps) {
  return (
    <header className={classes.header} data-record={isRecord || undefined}>
      <div className={classes.words}>
        <Title order={1}>{title}</Title>
        <HelpPlace />
        {count !== undefined && (
          <Text c="dimmed" className={classes.count}>
            {count}
          </Text>
        )}
      </div>
      <div className={classes.action} data-primary>
        {action}
      </div>
    </header>
  )
}
