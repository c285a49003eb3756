import { lazyWithTexts } from '@/common/i18n/catalogue'

/** The pickers of albums and of segments, loaded when one is first shown. */
export const AlbumPicker = lazyWithTexts(() =>
  import(/* webpackChunkName: "album-picker" */ '@/features/albums/slots/AlbumPicker').then(
    (module) => module.AlbumPicker,
  ),
)
export const SegmentPicker = lazyWithTexts(() =>
  import(/* webpackChunkName: "segment-picker" */ '@/features/segments/slots/SegmentPicker').then(
    (module) => module.SegmentPicker,
  ),
)
