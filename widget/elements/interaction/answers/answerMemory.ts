import type { AnswerResult, WidgetAnswer } from '@/contract/widgets/widgetAnswers'
import type { WidgetInteraction } from '@/contract/widgets/widgetElements'
import { has, isList, isNumber, isText, orAbsent, orNull } from '../../../core/payload/checks'
import { shopperStorage } from '../../../core/shopperStorage'
import type { SlidePlace } from '../../elementsChunk'
import type { Answered } from './answerKind'

const KEY = 'vitrina-answers'
/** Maximum number of stored answers; the newest ones are kept. */
const MOST = 200

/** The answers of this browser, by the interaction's post and id, or by its slide and type when it has no id. */
type Memory = [place: string, answered: Answered][]

/** The answers of this page, where the browser may store nothing. */
let ofPage: Memory = []

const placeOf = ({ postId, mediaId }: SlidePlace, { id, type }: WidgetInteraction) =>
  `${postId}.${id ?? `${mediaId}.${type}`}`

/** The stored answer to an interactive, unless it can no longer be chosen. */
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

const givenShape = { answer: isText, value: orAbsent(isNumber) }
const resultShape = has({
  given: has(givenShape),
  total: isNumber,
  counts: isList(has({ answer: isText, count: isNumber })),
  average: orNull(isNumber),
})
const answeredShape = has({ ...givenShape, result: resultShape })

/** Whether the back office's response is valid. */
const isAnswerResult = (value: unknown): value is AnswerResult => resultShape(value)

/** Whether a stored value is an answer. */
const isAnswered = (value: unknown): value is Answered => answeredShape(value)

/**
 * Sends an answer; throws when no valid response arrived. A text body keeps the request a simple one, without a
 * preflight.
 */
export async function sendAnswer(url: string, answer: WidgetAnswer): Promise<AnswerResult> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(answer),
    headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
    credentials: 'omit',
  })
  const result: unknown = response.ok ? await response.json() : null
  if (!isAnswerResult(result)) throw new Error(`The answer was met with ${response.status}`)
  return result
}
