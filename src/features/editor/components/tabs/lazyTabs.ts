import { lazyWithTexts } from '@/common/i18n/lazyWithTexts'

/** What stands in tabs that are opened later, fetched with the first of them. */
const elementTabs = () => import(/* webpackChunkName: "element-tabs" */ './ElementTabs')

export const ActionTab = lazyWithTexts(() => elementTabs().then((module) => module.ActionTab))
export const InteractionTab = lazyWithTexts(() =>
  elementTabs().then((module) => module.InteractionTab),
)
export const TextTab = lazyWithTexts(() => elementTabs().then((module) => module.TextTab))
export const ElementInspector = lazyWithTexts(() =>
  import(/* webpackChunkName: "element-tabs" */ '../elements/ElementInspector').then(
    (module) => module.ElementInspector,
  ),
)
export const MediaSection = lazyWithTexts(() =>
  import(/* webpackChunkName: "media-tab" */ '../media/MediaSection').then(
    (module) => module.MediaSection,
  ),
)
export const PostPreview = lazyWithTexts(() =>
  import(/* webpackChunkName: "post-preview" */ '../preview/PostPreview').then(
    (module) => module.PostPreview,
  ),
)
export const ProductMarks = lazyWithTexts(() =>
  import(/* webpackChunkName: "links-tab" */ '../links/ProductMarks').then(
    (module) => module.ProductMarks,
  ),
)
