import { element } from '../../../core/element'
import type { AnswerKind } from './answerKind'

const MIDDLE = 50

/** A slider whose thumb is an emoji, which changes along the track. */
export const emojiSlider: AnswerKind = {
  form({ caption, answers }, translate, onAnswer) {
    const input = element('input', { type: 'range', 'aria-label': caption })
    const thumb = element('span', { class: 'thumb', 'aria-hidden': 'true' })
    const slider = element('div', { class: 'slider' }, input, thumb)
    const send = element(
      'button',
      { type: 'button', class: 'row', hidden: true },
      translate('widget.answer-send'),
    )
    const hint = noteOf(translate('widget.answer-slide'))
    let isMoved = false
    const update = () => {
      const emoji = emojiAt(answers, input.valueAsNumber)
      thumb.textContent = emoji
      slider.style.setProperty('--value', input.value)
      input.setAttribute('aria-valuetext', `${emoji} ${input.value}%`)
    }
    const answer = () => {
      const value = input.valueAsNumber
      onAnswer({ answer: emojiAt(answers, value), value })
    }
    input.value = `${MIDDLE}`
    update()
    input.addEventListener('input', () => {
      isMoved = true
      update()
      slider.style.setProperty('--filled', input.value)
    })
    // Keys move the thumb step by step, so a button confirms the final position.
    input.addEventListener('keyup', () => {
      send.hidden = !isMoved
      hint.hidden = isMoved
    })
    input.addEventListener('pointerup', () => isMoved && answer())
    send.addEventListener('click', answer)
    return [slider, send, hint]
  },
  result({ answers }, { answer, value = MIDDLE, result }, translate) {
    const average = result.average ?? value
    const mark = element('span', { class: 'average' }, emojiAt(answers, average))
    mark.style.setProperty('--value', `${average}`)
    const thumb = element('span', { class: 'thumb', 'aria-hidden': 'true' }, answer)
    const slider = element('div', { class: 'slider', 'aria-hidden': 'true' }, mark, thumb)
    slider.style.setProperty('--value', `${value}`)
    slider.style.setProperty('--filled', `${value}`)
    const words = translate('widget.answer-average', { percent: Math.round(average) })
    return [slider, noteOf(words)]
  },
  words: (_interaction, { value = MIDDLE, result }, translate) =>
    translate('widget.answer-emoji', {
      value,
      percent: Math.round(result.average ?? value),
    }),
}

/** The note under the slider; screen readers get another text. */
const noteOf = (words: string) => element('p', { class: 'note', 'aria-hidden': 'true' }, words)

function emojiAt(emojis: readonly string[], value: number): string {
  const place = Math.floor((value / 100) * emojis.length)
  return emojis[Math.min(place, emojis.length - 1)] ?? ''
}
