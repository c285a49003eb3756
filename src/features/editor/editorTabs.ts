import type { ElementKindName } from './model/types'

/** The tabs of the post editor; the address names the open one (product-rules/screens.md#post-editor-tabs). */
export const EDITOR_TABS = [
  'post',
  'media',
  'links',
  'interaction',
  'action',
  'text',
  'analytic',
  'products',
] as const
export type EditorTab = (typeof EDITOR_TABS)[number]

/** The tab that each kind of element is set up in. */
export const TAB_OF_KIND: Record<ElementKindName, EditorTab> = {
  productMarker: 'links',
  productImage: 'links',
  interaction: 'interaction',
  callToAction: 'action',
  textSticker: 'text',
  pictureSticker: 'text',
}
