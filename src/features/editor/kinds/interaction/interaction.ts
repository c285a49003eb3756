import type { MessageId } from '@/common/i18n/messages'
import { IconMoodSmile } from '@/common/ui/icons/icons'
import { SLIDER_EMOJIS } from '@/contract/elements/styles'
import { interactionSchema, type InteractionType } from '@/contract/entities/posts/media'
import { measureText } from '@/features/editor/canvas/measure/measureText'
import type { PlacedKind } from '@/features/editor/kinds/ElementKind'
import { scaled, scaledBy, startOn } from '@/features/editor/kinds/scaled'
import { type InteractionFacts, interactionRules } from './interactionRules'
import { layoutInteraction } from './layoutInteraction'

/** The distance from the top in percent. At its position a type covers neither another type nor a product's marker. */
const TOP: Record<InteractionType, number> = { emoji: 6, question: 28, poll: 56 }

/** The rules and the look of a poll, a question or an emoji slider. */
export const interaction: PlacedKind<InteractionFacts> = {
  ...interactionRules,
  schema: interactionSchema,
  tab: 'interaction',
  icon: IconMoodSmile,
  nameOf: ({ data }) => ({ kind: INTERACTION_TEXTS[data.type], words: data.caption }),

  ...scaled<InteractionFacts>(interactionRules.constrain),
  naturalSize: ({ data }) => layoutInteraction(data, measureText),

  start: ({ type, placeholder, polls }, frame) => ({
    ...startOn(frame),
    x: frame === 'square' ? 28 : 11,
    y: TOP[type],
    type,
    caption: '',
    placeholder,
    emojis: type === 'emoji' ? [SLIDER_EMOJIS[0]] : [],
    polls,
    backgroundColor: '#0f766e',
    scale: 100,
    isAlreadySaved: false,
  }),
  startSize: () => null,
  isRemovable: true,
  copyFailure: () => null,
  wordsOf: () => '',
  // Answers are assigned by type and slide.
  onlyOneOf: ({ type }) => type,
  // A shopper's answers are not copied.
  copied: (data) => ({ ...data, id: undefined, isAlreadySaved: false }),
  narrowed: scaledBy,

  loadObject: () =>
    import(/* webpackChunkName: "canvas" */ './InteractionObject').then(
      ({ InteractionObject }) => InteractionObject,
    ),
  loadPanel: () =>
    import(/* webpackChunkName: "element-tabs" */ './InteractionPanel').then(
      ({ interactionPanel }) => interactionPanel,
    ),
}

const INTERACTION_TEXTS: Record<InteractionType, MessageId> = {
  poll: 'elements.kind_poll',
  question: 'elements.kind_question',
  emoji: 'elements.kind_emoji',
}
