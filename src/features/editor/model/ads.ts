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

/**
 * Switches the label on or off. A label that was not filled in is removed when it is switched off; a filled one is
 * kept.
 */
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
