import { ActionIcon, Anchor, Button, Progress, Text } from '@mantine/core'
import '@mantine/core/styles/Progress.css'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useMessage } from '@/common/i18n/messages'
import { TRIAGE_KEYS } from '@/common/shortcuts/triageShortcuts'
import { PATHS } from '@/common/routing/paths'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconArrowBackUp, IconX } from '@/common/ui/icons/icons'
import classes from './Triage.module.css'
import { savingResumed, selectTriage, undone } from './triageSlice'

interface TriageHeadProps {
  /** The address of the list in the library, after its `?`. */
  search: string
  /** Whether there are posts to be counted. */
  isCounted: boolean
}

/** How far the person is, what is still to be saved, the undo, and the way back to the list. */
export function TriageHead({ search, isCounted }: TriageHeadProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { ids, position, acts } = useAppSelector(selectTriage)
  const done = Math.min(position, ids.length)
  const number = Math.min(position + 1, ids.length)
  const undo = intl.formatMessage({ id: 'triage.action_undo' })
  return (
    <header className={classes.head}>
      <ActionIcon
        component={Link}
        to={{ pathname: PATHS.home, search }}
        size={44}
        aria-label={intl.formatMessage({ id: 'triage.action_leave' })}
        title={intl.formatMessage({ id: 'triage.action_leave' })}
        aria-keyshortcuts="Escape"
      >
        <IconX size={20} />
      </ActionIcon>
      <h1 className={classes.title}>
        <FormattedMessage id="triage.title" />
      </h1>
      {isCounted && (
        <>
          <Text size="sm" className={classes.count ?? ''}>
            <FormattedMessage id="triage.text_progress" values={{ number, total: ids.length }} />
          </Text>
          <Progress
            className={classes.progress ?? ''}
            value={(done / ids.length) * 100}
            aria-label={intl.formatMessage({ id: 'triage.label_progress' })}
          />
        </>
      )}
      <SavingState />
      <ActionIcon
        size={44}
        aria-label={undo}
        title={`${undo} · U`}
        aria-keyshortcuts={TRIAGE_KEYS.undo.keys.join(' ').replace('Ctrl', 'Control')}
        data-disabled={acts.length === 0 || undefined}
        aria-disabled={acts.length === 0}
        onClick={() => dispatch(undone())}
      >
        <IconArrowBackUp size={20} />
      </ActionIcon>
    </header>
  )
}

/** Whether everything is saved; a pause shows its reason and can be ended. */
function SavingState() {
  const words = useMessage()
  const dispatch = useAppDispatch()
  const { jobs, pause, acts, isSaving } = useAppSelector(selectTriage)
  const count = jobs.length
  if (pause) {
    return (
      <div className={classes.pause}>
        <Text size="sm" c="var(--mantine-color-error)">
          {words(pause)} <FormattedMessage id="triage.text_unsaved" values={{ count }} />
        </Text>
        <Button
          size="xs"
          variant="default"
          loading={isSaving}
          onClick={() => dispatch(savingResumed())}
        >
          <FormattedMessage id="common.action_retry" />
        </Button>
      </div>
    )
  }
  if (acts.length === 0 && count === 0) return <span className={classes.saving} />
  return (
    <Text size="sm" c="dimmed" className={classes.saving ?? ''}>
      {count > 0 ? (
        <FormattedMessage id="triage.text_saving" values={{ count }} />
      ) : (
        <FormattedMessage id="triage.text_saved" />
      )}
    </Text>
  )
}

/** The end of a list: what became of its posts. */
export function TriageEnd({ search, ...summary }: { search: string } & TriageEndProps) {
  const dispatch = useAppDispatch()
  const { published, sorted, deleted, skipped, hasMore } = summary
  return (
    <section className={classes.end}>
      <h2 className={classes.endTitle}>
        <FormattedMessage id="triage.title_end" />
      </h2>
      <ul className={classes.summary}>
        <li>
          <FormattedMessage id="triage.count_published" values={{ count: published }} />
        </li>
        <li>
          <FormattedMessage id="triage.count_sorted" values={{ count: sorted }} />
        </li>
        <li>
          <FormattedMessage id="triage.count_deleted" values={{ count: deleted }} />
        </li>
        <li>
          <FormattedMessage id="triage.count_skipped" values={{ count: skipped }} />
        </li>
      </ul>
      {hasMore && (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="triage.text_more" />
        </Text>
      )}
      <div className={classes.endActs}>
        <Button component={Link} to={{ pathname: PATHS.home, search }}>
          <FormattedMessage id="triage.action_leave" />
        </Button>
        {skipped > 0 && (
          <Button variant="default" onClick={summary.onSkipped}>
            <FormattedMessage id="triage.action_skipped" />
          </Button>
        )}
        <Anchor
          component="button"
          type="button"
          size="sm"
          className={classes.link ?? ''}
          onClick={() => dispatch(undone())}
        >
          <FormattedMessage id="triage.action_undo" />
        </Anchor>
      </div>
    </section>
  )
}

interface TriageEndProps {
  published: number
  sorted: number
  deleted: number
  skipped: number
  /** Whether the list is longer than what was sorted out at once. */
  hasMore: boolean
  onSkipped: () => void
}
