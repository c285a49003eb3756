import { Skeleton } from '@mantine/core'
import { Loading } from './Loading'

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
