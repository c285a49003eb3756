/** Colours and sizes that everything on the stage shares; px of the screen at any zoom. */
export const ACCENT = '#0f766e'
export const HIDDEN_OPACITY = 0.35
export const OUTLINE_WIDTH = 1.5
