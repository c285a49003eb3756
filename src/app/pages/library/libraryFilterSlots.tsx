import { lazyWithTexts } from '@/common/i18n/catalogue'
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
const ProductFilterName = lazyWithTexts(() =>
  import(
    /* webpackChunkName: "library-filters" */ '@/features/products/slots/ProductFilterName'
  ).then((module) => module.ProductFilterName),
)
const ProductFilterField = lazyWithTexts(() =>
  import(
    /* webpackChunkName: "library-filter-panel" */ '@/features/products/slots/ProductFilterField'
  ).then((module) => module.ProductFilterField),
)

/** The library's filters by album, segment and product, each loaded when it is first shown. */
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
  renderProduct: (props) => <ProductFilterField {...props} />,
  renderAlbumName: (id) => <AlbumFilterName id={id} />,
  renderSegmentName: (id) => <SegmentFilterName id={id} />,
  renderProductName: (id) => <ProductFilterName id={id} />,
}
