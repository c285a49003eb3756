import { ActionIcon, Progress } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListeners } from '@/common/store/listening'
import { IconX } from '@/common/ui/icons/icons'
import { FIRST_STEPS } from '@/contract/entities/account/gettingStarted'
import {
  FirstStepItem,
  nextStep,
  type InstallationOf,
} from '@/features/posts/gettingStarted/FirstSteps'
import {
  useCloseGettingStartedMutation,
  useGetGettingStartedQuery,
} from '../gettingStarted/gettingStartedApi'
import { listenForFirstSteps } from '../gettingStarted/gettingStartedListeners'
import classes from '../gettingStarted/GettingStartedPanel.module.css'
import '@mantine/core/styles/Progress.css'

interface GettingStartedPanelProps {
  onAddPost: () => void
  /** Widgets belong to another slice. */
  installationOf: InstallationOf
}

/**
 * The first steps of a new account, above its library; they are ticked automatically, and the panel closes when all are
 * done.
 */
export function GettingStartedPanel({ onAddPost, installationOf }: GettingStartedPanelProps) {
  const intl = useIntl()
  useListeners(listenForFirstSteps)
  const { data } = useGetGettingStartedQuery(undefined, { refetchOnMountOrArgChange: true })
  const [close, { isLoading }] = useCloseGettingStartedMutation()
  // After a failed read the library is shown without the first steps.
  if (!data || data.done.length === FIRST_STEPS.length) return null
  const next = nextStep(FIRST_STEPS, data)
  const counts = { done: data.done.length, total: FIRST_STEPS.length }
  return (
    <section className={classes.panel} aria-labelledby="first-steps">
      <header className={classes.head}>
        <div className={classes.words}>
          <h2 id="first-steps" className={classes.title}>
            <FormattedMessage id="start.title" />{' '}
            <span className={classes.count}>
              <FormattedMessage id="start.text_progress" values={counts} />
            </span>
          </h2>
          <p className={classes.intro}>
            <FormattedMessage id="start.text_intro" />
          </p>
        </div>
        <ActionIcon
          size={44}
          disabled={isLoading}
          aria-label={intl.formatMessage({ id: 'start.action_close' })}
          title={intl.formatMessage({ id: 'start.action_close' })}
          onClick={() => void close()}
        >
          <IconX size={18} />
        </ActionIcon>
      </header>
      <Progress
        size="sm"
        value={(counts.done / counts.total) * 100}
        aria-label={intl.formatMessage({ id: 'start.title' })}
      />
      <ol className={classes.steps}>
        {FIRST_STEPS.map((step) => (
          <FirstStepItem
            key={step}
            step={step}
            facts={data}
            isNext={step === next}
            onAddPost={onAddPost}
            installationOf={installationOf}
          />
        ))}
      </ol>
    </section>
  )
}
