import type { ReactNode } from 'react'
import type { IdName } from '@/contract/entities/posts/post'

export interface PickerProps {
  /** Ids of the chosen items. */
  value: number[]
  /** Only these can be chosen; all by default. */
  offered?: readonly number[]
  error?: ReactNode
  onChange: (chosen: IdName[]) => void
}

/** The pickers of other slices for the questions of bulk changes. */
export interface BulkPickers {
  renderAlbumPicker: (props: PickerProps) => ReactNode
  renderSegmentPicker: (props: PickerProps) => ReactNode
}
