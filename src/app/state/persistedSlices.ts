import { booleanFormat } from '@/common/store/persist/rawFormats'
import { persistSlice, type PersistedSlice } from '@/common/store/persist/persistSlice'
import { rawValue } from '@/common/store/persist/rawValue'
import { interfaceRestored, interfaceSlice, type InterfaceState } from './interfaceSlice'
import type { Store } from '@reduxjs/toolkit'

const interfacePreferences: PersistedSlice<InterfaceState> = {
  slice: interfaceSlice,
  fields: { isNavigationFolded: rawValue('vitrina.isNavigationFolded', booleanFormat) },
  restored: interfaceRestored,
}

/** Gives the store what this browser kept of earlier visits; from then on it keeps what is changed. */
export async function persistSlices(store: Store): Promise<void> {
  await Promise.all([persistSlice(store, interfacePreferences)])
}
