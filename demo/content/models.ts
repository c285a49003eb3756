/** The widget of a vase's 3D model. */
export const VASE_WIDGET = 'demo-vase'

/** Products that the shop also shows as a 3D model: the widget by SKU. */
export const MODEL_WIDGETS: Readonly<Record<string, string>> = { 'VZ-201': VASE_WIDGET }
