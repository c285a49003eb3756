import * as v from 'valibot'
import { booleanFormat, jsonFormat, rawValue } from '@/common/store/persist/rawValue'
import { persistSlice, type PersistedSlice } from '@/common/store/persist/persistSlice'
import { toursRestored, toursSlice, type ToursState } from '@/features/tours/toursSlice'
import { interfaceRestored, interfaceSlice, type InterfaceState } from './interfaceSlice'
import type { Store } from '@reduxjs/toolkit'

const interfacePreferences: PersistedSlice<InterfaceState> = {
  slice: interfaceSlice,
  fields: {
    isNavigationFolded: rawValue('vitrina.isNavigationFolded', booleanFormat),
    isCompact: rawValue('vitrina.isCompact', booleanFormat),
  },
  restored: interfaceRestored,
}

/** Under the keys and in the formats of product-rules/screens.md#tours. */
const seenTours: PersistedSlice<ToursState> = {
  slice: toursSlice,
  fields: {
    seenWelcoms: rawValue('seenWelcoms', jsonFormat(v.record(v.string(), v.boolean()))),
    isNotIgnoreWelcoms: rawValue('isNotIgnoreWelcoms', booleanFormat),
  },
  restored: toursRestored,
}

/** Restores the stored slices of this browser, and stores their changes from then on. */
export async function persistSlices(store: Store): Promise<void> {
  await Promise.all([persistSlice(store, interfacePreferences), persistSlice(store, seenTours)])
}
