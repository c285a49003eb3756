import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import classes from './Steps.module.css'

interface SetupStepsProps {
  label: MessageId
  /** Content above the steps. */
  lead?: ReactNode
  /** Whether the steps are folded until the person opens them, because a connection works already. */
  isFolded: boolean
  /** List items. */
  children: ReactNode
}

/** The steps before a first connection. */
export function SetupSteps({ label, lead, isFolded, children }: SetupStepsProps) {
  const intl = useIntl()
  const steps = (
    <>
      {lead}
      <ol className={classes.steps} aria-label={intl.formatMessage({ id: label })}>
        {children}
      </ol>
    </>
  )
  if (!isFolded) return steps
  return (
    <details className={classes.folded}>
      <summary>
        <FormattedMessage id={label} />
      </summary>
      {steps}
    </details>
  )
}
