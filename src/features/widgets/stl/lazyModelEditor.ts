import { lazyWithTexts } from '@/common/i18n/catalogue'

/** The editor's parts for 3D models with their uploads, loaded when one is first shown. */
export const ModelFields = lazyWithTexts(() =>
  import(/* webpackChunkName: "model-editor" */ './ModelFields').then(
    (module) => module.ModelFields,
  ),
)
export const SeenActions = lazyWithTexts(() =>
  import(/* webpackChunkName: "model-editor" */ './SeenActions').then(
    (module) => module.SeenActions,
  ),
)
