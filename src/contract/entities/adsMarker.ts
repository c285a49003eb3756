import * as v from 'valibot'
import { LIMITS } from '../limits'

const line = v.pipe(v.string(), v.maxLength(LIMITS.adsLine))
const color = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i))

/** The default colours of a label. */
export const ADS_COLORS = { color: '#211f1d', backgroundColor: '#ffffff' } as const

/** The advertising label of a post. */
export const adsMarkerSchema = v.looseObject({
  id: v.number(),
  isEnabled: v.boolean(),
  info: v.object({
    erid: line,
    advertiser: line,
    inn: line,
    note: v.pipe(v.string(), v.maxLength(LIMITS.adsNote)),
  }),
  customization: v.object({ color, backgroundColor: color }),
})
export type AdsMarker = v.InferOutput<typeof adsMarkerSchema>
