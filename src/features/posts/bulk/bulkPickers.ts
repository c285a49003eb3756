import type { ReactNode } from 'react'
import type { IdName } from '@/contract/entities/post'

export interface PickerProps {
  /** Ids of what is chosen. */
  value: number[]
  /** Only these are to be chosen from; all unless told. */
  offered?: readonly number[]
  error?: ReactNode
  onChange: (chosen: IdName[]) => void
}

/** How the choices of other slices are shown in the questions about many posts. */
export interface BulkPickers {
  renderAlbumPicker: (props: PickerProps) => ReactNode
  renderSegmentPicker: (props: PickerProps) => ReactNode
}
