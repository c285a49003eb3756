/** The first is in the store from the start; the second comes with the palette. */
export { openedSlice } from './openedSlice'
export { foundSlice } from './foundSlice'
