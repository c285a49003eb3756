import type { ReactNode } from 'react'

interface ChoiceProps {
  /** Ids of what is chosen. */
  value: number[]
  onChange: (ids: number[]) => void
}

/** What other slices bring to the filters of the library; handed in by a page of the app. */
export interface FilterSlots {
  renderAlbums: (props: ChoiceProps) => ReactNode
  renderSegments: (props: ChoiceProps) => ReactNode
  /** Words for one of those that were chosen, also when it is no more. */
  renderAlbumName: (id: number) => ReactNode
  renderSegmentName: (id: number) => ReactNode
}
