import { lazyWithTexts } from '@/common/i18n/catalogue'

/** The background picker, in the chunk of its tab. */
export const BackgroundPicker = lazyWithTexts(() =>
  import(/* webpackChunkName: "media-tab" */ '@/features/posts/slots/BackgroundPicker').then(
    (module) => module.BackgroundPicker,
  ),
)
