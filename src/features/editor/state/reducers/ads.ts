import { composeId } from '@/common/lib/composeId'
import type { AdsField } from '@/contract/posts/adsProblem'
import type { EditorState } from '@/features/editor/state/editorState'
import { setAdsColor, setAdsInfo, switchAds, type AdsColor } from '@/features/editor/model/ads'
import { stamped, type Stamped } from '@/features/editor/state/actions'
import { applyChange, step } from './editing'

interface AdsInfoTyped {
  field: AdsField
  value: string
}
interface AdsColorChosen {
  part: AdsColor
  color: string
}

/**
 * Changes of the advertising label. All typing into one field is one step of undo, and so is trying values of one
 * colour.
 */
export const adsReducers = {
  adsSwitched: step('ads-changed', switchAds),
  adsInfoTyped: {
    prepare: (typed: AdsInfoTyped) => stamped(typed),
    reducer: (state: EditorState, { payload, meta }: Stamped<AdsInfoTyped>) => {
      applyChange(state, setAdsInfo(payload.field, payload.value), {
        label: 'ads-changed',
        key: composeId('ads', payload.field),
        at: meta.at,
      })
    },
  },
  adsColorChosen: {
    prepare: (chosen: AdsColorChosen) => stamped(chosen),
    reducer: (state: EditorState, { payload, meta }: Stamped<AdsColorChosen>) => {
      applyChange(state, setAdsColor(payload.part, payload.color), {
        label: 'ads-changed',
        key: composeId('ads', payload.part),
        at: meta.at,
      })
    },
  },
}
