import type { ReactNode } from 'react'

/** Choices of records that belong to other slices, above every report. */
export interface ReportSlots {
  renderWidgetFilter: (props: {
    embedIds: readonly string[]
    onChange: (embedIds: string[]) => void
  }) => ReactNode
  renderAlbumFilter: (props: {
    albumIds: readonly number[]
    onChange: (albumIds: number[]) => void
  }) => ReactNode
}
