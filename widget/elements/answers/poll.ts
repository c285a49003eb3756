import { ELEMENT_FONT, ELEMENT_STYLES, INTERACTION_LAYOUT } from '@/contract/elements/layout'
import { element } from '../../core/element'
import { fillLines } from '../fillLines'
import type { AnswerKind } from './answerKind'
import { shareOf } from './given'

const { width, padding, rowPadding, rowSize } = INTERACTION_LAYOUT
const ROW = {
  fontName: ELEMENT_FONT,
  fontStyle: ELEMENT_STYLES.row,
  fontSize: rowSize,
  width: width - 2 * (padding + rowPadding),
}

/** A question with ready answers: a button each, then how many chose it. */
export const poll: AnswerKind = {
  form: ({ answers }, _translate, onAnswer, origin) =>
    answers.map((answer) => {
      const words = element('span', { class: 'answer' })
      fillLines(words, answer, { ...ROW, origin })
      // Not by its lines: a long word may go on in the next one.
      const attributes = { type: 'button', class: 'row', 'aria-label': answer }
      const button = element('button', attributes, words)
      button.addEventListener('click', () => onAnswer({ answer }))
      return button
    }),
  result: ({ answers }, { answer: own, result }) =>
    answers.map((answer) => {
      const share = shareOf(result, answer)
      const row = element(
        'div',
        { class: answer === own ? 'row is-own' : 'row' },
        element('span', { class: 'answer' }, answer),
        element('span', { class: 'share' }, `${share}%`),
      )
      row.style.setProperty('--share', `${share}%`)
      return row
    }),
  words: (_interaction, { answer, result }, translate) =>
    translate('widget.answer-poll', { answer, percent: shareOf(result, answer) }),
}
