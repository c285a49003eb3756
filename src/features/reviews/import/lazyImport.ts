import { lazyWithTexts } from '@/common/i18n/lazyWithTexts'

/** Import of reviews from a file, loaded when it is first opened. */
export const ReviewImport = lazyWithTexts(() =>
  import(/* webpackChunkName: "review-import" */ './ReviewImport').then(
    (module) => module.ReviewImport,
  ),
)
