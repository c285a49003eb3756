import * as v from 'valibot'
import { ADS_COLORS, adsMarkerSchema, type AdsMarker } from '@/contract/entities/adsMarker'
import { LIMITS } from '@/contract/limits'
import { cutText } from '@/contract/text/cutText'
import { readJson } from '../../db/readJson'

const { customization } = adsMarkerSchema.entries
const within = (limit: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => cutText(text, limit)),
  )
const line = within(LIMITS.adsLine)

/** Old labels were stored before their texts and colours had limits. */
const storedSchema = v.looseObject({
  ...adsMarkerSchema.entries,
  info: v.object({ erid: line, advertiser: line, inn: line, note: within(LIMITS.adsNote) }),
  customization: v.object({
    color: v.fallback(customization.entries.color, ADS_COLORS.color),
    backgroundColor: v.fallback(customization.entries.backgroundColor, ADS_COLORS.backgroundColor),
  }),
})

/** Reads a stored label; fits an old one into the current limits, so that its post can be read and saved. */
export const readAdsMarker = (text: string | null): AdsMarker | null =>
  text === null ? null : readJson(storedSchema, text)
