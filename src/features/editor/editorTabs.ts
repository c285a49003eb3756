/**
 * The tabs of the post editor. The address contains the name of the open one
 * (product-rules/screens.md#post-editor-tabs).
 */
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
