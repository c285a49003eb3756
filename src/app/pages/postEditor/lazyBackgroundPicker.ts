import { lazyWithTexts } from '@/common/i18n/lazyWithTexts'

/** The backgrounds, in the chunk of the tab that they stand in. */
export const BackgroundPicker = lazyWithTexts(() =>
  import(/* webpackChunkName: "media-tab" */ '@/features/posts/slots/BackgroundPicker').then(
    (module) => module.BackgroundPicker,
  ),
)
