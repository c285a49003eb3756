import { lazyWithTexts } from '@/common/i18n/lazyWithTexts'
import type { FilterSlots } from '@/features/posts/library/filters/filterSlots'
import { AlbumPicker, SegmentPicker } from '../bulk/lazyPickers'

const AlbumFilterName = lazyWithTexts(() =>
  import(/* webpackChunkName: "library-filters" */ '@/features/albums/slots/AlbumFilterName').then(
    (module) => module.AlbumFilterName,
  ),
)
const SegmentFilterName = lazyWithTexts(() =>
  import(
    /* webpackChunkName: "library-filters" */ '@/features/segments/slots/SegmentFilterName'
  ).then((module) => module.SegmentFilterName),
)

/** The library's filters by album and by segment, each loaded when it is first shown. */
export const libraryFilterSlots: FilterSlots = {
  renderAlbums: ({ value, onChange }) => (
    <AlbumPicker
      value={value}
      onChange={(albums) => {
        onChange(albums.map(({ id }) => id))
      }}
    />
  ),
  renderSegments: ({ onChange, ...props }) => (
    <SegmentPicker
      {...props}
      onChange={(segments) => {
        onChange(segments.map(({ id }) => id))
      }}
    />
  ),
  renderAlbumName: (id) => <AlbumFilterName id={id} />,
  renderSegmentName: (id) => <SegmentFilterName id={id} />,
}
