import type { WidgetInteraction } from '@/contract/widgets/widgetElements'
import { shopperStorage } from '../../../core/shopperStorage'
import type { SlidePlace } from '../../elementsChunk'
import type { Answered } from './given'
import { isAnswered } from './isAnswered'

const KEY = 'vitrina-answers'
/** The newest are kept. */
const MOST = 200

/** The answers of this browser, by the interaction, or by its position when it has no id. */
type Memory = [place: string, answered: Answered][]

/** Where nothing may be stored: those of the page. */
let ofPage: Memory = []

const placeOf = ({ postId, mediaId }: SlidePlace, { id, type }: WidgetInteraction) =>
  `${postId}.${id ?? `${mediaId}.${type}`}`

/** The previous answer, unless it can no longer be chosen. */
export function recalled(slide: SlidePlace, interaction: WidgetInteraction): Answered | null {
  const place = placeOf(slide, interaction)
  const answered = readMemory().find(([known]) => known === place)?.[1]
  if (!answered) return null
  const { type, answers } = interaction
  return type === 'question' || answers.includes(answered.answer) ? answered : null
}

export function remember(
  slide: SlidePlace,
  interaction: WidgetInteraction,
  answered: Answered,
): void {
  const place = placeOf(slide, interaction)
  const others = readMemory().filter(([known]) => known !== place)
  const answers: Memory = [...others, [place, answered]]
  try {
    shopperStorage().setItem(KEY, JSON.stringify(answers.slice(-MOST)))
  } catch {
    ofPage = answers
  }
}

function readMemory(): Memory {
  let text: string | null
  try {
    text = shopperStorage().getItem(KEY)
  } catch {
    return ofPage
  }
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is Memory[number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && isAnswered(entry[1])
}
