import { Skeleton } from '@mantine/core'
import { Loading } from './Loading'

interface LoadingBlockProps {
  /** px */
  height: number
}

/** Keeps the room of a part of a page whose code is on its way. */
export function LoadingBlock({ height }: LoadingBlockProps) {
  return (
    <Loading>
      <Skeleton height={height} />
    </Loading>
  )
}
