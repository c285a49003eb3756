import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import classes from './CodeText.module.css'

/**
 * Code that a person copies elsewhere: it keeps its lines, and a keyboard can scroll and select it.
 */
export function CodeText({ label, children }: { label: MessageId; children: ReactNode }) {
  const intl = useIntl()
  return (
    <pre
      className={classes.code}
      tabIndex={0}
      role="region"
      aria-label={intl.formatMessage({ id: label })}
    >
      {children}
    </pre>
  )
}
