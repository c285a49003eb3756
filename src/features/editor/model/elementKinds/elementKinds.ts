import type { ElementKindName } from '../types'
import { productMarker } from './productMarker'

/** Every kind of element; a kind that is forgotten here does not compile. */
export const elementKinds = { productMarker } satisfies Record<ElementKindName, unknown>
