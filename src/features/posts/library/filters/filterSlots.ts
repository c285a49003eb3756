import type { ReactNode } from 'react'

interface ChoiceProps {
  /** Ids of the chosen items. */
  value: number[]
  onChange: (ids: number[]) => void
}

interface ProductChoiceProps {
  /** Id of the chosen product. */
  value: number | undefined
  onChange: (id: number | undefined) => void
}

/** Parts that other slices add to the filters of the library; passed in by a page of the app. */
export interface FilterSlots {
  renderAlbums: (props: ChoiceProps) => ReactNode
  renderSegments: (props: ChoiceProps) => ReactNode
  renderProduct: (props: ProductChoiceProps) => ReactNode
  /** Renders the name of a chosen album, even of a deleted one. */
  renderAlbumName: (id: number) => ReactNode
  renderSegmentName: (id: number) => ReactNode
  renderProductName: (id: number) => ReactNode
}
