import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

interface LoadingProps {
  className?: string
  /** The shape of what is on its way. */
  children: ReactNode
}

/** A place whose content is on its way, told to a screen reader as well. */
export function Loading({ className, children }: LoadingProps) {
  const intl = useIntl()
  return (
    <div
      className={className}
      role="status"
      aria-busy
      aria-label={intl.formatMessage({ id: 'common.label_loading' })}
    >
      {children}
    </div>
  )
}
