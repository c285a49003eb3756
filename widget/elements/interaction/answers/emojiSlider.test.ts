import { fireEvent, within } from '@testing-library/dom'
import { createTranslate } from '../../../core/texts'
import { testInteraction } from '../../../testing/payload'
import { emojiSlider } from './emojiSlider'

const translate = createTranslate('ru')
const slider = testInteraction({ type: 'emoji', answers: ['😮', '🙂', '😍'], caption: 'Нравится?' })
const onAnswer = jest.fn()
beforeEach(() => onAnswer.mockReset())

const put = (nodes: HTMLElement[]) => document.body.replaceChildren(...nodes)
function form(interaction = slider) {
  put(emojiSlider.form(interaction, translate, onAnswer, ''))
  return within(document.body).getByRole<HTMLInputElement>('slider', { name: 'Нравится?' })
}
const move = (input: HTMLElement, value: number) => fireEvent.input(input, { target: { value } })
const look = () => {
  const { style } = document.querySelector<HTMLElement>('.slider')!
  return [style.getPropertyValue('--value'), style.getPropertyValue('--filled')]
}
const thumb = () => document.querySelector('.thumb')

test.each([
  [0, '😮'],
  [33, '😮'],
  [34, '🙂'],
  [66, '🙂'],
  [67, '😍'],
  [100, '😍'],
])('shows at %d percent the thumb %s', (value, emoji) => {
  const input = form()
  move(input, value)
  expect(thumb()).toHaveTextContent(emoji)
  expect(input).toHaveAttribute('aria-valuetext', `${emoji} ${value}%`)
  expect(look()).toEqual([String(value), String(value)])
  fireEvent.pointerUp(input)
  expect(onAnswer.mock.calls).toEqual([[{ answer: emoji, value }]])
})

test('starts in the middle without a fill, to suggest no answer', () => {
  const input = form()
  expect(input).toHaveValue('50')
  expect(thumb()).toHaveTextContent('🙂')
  expect(look()).toEqual(['50', ''])
  expect(thumb()).toHaveAttribute('aria-hidden', 'true')
})

test('shows the button instead of the hint after a key that moves the thumb', () => {
  const input = form()
  const button = () => within(document.body).queryByRole('button', { name: 'Ответить' })
  const hint = () => document.querySelector('.note')
  expect(hint()).toHaveTextContent('Подвиньте, чтобы ответить')
  expect(hint()).toHaveAttribute('aria-hidden', 'true')
  fireEvent.keyUp(input, { key: 'Tab' })
  expect([button(), hint()?.hasAttribute('hidden')]).toEqual([null, false])
  move(input, 51)
  fireEvent.keyUp(input, { key: 'ArrowRight' })
  expect(button()).toBeVisible()
  expect(hint()).toHaveAttribute('hidden')
  fireEvent.click(button()!)
  expect(onAnswer.mock.calls).toEqual([[{ answer: '🙂', value: 51 }]])
})

test('draws a slider without emojis', () => {
  form(testInteraction({ type: 'emoji', answers: [], caption: 'Нравится?' }))
  expect(thumb()).toHaveTextContent(/^$/)
})

describe('the result', () => {
  const result = (average: number | null, value?: number) => {
    const answered = {
      answer: '😍',
      ...(value !== undefined && { value }),
      result: { total: 2, counts: [], average, given: { answer: '😍' } },
    }
    put(emojiSlider.result(slider, answered, translate, ''))
    return emojiSlider.words(slider, answered, translate)
  }
  const average = () => document.querySelector<HTMLElement>('.average')!

  test("shows the shopper's value and the average", () => {
    expect(result(12.4, 80)).toBe('Ваш ответ: 80%. В среднем 12%')
    expect(look()).toEqual(['80', '80'])
    expect(thumb()).toHaveTextContent('😍')
    expect(average()).toHaveTextContent('😮')
    expect(average().style.getPropertyValue('--value')).toBe('12.4')
    expect(document.querySelector('.note')).toHaveTextContent('В среднем 12%')
  })

  test("shows the shopper's value as the average when it is the only one", () => {
    expect(result(null, 80)).toBe('Ваш ответ: 80%. В среднем 80%')
    expect(average().style.getPropertyValue('--value')).toBe('80')
  })

  test('shows the middle for an answer that was stored without a value', () => {
    expect(result(null)).toBe('Ваш ответ: 50%. В среднем 50%')
    expect(look()).toEqual(['50', '50'])
  })

  test('is hidden from screen readers, which get a text instead', () => {
    result(50, 50)
    expect(document.querySelector('.slider')).toHaveAttribute('aria-hidden', 'true')
    expect(document.querySelector('.note')).toHaveAttribute('aria-hidden', 'true')
  })
})
