import type { AdsMarker } from '@/contract/entities/adsMarker'
import { AdsFields } from './AdsFields'
import { AdsPreview } from './AdsPreview'

interface AdsLabelProps {
  marker: AdsMarker
  canEdit: boolean
}

/** A label that is switched on: its text, and how shoppers see it. */
export function AdsLabel({ marker, canEdit }: AdsLabelProps) {
  return (
    <>
      <AdsFields marker={marker} canEdit={canEdit} />
      <AdsPreview marker={marker} />
    </>
  )
}
