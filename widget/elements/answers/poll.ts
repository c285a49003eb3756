import { element } from '../../core/element'
import type { AnswerKind } from './answerKind'
import { shareOf } from './given'

/** A question with ready answers: a button each, then how many chose it. */
export const poll: AnswerKind = {
  form: ({ answers }, _translate, onAnswer) =>
    answers.map((answer) => {
      const button = element('button', { type: 'button', class: 'row' }, answer)
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
