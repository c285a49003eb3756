import { QUESTION_ANSWER_LENGTH } from '@/contract/widgets/embed'
import { element, drawIcon, NEXT_ICON } from '../../../core/element'
import type { AnswerKind } from './answerKind'

/** A question that is answered by a text. */
export const question: AnswerKind = {
  form({ caption, placeholder }, translate, onAnswer) {
    const input = element('input', {
      type: 'text',
      'aria-label': caption,
      placeholder: placeholder.trim() || translate('widget.answer-placeholder'),
      maxlength: QUESTION_ANSWER_LENGTH,
      autocomplete: 'off',
      enterkeyhint: 'send',
    })
    const label = translate('widget.answer-send')
    const button = element(
      'button',
      { class: 'send', 'aria-label': label },
      drawIcon('next', NEXT_ICON),
    )
    const form = element('form', { class: 'row field' }, input, button)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const answer = input.value.trim()
      if (answer) onAnswer({ answer })
      else input.focus()
    })
    return [form]
  },
  result: (_interaction, { answer }, translate) => [
    element(
      'div',
      { class: 'row is-own is-written' },
      element('span', { class: 'answer', title: answer }, answer),
      element('small', { 'aria-hidden': 'true' }, translate('widget.answer-thanks')),
    ),
  ],
  words: (_interaction, _answered, translate) => translate('widget.answer-thanks'),
}
