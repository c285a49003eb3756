import { lazyWithTexts } from '@/common/i18n/catalogue'

/** The uploads into an open post, loaded when one is first shown. */
export const SlideUpload = lazyWithTexts(() =>
  import(/* webpackChunkName: "slide-upload" */ '@/features/posts/slots/EditorUploads').then(
    (module) => module.SlideUpload,
  ),
)
export const SlideReplacement = lazyWithTexts(() =>
  import(/* webpackChunkName: "slide-upload" */ '@/features/posts/slots/EditorUploads').then(
    (module) => module.SlideReplacement,
  ),
)
export const StickerUpload = lazyWithTexts(() =>
  import(/* webpackChunkName: "slide-upload" */ '@/features/posts/slots/EditorUploads').then(
    (module) => module.StickerUpload,
  ),
)
export const FilesOntoEditor = lazyWithTexts(() =>
  import(/* webpackChunkName: "slide-upload" */ '@/features/posts/slots/FilesOntoEditor').then(
    (module) => module.FilesOntoEditor,
  ),
)

/** The background picker, in the chunk of its tab. */
export const BackgroundPicker = lazyWithTexts(() =>
  import(/* webpackChunkName: "media-tab" */ '@/features/posts/slots/BackgroundPicker').then(
    (module) => module.BackgroundPicker,
  ),
)

/** The product search, in the chunk of its tab. */
export const ProductPicker = lazyWithTexts(() =>
  import(/* webpackChunkName: "links-tab" */ '@/features/products/slots/ProductPicker').then(
    (module) => module.ProductPicker,
  ),
)
