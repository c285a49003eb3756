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
