/** The first is in the store from the start; the second comes with the palette. */
export { overlaySlice } from './overlaySlice'
export { foundSlice } from './foundSlice'
