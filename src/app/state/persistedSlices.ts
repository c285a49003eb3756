import { booleanFormat, rawValue } from '@/common/store/persist/rawValue'
import { persistSlice, type PersistedSlice } from '@/common/store/persist/persistSlice'
import { interfaceRestored, interfaceSlice, type InterfaceState } from './interfaceSlice'
import type { Store } from '@reduxjs/toolkit'

const interfacePreferences: PersistedSlice<InterfaceState> = {
  slice: interfaceSlice,
  fields: { isNavigationFolded: rawValue('vitrina.isNavigationFolded', booleanFormat) },
  restored: interfaceRestored,
}

/** Restores the stored slices of this browser, and stores their changes from then on. */
export async function persistSlices(store: Store): Promise<void> {
  await Promise.all([persistSlice(store, interfacePreferences)])
}
