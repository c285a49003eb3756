import type { WidgetInteraction } from '@/contract/widgets/widgetElements'
import type { Translate } from '../../../core/texts'
import type { Answered, Given } from './given'

/** How one type of interaction is asked, and what it shows after the answer. */
export interface AnswerKind {
  form(
    interaction: WidgetInteraction,
    translate: Translate,
    onAnswer: (given: Given) => void,
    /** Where the fonts are served. */
    origin: string,
  ): HTMLElement[]
  /** In the room that the form had. */
  result(
    interaction: WidgetInteraction,
    answered: Answered,
    translate: Translate,
    origin: string,
  ): HTMLElement[]
  /** The result for screen readers. */
  words(interaction: WidgetInteraction, answered: Answered, translate: Translate): string
}
