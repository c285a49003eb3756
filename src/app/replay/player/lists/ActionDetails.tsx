import { Alert, Button, Code, Text, Title } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import '@mantine/core/styles/Code.css'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import classes from './ActionDetails.module.css'
import { NoteEditor } from './NoteEditor'
import { entryText } from './recordRows'
import { usePlayer } from '../playerSlice'

/** Characters of an action that are shown at once: an answer may contain hundreds of posts. */
const SHOWN_LENGTH = 20_000

/** The current action, what the console had after it, and what it changed in the state: each value before and after. */
export function ActionDetails() {
  const { moment, index, entries } = usePlayer()
  if (!moment) return null
  const logged = entries.filter((entry) => entry.index === index)
  const { action, changed, error } = moment
  return (
    <div className={classes.details}>
      <NoteEditor />
      {error && (
        <Alert color="red" role="alert" title={<FormattedMessage id="replay.alert_step-failed" />}>
          {error}
        </Alert>
      )}
      {logged.length > 0 && (
        <>
          <Title order={2} size="h6">
            <FormattedMessage id="replay.label_console" />
          </Title>
          {logged.map(({ at, places, ...entry }, order) => (
            <Code key={`${at} ${order}`} block className={classes.logged} tabIndex={0}>
              {[entryText(entry), ...places].join('\n')}
            </Code>
          ))}
        </>
      )}
      <Title order={2} size="h6">
        <FormattedMessage id="replay.title_changed" />
      </Title>
      {changed.length === 0 ? (
        <Text size="xs" c="dimmed">
          <FormattedMessage id="replay.text_unchanged" />
        </Text>
      ) : (
        <dl className={classes.changed}>
          {changed.map(({ path, before, after }) => (
            <div key={path}>
              <dt>{path}</dt>
              <dd>
                <del>{before}</del> <ins>{after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Title order={2} size="h6">
        <FormattedMessage id="replay.title_action" />
      </Title>
      <ActionText key={index} text={action} />
    </div>
  )
}

function ActionText({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(text.length <= SHOWN_LENGTH)
  return (
    <>
      <Code block className={classes.action} tabIndex={0}>
        {isWhole ? text : `${text.slice(0, SHOWN_LENGTH)}…`}
      </Code>
      {!isWhole && (
        <Button
          size="compact-sm"
          variant="light"
          className={classes.whole ?? ''}
          onClick={() => {
            setWhole(true)
          }}
        >
          <FormattedMessage id="replay.action_show-whole" values={{ count: text.length }} />
        </Button>
      )}
    </>
  )
}
