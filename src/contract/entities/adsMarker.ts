import * as v from 'valibot'

/** The advertising label of a post. */
export const adsMarkerSchema = v.looseObject({
  id: v.number(),
  isEnabled: v.boolean(),
  info: v.object({ erid: v.string(), advertiser: v.string(), inn: v.string(), note: v.string() }),
  customization: v.object({ color: v.string(), backgroundColor: v.string() }),
})
export type AdsMarker = v.InferOutput<typeof adsMarkerSchema>
