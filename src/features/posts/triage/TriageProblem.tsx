import { Alert, Button, Group } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { FailureWords } from '@/common/ui/states/FailureWords'
import classes from './Triage.module.css'
import { PUBLISH_ID } from './TriageBar'
import { authorAsked, selectTriage, triageSettingsOpened } from './triageSlice'
import type { TriageActs } from './useTriageActs'

/** Why the last act on this post was refused, and the question about its author. */
export function TriageProblem({ acts }: { acts: TriageActs }) {
  const dispatch = useAppDispatch()
  const { problems, question } = useAppSelector(selectTriage)
  const { id } = acts
  const problem = id === undefined ? undefined : problems[id]
  if (id !== undefined && question === id) return <AuthorQuestion acts={acts} />
  if (!problem) return null
  return (
    <Alert color="red" variant="light">
      <FailureWords message={problem} />
      {'id' in problem && problem.id === 'triage.alert_needs-album' && (
        <Group mt="xs">
          <Button size="xs" variant="default" onClick={() => dispatch(triageSettingsOpened(true))}>
            <FormattedMessage id="triage.action_settings" />
          </Button>
        </Group>
      )}
    </Alert>
  )
}

function AuthorQuestion({ acts: { publish, mayAsk } }: { acts: TriageActs }) {
  const dispatch = useAppDispatch()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    first.current?.focus()
    return () => {
      document.getElementById(PUBLISH_ID)?.focus()
    }
  }, [])
  return (
    <div className={classes.question} role="group" aria-labelledby="triage-question">
      <p id="triage-question">
        <FormattedMessage id="publishing.alert_not-approved" />
      </p>
      <Group gap="xs">
        <Button
          ref={first}
          onClick={() => {
            publish(mayAsk ? { asksAuthors: true } : {})
          }}
        >
          <FormattedMessage
            id={mayAsk ? 'publishing.action_publish-and-ask' : 'triage.action_publish'}
          />
        </Button>
        {mayAsk && (
          <Button
            variant="default"
            onClick={() => {
              publish({ asksAuthors: false })
            }}
          >
            <FormattedMessage id="publishing.action_publish-without" />
          </Button>
        )}
        <Button variant="subtle" onClick={() => dispatch(authorAsked(null))}>
          <FormattedMessage id="common.action_cancel" />
        </Button>
      </Group>
    </div>
  )
}
