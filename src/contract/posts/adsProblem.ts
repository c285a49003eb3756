import { isBlank } from '@/contract/text/typedText'
import type { AdsMarker } from '@/contract/entities/posts/post'

export type AdsField = keyof AdsMarker['info']

export interface AdsProblem {
  code: 'fill-advertising-fields' | 'only-spaces-error'
  field: AdsField
}

/** In the order of the form. */
const REQUIRED: readonly AdsField[] = ['erid', 'advertiser', 'inn']
const FIELDS: readonly AdsField[] = [...REQUIRED, 'note']

/** The first problem that prevents a post with this label from being saved (product-rules/posts.md#ads-label); null without any. */
export function adsProblem(marker: AdsMarker | null): AdsProblem | null {
  for (const field of FIELDS) {
    const code = marker && adsFieldProblem(marker, field)
    if (code) return { code, field }
  }
  return null
}

/** The problem of one field of a label; null when it is valid. */
export function adsFieldProblem(
  { isEnabled, info }: AdsMarker,
  field: AdsField,
): AdsProblem['code'] | null {
  const value = info[field]
  if (!isEnabled || !isBlank(value)) return null
  if (value !== '') return 'only-spaces-error'
  return REQUIRED.includes(field) ? 'fill-advertising-fields' : null
}
