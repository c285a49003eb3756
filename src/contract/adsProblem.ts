import type { AdsMarker } from './entities/adsMarker'

export type AdsField = keyof AdsMarker['info']

export interface AdsProblem {
  code: 'fill-advertising-fields' | 'only-spaces-error'
  field: AdsField
}

/** In the order of the form. */
const REQUIRED: readonly AdsField[] = ['erid', 'advertiser', 'inn']
const FIELDS: readonly AdsField[] = [...REQUIRED, 'note']

/** Section 5: the first thing that keeps a post with this label from being saved; null when it may be. */
export function adsProblem(marker: AdsMarker | null): AdsProblem | null {
  if (!marker?.isEnabled) return null
  for (const field of FIELDS) {
    const value = marker.info[field]
    if (value === '' && REQUIRED.includes(field)) return { code: 'fill-advertising-fields', field }
    if (value !== '' && value.trim() === '') return { code: 'only-spaces-error', field }
  }
  return null
}
