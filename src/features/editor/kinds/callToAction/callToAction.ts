import { IconClick } from '@/common/ui/icons/icons'
import { ACTION_STYLES } from '@/contract/elements/styles'
import { callToActionSchema } from '@/contract/entities/posts/media'
import { measureText } from '../../canvas/measure/measureText'
import type { PlacedKind } from '@/features/editor/kinds/ElementKind'
import { scaled, scaledBy, startOn } from '../scaled'
import { type ActionFacts, callToActionRules } from './callToActionRules'
import { ACTION_TEXTS, layoutAction } from './actionLook'

/** The rules and the look of a call to action: a button, a link, or the name of a product without a link. */
export const callToAction: PlacedKind<ActionFacts> = {
  ...callToActionRules,
  schema: callToActionSchema,
  tab: 'action',
  icon: IconClick,
  nameOf: ({ data }) => ({ kind: ACTION_TEXTS[data.type], words: data.text }),

  ...scaled<ActionFacts>(callToActionRules.constrain),
  naturalSize: ({ data }) => layoutAction(data, measureText),

  start: ({ text }, frame) => ({
    ...startOn(frame),
    x: 35,
    y: 85,
    type: 'button',
    text,
    link: '',
    ...ACTION_STYLES.white,
    scale: 100,
  }),
  startSize: () => null,
  isRemovable: true,
  copyFailure: ({ data }) => (data.type === 'disabledProductLink' ? 'product-widget' : null),
  wordsOf: () => '',
  onlyOneOf: () => null,
  copied: (data) => data,
  narrowed: scaledBy,

  loadObject: () =>
    import(/* webpackChunkName: "canvas" */ './ActionObject').then(
      ({ ActionObject }) => ActionObject,
    ),
  loadPanel: () =>
    import(/* webpackChunkName: "element-tabs" */ './ActionPanel').then(
      ({ actionPanel }) => actionPanel,
    ),
}
