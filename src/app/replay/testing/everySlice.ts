import { FIRST_SLICES } from '@/app/state/rootReducer'
import { LATE_SLICES } from '@/app/state/lateSlices'
import '@/app/state/endpointModules'

const [, ...first] = FIRST_SLICES

/** Every slice with actions, those of the first screen and the late ones; the API is apart. */
export const EVERY_SLICE = [...first, ...LATE_SLICES] as const
