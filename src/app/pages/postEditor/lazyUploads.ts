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
