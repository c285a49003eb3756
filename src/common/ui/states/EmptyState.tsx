import { Text, Title, Button } from '@mantine/core'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import classes from './EmptyState.module.css'
import type { EmptySubject } from './EmptyPicture'

const NoPicture = (): ReactNode => null

/** A picture that cannot be fetched is left out without a message. */
const EmptyPicture = lazy<ComponentType<{ subject: EmptySubject }>>(() =>
  import(/* webpackChunkName: "empty-pictures" */ './EmptyPicture').then(
    (module) => ({ default: module.EmptyPicture }),
    () => ({ default: NoPicture }),
  ),
)

interface EmptyStateProps {
  subject: EmptySubject
  title: ReactNode
  /** The purpose of the screen, or why it is empty. */
  children?: ReactNode
  /** The next step that the screen offers. */
  action?: ReactNode
  /** The level of its heading: 1 where the page shows nothing else. */
  order?: 1 | 2
}

/** A list or screen with nothing in it, or in which nothing was found: a picture, the reason, and one next step. */
export function EmptyState({ subject, title, children, action, order = 2 }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <div className={classes.picture}>
        <Suspense>
          <EmptyPicture subject={subject} />
        </Suspense>
      </div>
      <Title order={order} size="h2">
        {title}
      </Title>
      {children && (
        <Text size="sm" c="dimmed" className={classes.words}>
          {children}
        </Text>
      )}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}

/** An empty result of search and filters, with a button that resets them. */
export function NothingFound({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      subject="search"
      title={<FormattedMessage id="common.title_nothing-found" />}
      action={
        <Button variant="default" onClick={onReset}>
          <FormattedMessage id="common.action_reset-filters" />
        </Button>
      }
    >
      <FormattedMessage id="common.text_nothing-found" />
    </EmptyState>
  )
}
