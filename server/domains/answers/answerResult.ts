import type { InteractionType } from '@/contract/entities/media'
import type { AnswerResult } from '@/contract/widgets/widgetAnswers'
import { answerSummary } from './answerSummary'
import type { Answers } from './interactionAnswers'

/** Shoppers' answers to an interaction with these options; other answers are left out. A question has no options. */
export async function answerResult(
  given: Answers,
  type: InteractionType,
  offered: readonly string[],
): Promise<Omit<AnswerResult, 'given'>> {
  const counted = type === 'question' ? given : given.where('answer', 'in', offered)
  const { total, average, counts } = await answerSummary(counted, type)
  const countOf = (answer: string) => counts.find((one) => one.answer === answer)?.count ?? 0
  return { total, average, counts: offered.map((answer) => ({ answer, count: countOf(answer) })) }
}
