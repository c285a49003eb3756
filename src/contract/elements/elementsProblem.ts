import { isBlank } from '@/contract/text/typedText'
import type { CallToAction, Interaction, MediaItem } from '@/contract/entities/posts/media'
import { LIMITS } from '../limits'
import { isActionLink, normalizeLink } from '../text/links'
import { ELEMENT_LISTS, type ElementList } from './elementLists'

export type ElementLists = Pick<MediaItem, ElementList>

/** The codes are also ids of messages. */
export type ElementsProblemCode =
  | 'element-text-too-long'
  | 'fill-action'
  | 'fill-answers'
  | 'fill-caption'
  | 'interaction-exists'
  | 'same-answers'
  | 'too-many-elements'
  | 'wrong-action-link'

export interface ElementsProblem {
  code: ElementsProblemCode
  /** The index of the item in the post, from 0. */
  mediaIndex: number
  list: ElementList
  /** The index of the element in its list, from 0. */
  index: number
}

type Found = Omit<ElementsProblem, 'mediaIndex'>

/** How complete the elements of a post must be: a draft may have empty fields. */
export type Readiness = 'draft' | 'published'

/** The first problem that prevents a post with these elements from being saved; null without any. */
export function elementsProblem(
  media: readonly ElementLists[],
  readiness: Readiness = 'published',
): ElementsProblem | null {
  for (const [mediaIndex, item] of media.entries()) {
    const problem = countProblem(item) ?? contentProblem(item, readiness)
    if (problem) return { ...problem, mediaIndex }
  }
  return null
}

function countProblem(item: ElementLists): Found | null {
  const list = ELEMENT_LISTS.find((name) => item[name].length > LIMITS.mediaElements)
  return list ? { code: 'too-many-elements', list, index: LIMITS.mediaElements } : null
}

function contentProblem(
  { callToActions, interactions, textStickers }: ElementLists,
  readiness: Readiness,
): Found | null {
  const isDraft = readiness === 'draft'
  for (const [index, action] of callToActions.entries()) {
    const code = actionFault(action) ?? (isDraft ? null : actionGap(action))
    if (code) return { code, list: 'callToActions', index }
  }
  for (const [index, interaction] of interactions.entries()) {
    const code =
      interactionFault(interaction) ??
      (isDraft ? null : interactionGap(interaction)) ??
      repeatProblem(interactions, index)
    if (code) return { code, list: 'interactions', index }
  }
  const index = textStickers.findIndex(({ text }) => text.length > LIMITS.stickerText)
  return index < 0 ? null : { code: 'element-text-too-long', list: 'textStickers', index }
}

function actionFault({ text, link }: CallToAction): ElementsProblemCode | null {
  if (text.length > LIMITS.actionText) return 'element-text-too-long'
  return link.length > LIMITS.link ? 'wrong-action-link' : null
}

function actionGap({ type, text, link }: CallToAction): ElementsProblemCode | null {
  if (type === 'disabledProductLink') return null
  if (isBlank(text)) return 'fill-action'
  return isActionLink(normalizeLink(link)) ? null : 'wrong-action-link'
}

function interactionFault({
  caption,
  placeholder,
  polls,
  emojis,
}: Interaction): ElementsProblemCode | null {
  // Also counts the options of another type, which an interaction may still contain.
  const isMany = polls.length > LIMITS.pollAnswers.max || emojis.length > LIMITS.sliderEmojis.max
  if (isMany) return 'fill-answers'
  const isLong =
    caption.length > LIMITS.interactionCaption ||
    placeholder.length > LIMITS.interactionPlaceholder ||
    polls.some((answer) => answer.length > LIMITS.pollAnswer) ||
    emojis.some((emoji) => emoji.length > LIMITS.sliderEmoji)
  return isLong ? 'element-text-too-long' : null
}

function interactionGap(interaction: Interaction): ElementsProblemCode | null {
  const { type, caption, polls, emojis } = interaction
  if (isBlank(caption)) return 'fill-caption'
  if (type === 'question') return null
  const answers = offeredAnswers(interaction)
  const { min, max } = type === 'poll' ? LIMITS.pollAnswers : LIMITS.sliderEmojis
  // Answers are distinguished by their text.
  const isRepeated = answers.length < (type === 'poll' ? polls : emojis).filter(isFilledIn).length
  if (isRepeated) return 'same-answers'
  return answers.length >= min && answers.length <= max ? null : 'fill-answers'
}

/** The options of an interaction: the answers of a poll, the emojis of a slider, each once; none for a question. */
export function offeredAnswers({
  type,
  polls,
  emojis,
}: Pick<Interaction, 'type' | 'polls' | 'emojis'>): string[] {
  if (type === 'question') return []
  const answers = (type === 'poll' ? polls : emojis).filter(isFilledIn)
  return [...new Set(answers.map((answer) => answer.trim()))]
}

/**
 * A frame has at most one interaction of a type. Stored answers without an interaction's id are
 * identified by slide and type only, and a slide is shown in one frame.
 */
function repeatProblem(
  interactions: readonly Interaction[],
  index: number,
): ElementsProblemCode | null {
  const { type, view } = interactions[index] ?? {}
  const isRepeated = interactions
    .slice(0, index)
    .some((other) => other.type === type && other.view === view)
  return isRepeated ? 'interaction-exists' : null
}

const isFilledIn = (text: string) => !isBlank(text)
