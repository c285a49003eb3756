import { lazyWithTexts } from '@/common/i18n/catalogue'

/** The field for a page of the shop; loaded with the code that reads the page. */
export const ShopPageField = lazyWithTexts(() =>
  import(/* webpackChunkName: "shop-page" */ './ShopPageField').then(
    (module) => module.ShopPageField,
  ),
)
