import type { AnswerResult } from '@/contract/widgets/widgetAnswers'
import type { WidgetInteraction } from '@/contract/widgets/widgetElements'
import type { Translate } from '../../../core/texts'

/** The form of one type of interaction, and its result after the answer. */
export interface AnswerKind {
  form(
    interaction: WidgetInteraction,
    translate: Translate,
    onAnswer: (given: Given) => void,
    /** The origin that serves the fonts. */
    origin: string,
  ): HTMLElement[]
  /** The result, which takes the same space as the form. */
  result(
    interaction: WidgetInteraction,
    answered: Answered,
    translate: Translate,
    origin: string,
  ): HTMLElement[]
  /** The result for screen readers. */
  words(interaction: WidgetInteraction, answered: Answered, translate: Translate): string
}

/** A shopper's answer: a text, or an emoji with the percent of its slider. */
export interface Given {
  answer: string
  value?: number
}

/** An answer that the back office has stored, with the results of all shoppers. */
export interface Answered extends Given {
  result: AnswerResult
}

/** The result if this were the very first answer. */
export function firstResult({ answers }: WidgetInteraction, given: Given): AnswerResult {
  return {
    total: 1,
    counts: answers.map((answer) => ({ answer, count: answer === given.answer ? 1 : 0 })),
    average: given.value ?? null,
    given,
  }
}

/** The share of shoppers who chose this answer, as a whole percent. */
export function shareOf({ counts, total }: AnswerResult, answer: string): number {
  const count = counts.find((one) => one.answer === answer)?.count ?? 0
  return total > 0 ? Math.round((count / total) * 100) : 0
}
