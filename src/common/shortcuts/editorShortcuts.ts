import type { Shortcuts } from './shortcut'

/** In the editor of a post, besides saving and the way to its neighbours. */
export const EDITOR_KEYS = {
  undo: { label: 'editor.action_undo', keys: ['Ctrl+Z'] },
  redo: { label: 'editor.action_redo', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'] },
} as const satisfies Shortcuts

/** On the elements of a frame. The browser itself turns the first three into events of the clipboard. */
export const ELEMENT_KEYS = {
  cut: { label: 'elements.action_cut', keys: ['Ctrl+X'] },
  copy: { label: 'elements.action_copy', keys: ['Ctrl+C'] },
  paste: { label: 'elements.action_paste', keys: ['Ctrl+V'] },
  selectAll: { label: 'elements.action_select-all', keys: ['Ctrl+A'] },
  duplicate: { label: 'elements.action_duplicate', keys: ['Ctrl+D'] },
  toFront: { label: 'elements.action_to-front', keys: ['Shift+BracketRight'] },
  forward: { label: 'elements.action_forward', keys: ['BracketRight'] },
  backward: { label: 'elements.action_backward', keys: ['BracketLeft'] },
  toBack: { label: 'elements.action_to-back', keys: ['Shift+BracketLeft'] },
  remove: { label: 'elements.action_remove', keys: ['Delete', 'Backspace'] },
  nudge: { label: 'shortcuts.text_nudge', keys: ['Arrows'] },
  nudgeFar: { label: 'shortcuts.text_nudge-far', keys: ['Shift+Arrows'] },
  editText: { label: 'shortcuts.text_edit-text', keys: ['Enter'] },
  clear: { label: 'shortcuts.text_clear', keys: ['Escape'] },
} as const satisfies Shortcuts

/** The zoom of the frame. */
export const ZOOM_KEYS = {
  zoomIn: { label: 'stage.action_zoom-in', keys: ['+', '='] },
  zoomOut: { label: 'stage.action_zoom-out', keys: ['-'] },
  showAll: { label: 'stage.action_show-all', keys: ['0'] },
  pan: { label: 'shortcuts.text_pan', keys: ['Space'] },
} as const satisfies Shortcuts
