import type { AdsField } from '@/contract/posts/adsProblem'
import { ADS_COLORS, type AdsMarker } from '@/contract/entities/posts/post'
import type { Change } from './post'

/** One of the two colours that the label is drawn in. */
export type AdsColor = keyof AdsMarker['customization']

export const NEW_ADS_MARKER: AdsMarker = {
  id: 0,
  isEnabled: true,
  info: { erid: '', advertiser: '', inn: '', note: '' },
  customization: ADS_COLORS,
}

/** A label that was only switched on and off again is removed; one that was filled in is kept. */
export function switchAds(isEnabled: boolean): Change {
  return (document) => {
    const { adsMarker } = document
    if (!isEnabled && adsMarker && isUntouched(adsMarker)) document.adsMarker = null
    else if (adsMarker) adsMarker.isEnabled = isEnabled
    else if (isEnabled) document.adsMarker = NEW_ADS_MARKER
  }
}

export function setAdsInfo(field: AdsField, value: string): Change {
  return ({ adsMarker }) => {
    if (adsMarker) adsMarker.info[field] = value
  }
}

export function setAdsColor(part: AdsColor, color: string): Change {
  return ({ adsMarker }) => {
    if (adsMarker) adsMarker.customization[part] = color
  }
}

function isUntouched({ id, info }: AdsMarker): boolean {
  return id === NEW_ADS_MARKER.id && Object.values(info).every((value) => value === '')
}
