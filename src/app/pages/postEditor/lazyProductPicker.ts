import { lazyWithTexts } from '@/common/i18n/catalogue'

/** The product search, in the chunk of its tab. */
export const ProductPicker = lazyWithTexts(() =>
  import(/* webpackChunkName: "links-tab" */ '@/features/products/slots/ProductPicker').then(
    (module) => module.ProductPicker,
  ),
)
