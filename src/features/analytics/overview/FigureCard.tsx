import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { Definition } from '../components/Definition'
import classes from './MetricCards.module.css'

interface FigureCardProps {
  title: MessageId
  /** What the number counts, behind a sign in the corner. */
  hint?: MessageId
  value: ReactNode
  testId?: string
  /** Below the number. */
  children?: ReactNode
}

/** A number that is not pressed. */
export function FigureCard({ title, hint, value, testId, children }: FigureCardProps) {
  return (
    <li className={classes.card}>
      <div className={classes.figure}>
        <CardTitle id={title} hasHint={hint !== undefined} />
        <span className={classes.number} data-testid={testId}>
          {value}
        </span>
        {children}
      </div>
      {hint && <Definition title={title} hint={hint} className={classes.help} />}
    </li>
  )
}

export function CardTitle({ id, hasHint = true }: { id: MessageId; hasHint?: boolean }) {
  return (
    <Text component="span" size="sm" c="dimmed" className={hasHint ? classes.title : undefined}>
      <FormattedMessage id={id} />
    </Text>
  )
}
