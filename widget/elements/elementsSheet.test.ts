import { createChunkSource } from '../core/chunk'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import type { WidgetElement, WidgetInteraction } from '@/contract/widgets/widgetElements'
import { createTranslate } from '../core/texts'
import { styledClasses, watchClasses } from '../testing/classes'
import {
  ORIGIN,
  testAction,
  testElements,
  testInteraction,
  testProduct,
  testProductImage,
  testText,
} from '../testing/payload'
import { drawElements } from './drawElements'
import { remember } from './interaction/answers/answerMemory'

const SLIDE = { postId: 1, mediaId: 2 }
let layer: HTMLElement

function draw(elements: WidgetElement[], answersUrl: string | null = null) {
  layer = document.createElement('div')
  layer.className = 'layer'
  document.body.replaceChildren(layer)
  drawElements(layer, elements, {
    source: createChunkSource(ORIGIN, ''),
    translate: createTranslate('ru'),
    slide: SLIDE,
    frameWidth: 736,
    products: [testProduct(1)],
    followLinks: false,
    answersUrl,
    onProductClick: () => undefined,
    onActionClick: () => undefined,
  })
  return within(layer)
}
/** An interaction that was answered in a shop, in this browser. */
function answered(interaction: WidgetInteraction, answer: string, value?: number) {
  const given = { answer, ...(value !== undefined && { value }) }
  const result = { total: 1, counts: [{ answer, count: 1 }], average: value ?? null, given }
  remember(SLIDE, interaction, { ...given, result })
}
const question = testInteraction({ type: 'question', answers: [] })
const slider = testInteraction({ type: 'emoji', answers: ['😮', '😍'] })

beforeEach(() => localStorage.clear())

test('uses every class in the style sheet of the elements', () => {
  const classes = watchClasses()
  const actions = (['link', 'disabledProductLink'] as const).map((type) => testAction({ type }))
  draw([...testElements(), question, slider, ...actions])
  classes.take(document)
  answered(testInteraction(), 'Белая')
  answered(question, 'Красная')
  answered(slider, '😍', 80)
  draw([testInteraction(), question, slider], `${ORIGIN}/answers`)
  classes.take(document)
  expect(classes.missing('widget/elements/elements.css')).toEqual([])
})

test('hides texts for screen readers visually', () => {
  const status = draw([testInteraction()]).getByRole('status')
  expect(status).toHaveClass('for-readers')
  expect(styledClasses('widget/popup/card.css')).toContain('for-readers')
})

test('draws the rows and shares of a poll and the shopper’s answer as the style sheet expects', () => {
  answered(testInteraction(), 'Белая')
  draw([testInteraction()], `${ORIGIN}/answers`)
  const rows = [...layer.querySelectorAll<HTMLElement>('.row')]
  expect(rows.map(({ style }) => style.getPropertyValue('--share'))).toEqual(['100%', '0%'])
  expect(rows.map(({ className }) => className)).toEqual(['row is-own', 'row'])
  expect(rows.map((row) => row.querySelector('.share')?.textContent)).toEqual(['100%', '0%'])
})

test('shows an interaction as unanswered in a preview, whatever this browser has answered in the shop', () => {
  answered(testInteraction(), 'Белая')
  expect(draw([testInteraction()]).getAllByRole('button')).toHaveLength(2)
  expect(draw([testInteraction()], `${ORIGIN}/answers`).queryByRole('button')).toBeNull()
})

test('puts the full text of a written answer into its title attribute', () => {
  const words = 'Красная, как была у бабушки на даче'
  answered(question, words)
  const written = draw([question], `${ORIGIN}/answers`).getByText(words)
  expect(written).toHaveAttribute('title', words)
})

test('gives buttons of a card and the elements that replace them the same classes', async () => {
  const looks = (selector: string) =>
    [...layer.querySelectorAll(selector)].map(({ className }) => className)
  draw([testInteraction()])
  expect(looks('button')).toEqual(['row', 'row'])
  draw([slider])
  expect(looks('button, p.note')).toEqual(['row', 'note'])
  answered(question, 'Красная')
  draw([question], `${ORIGIN}/answers`)
  expect(looks('.answers > *, .answers span')).toEqual(['row is-own is-written', 'answer'])
  const request = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
  const card = draw([testInteraction()], `${ORIGIN}/answers`)
  fireEvent.click(card.getByRole('button', { name: 'Белая' }))
  await card.findByRole('button', { name: 'Повторить' })
  expect(looks('.failure > *')).toEqual(['note', 'row'])
  request.mockRestore()
})

test('announces the thanks for a written answer once to screen readers', () => {
  answered(question, 'Красная')
  const card = draw([question], `${ORIGIN}/answers`)
  const [seen] = layer.querySelectorAll('small')
  expect(seen).toHaveTextContent('Спасибо! Ответ отправлен')
  expect(seen).toHaveAttribute('aria-hidden', 'true')
  expect(card.getByRole('status')).toHaveTextContent('Спасибо! Ответ отправлен')
})

test('gives a product’s picture the same classes with and without a link', () => {
  draw([testProductImage(1), testProductImage(7)])
  const places = [...layer.children].map(({ tagName, className }) => [tagName, className])
  expect(places).toEqual([
    ['A', 'product-image element'],
    ['DIV', 'product-image element'],
  ])
})

test('marks the card as busy while an answer is being sent', async () => {
  let respond: (response: Response) => void = () => {}
  const request = jest.spyOn(globalThis, 'fetch')
  request.mockImplementation(() => new Promise((resolve) => (respond = resolve)))
  const card = draw([testInteraction()], `${ORIGIN}/answers`)
  const group = card.getByRole('group')
  expect(group).not.toHaveAttribute('aria-busy')
  fireEvent.click(card.getByRole('button', { name: 'Белая' }))
  expect(group).toHaveAttribute('aria-busy', 'true')
  expect(request.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
  })
  respond(new Response(null, { status: 500 }))
  await waitFor(() => expect(group).not.toHaveAttribute('aria-busy'))
  request.mockRestore()
})

describe('the lines of text', () => {
  let context: jest.SpyInstance
  beforeEach(() => {
    context = jest.spyOn(HTMLCanvasElement.prototype, 'getContext')
  })
  const lines = (place: string) =>
    [...layer.querySelectorAll(`${place} .line`)].map(({ textContent }) => textContent)
  const letters = (px: number) =>
    context.mockReturnValue({
      measureText: (text: string) => ({ width: text.length * px }),
    })
  afterEach(() => context.mockRestore())

  test('of a text sticker fit within its padding', () => {
    // 35 letters of 10 px fit into half of 736 px, less 8 px on each side.
    letters(10)
    draw([testText({ text: `${'а'.repeat(17)} ${'б'.repeat(17)}` })])
    expect(lines('.sticker-text')).toHaveLength(1)
    draw([testText({ text: `${'а'.repeat(17)} ${'б'.repeat(18)}` })])
    expect(lines('.sticker-text')).toHaveLength(2)
  })

  test('of a caption fit within the card', () => {
    letters(10)
    const room = 28
    draw([testInteraction({ caption: `${'а'.repeat(10)} ${'б'.repeat(room - 11)}` })])
    const short = lines('.caption').length
    draw([testInteraction({ caption: `${'а'.repeat(10)} ${'б'.repeat(room - 10)}` })])
    expect([short, lines('.caption').length]).toEqual([1, 2])
  })

  test('are the author’s own lines when text cannot be measured', () => {
    context.mockReturnValue(null)
    draw([testText({ text: `${'раз '.repeat(99).trim()}\nдва` })])
    expect(lines('.sticker-text')).toHaveLength(2)
  })
})
