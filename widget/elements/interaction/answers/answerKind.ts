import type { WidgetInteraction } from '@/contract/widgets/widgetElements'
import type { Translate } from '../../../core/texts'
import type { Answered, Given } from './given'

/** The form of one type of interaction, and its result after the answer. */
export interface AnswerKind {
  form(
    interaction: WidgetInteraction,
    translate: Translate,
    onAnswer: (given: Given) => void,
    /** Where the fonts are served. */
    origin: string,
  ): HTMLElement[]
  /** The result, in the space of the form. */
  result(
    interaction: WidgetInteraction,
    answered: Answered,
    translate: Translate,
    origin: string,
  ): HTMLElement[]
  /** The result for screen readers. */
  words(interaction: WidgetInteraction, answered: Answered, translate: Translate): string
}
