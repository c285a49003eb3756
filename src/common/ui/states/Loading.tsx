import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

interface LoadingProps {
  className?: string
  /** The skeleton. */
  children: ReactNode
}

/** A part of a screen that is loading, announced to a screen reader as well. */
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

interface LoadingBlockProps {
  /** px */
  height: number
}

/** Reserves the space of a part of a page whose code is loading. */
export function LoadingBlock({ height }: LoadingBlockProps) {
  return (
    <Loading>
      <Skeleton height={height} />
    </Loading>
  )
}
