import { ELEMENT_FONT, ELEMENT_STYLES, INTERACTION_LAYOUT } from '@/contract/elements/layout'
import { element } from '../../../core/element'
import { fillLines } from '../../texts'
import { type AnswerKind, shareOf } from './answerKind'

const { width, padding, rowPadding, rowSize, shareWidth } = INTERACTION_LAYOUT
const ROW = {
  fontName: ELEMENT_FONT,
  fontStyle: ELEMENT_STYLES.row,
  fontSize: rowSize,
  width: width - 2 * (padding + rowPadding) - shareWidth,
}

/** A question with options: a button for each option, then the share of shoppers who chose it. */
export const poll: AnswerKind = {
  form: ({ answers }, _translate, onAnswer, origin) =>
    answers.map((answer) => {
      // The accessible name has no line breaks, because the visible lines may even break a long word.
      const attributes = { type: 'button', class: 'row', 'aria-label': answer }
      const button = element('button', attributes, wordsOf(answer, origin))
      button.addEventListener('click', () => onAnswer({ answer }))
      return button
    }),
  // The result has the same line breaks as the form, so that the card keeps its size.
  result: ({ answers }, { answer: own, result }, _translate, origin) =>
    answers.map((answer) => {
      const share = shareOf(result, answer)
      const row = element(
        'div',
        { class: answer === own ? 'row is-own' : 'row' },
        wordsOf(answer, origin),
        element('span', { class: 'share' }, `${share}%`),
      )
      row.style.setProperty('--share', `${share}%`)
      return row
    }),
  words: (_interaction, { answer, result }, translate) =>
    translate('widget.answer-poll', { answer, percent: shareOf(result, answer) }),
}

function wordsOf(answer: string, origin: string): HTMLElement {
  const words = element('span', { class: 'answer' })
  fillLines(words, answer, { ...ROW, origin })
  return words
}
