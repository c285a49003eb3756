// Runs alone: without a storage, answers are remembered by the modules, also those of other files.
import { createChunkSource } from '../../core/chunk'
import { fireEvent, within, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { LIMITS } from '@/contract/limits'
import type { AnswerResult } from '@/contract/widgets/widgetAnswers'
import type { WidgetInteraction } from '@/contract/widgets/widgetElements'
import { createTranslate } from '../../core/texts'
import { ORIGIN, testInteraction } from '../../testing/payload'
import { createInteraction } from './createInteraction'

const ANSWERS_URL = `${ORIGIN}/widget/v1/demo/answers`
const SLIDE = { postId: 1, mediaId: 2 }
let request: jest.SpiedFunction<typeof fetch>

function open(
  interaction: WidgetInteraction,
  { answersUrl = ANSWERS_URL }: { answersUrl?: string | null } = {},
) {
  const node = createInteraction(interaction, {
    source: createChunkSource(ORIGIN, ''),
    translate: createTranslate('ru'),
    slide: SLIDE,
    frameWidth: 736,
    products: [],
    followLinks: answersUrl !== null,
    answersUrl,
    onProductClick: () => undefined,
    onActionClick: () => undefined,
  })
  document.body.replaceChildren(node)
  return within(node)
}

/** The back office returns these one after another; an error is a lost connection. */
function answers(...results: (AnswerResult | number | Error)[]) {
  for (const result of results) {
    if (result instanceof Error) request.mockRejectedValueOnce(result)
    else if (typeof result === 'number') {
      request.mockResolvedValueOnce(new Response(null, { status: result }))
    } else request.mockResolvedValueOnce(Response.json(result))
  }
}
const sent = () =>
  request.mock.calls.map(([url, init]) => ({ url, ...JSON.parse(String(init?.body)) }))

const POLL: AnswerResult = {
  total: 4,
  counts: [
    { answer: 'Белая', count: 3 },
    { answer: 'Синяя', count: 1 },
  ],
  average: null,
  given: { answer: 'Белая' },
}
const question = testInteraction({ type: 'question', answers: [], placeholder: 'Напишите нам' })
const slider = testInteraction({ type: 'emoji', answers: ['😮', '😍'], caption: 'Нравится?' })

beforeEach(() => {
  localStorage.clear()
  request = jest.spyOn(globalThis, 'fetch').mockReset()
})
afterAll(() => request.mockRestore())

test('labels the group of an interaction by its question', () => {
  open(testInteraction())
  expect(within(document.body).getByRole('group', { name: 'Какая кружка?' })).toBeVisible()
})

describe('a poll', () => {
  test('is answered by a button and then shows the results of all shoppers', async () => {
    answers(POLL)
    const card = open(testInteraction())
    await userEvent.click(card.getByRole('button', { name: 'Белая' }))
    expect(await card.findByText('75%')).toBeVisible()
    expect(card.getByText('25%')).toBeVisible()
    expect(card.queryByRole('button')).toBeNull()
    expect(card.getByRole('status')).toHaveTextContent('Ваш ответ: Белая. Так ответили 75%')
    expect(sent()).toEqual([
      {
        url: ANSWERS_URL,
        ...SLIDE,
        id: expect.stringMatching(/^[\w-]{8,64}$/),
        type: 'poll',
        answer: 'Белая',
      },
    ])
  })

  test('is answered by keyboard, and keeps the focus', async () => {
    answers(POLL)
    const card = open(testInteraction())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await card.findByText('75%')
    expect(document.activeElement).toBe(document.body.firstElementChild)
  })

  test('sends one answer on a double press', async () => {
    answers(POLL)
    const card = open(testInteraction())
    const button = card.getByRole('button', { name: 'Синяя' })
    fireEvent.click(button)
    fireEvent.click(button)
    await card.findByText('75%')
    expect(sent()).toHaveLength(1)
  })
})

test('shows that an answer failed, and sends the answer again with the same id', async () => {
  answers(new TypeError('offline'), 500, { total: 'many' } as unknown as AnswerResult, POLL)
  const card = open(testInteraction())
  await userEvent.click(card.getByRole('button', { name: 'Белая' }))
  for (const _ of [1, 2, 3]) {
    expect(await card.findByText('Ответ не отправлен')).toBeVisible()
    expect(card.getByRole('alert')).toHaveTextContent('Ответ не отправлен')
    await userEvent.click(card.getByRole('button', { name: 'Повторить' }))
  }
  expect(await card.findByText('75%')).toBeVisible()
  expect(card.queryByText('Ответ не отправлен')).toBeNull()
  expect(new Set(sent().map(({ id }) => id)).size).toBe(1)
  expect(sent()).toHaveLength(4)
})

test('keeps the answer that the server stored when its response was lost, whatever is chosen afterwards', async () => {
  answers(new TypeError('offline'), POLL)
  const card = open(testInteraction())
  await userEvent.click(card.getByRole('button', { name: 'Белая' }))
  await card.findByText('Ответ не отправлен')
  await userEvent.click(card.getByRole('button', { name: 'Синяя' }))
  await card.findByText('75%')
  expect(card.getByRole('status')).toHaveTextContent('Ваш ответ: Белая')
  expect(open(testInteraction()).getByRole('status')).toHaveTextContent('Ваш ответ: Белая')
})

describe('a poll on a narrow card', () => {
  test('wraps lines as the editor does, and labels its buttons with their options', async () => {
    const context = jest.spyOn(HTMLCanvasElement.prototype, 'getContext')
    context.mockReturnValue({
      measureText: (text: string) => ({ width: text.length * 10 }),
    } as unknown as CanvasRenderingContext2D)
    const answer = 'Белая с тонкой голубой каймой'
    const button = open(testInteraction({ answers: [answer, 'Синяя'] })).getByRole('button', {
      name: answer,
    })
    // Lines of 320 px, without the paddings of the card and of the row, and without the space for a share.
    const lines = [...button.querySelectorAll('.line')].map(({ textContent }) => textContent)
    expect(lines).toEqual(['Белая с тонкой', 'голубой каймой'])
    // After the answer the lines are the same, so that the card does not cover the elements below it.
    answers({ ...POLL, given: { answer } })
    await userEvent.click(button)
    await waitFor(() => expect(document.querySelector('div.row')).toBeInTheDocument())
    const own = [...document.querySelectorAll('div.row.is-own .line')]
    expect(own.map(({ textContent }) => textContent)).toEqual(lines)
    context.mockRestore()
  })
})

describe('a question', () => {
  test('accepts text and shows thanks', async () => {
    answers({ total: 5, counts: [], average: null, given: { answer: 'Красная' } })
    const card = open(question)
    const field = card.getByRole('textbox', { name: 'Какая кружка?' })
    expect(field).toHaveAttribute('placeholder', 'Напишите нам')
    expect(field).toHaveAttribute('maxlength', String(LIMITS.questionAnswer))
    await userEvent.type(field, ' Красная {Enter}')
    expect(await card.findByText('Красная')).toBeVisible()
    expect(card.getByRole('status')).toHaveTextContent('Спасибо! Ответ отправлен')
    expect(sent()).toMatchObject([{ type: 'question', answer: 'Красная' }])
  })

  test('rejects blank text', async () => {
    const card = open(question)
    await userEvent.type(card.getByRole('textbox'), '  ')
    await userEvent.click(card.getByRole('button', { name: 'Ответить' }))
    expect(request).not.toHaveBeenCalled()
    expect(card.getByRole('textbox')).toHaveFocus()
  })

  test('keeps the text when the request fails', async () => {
    answers(503)
    const card = open(question)
    await userEvent.type(card.getByRole('textbox'), 'Красная{Enter}')
    await card.findByText('Ответ не отправлен')
    expect(card.getByRole('textbox')).toHaveValue('Красная')
  })
})

describe('an emoji slider', () => {
  const RESULT = { total: 2, counts: [], average: 64, given: { answer: '😍', value: 80 } }
  const move = (card: ReturnType<typeof open>, value: number) =>
    fireEvent.input(card.getByRole('slider', { name: 'Нравится?' }), { target: { value } })

  test('is answered when the pointer is released', async () => {
    answers(RESULT)
    const card = open(slider)
    move(card, 20)
    expect(card.getByText('😮')).toBeVisible()
    expect(card.getByRole('slider')).toHaveAttribute('aria-valuetext', '😮 20%')
    move(card, 80)
    fireEvent.pointerUp(card.getByRole('slider'))
    expect(await card.findByText('В среднем 64%')).toBeVisible()
    expect(card.getByRole('status')).toHaveTextContent('Ваш ответ: 80%. В среднем 64%')
    expect(sent()).toMatchObject([{ type: 'emoji', answer: '😍', value: 80 }])
  })

  test('is not answered by a touch without a movement', () => {
    const card = open(slider)
    fireEvent.pointerUp(card.getByRole('slider'))
    expect(request).not.toHaveBeenCalled()
  })

  test('is answered by a button after keys have moved the thumb', async () => {
    answers(RESULT)
    const card = open(slider)
    expect(card.queryByRole('button')).toBeNull()
    move(card, 51)
    fireEvent.keyUp(card.getByRole('slider'), { key: 'ArrowRight' })
    expect(request).not.toHaveBeenCalled()
    await userEvent.click(card.getByRole('button', { name: 'Ответить' }))
    expect(await card.findByText('В среднем 64%')).toBeVisible()
  })
})

describe('a returning shopper', () => {
  test('sees their answer again', async () => {
    answers(POLL)
    const card = open(testInteraction())
    await userEvent.click(card.getByRole('button', { name: 'Белая' }))
    await card.findByText('75%')
    expect(open(testInteraction()).getByText('75%')).toBeVisible()
    // A second interaction on the same slide has its own answer.
    expect(open(question).getByRole('textbox')).toBeVisible()
  })

  test('is asked again when a different interaction has replaced the answered one', async () => {
    answers(POLL)
    const card = open(testInteraction({ id: 'first' }))
    await userEvent.click(card.getByRole('button', { name: 'Белая' }))
    await card.findByText('75%')
    expect(sent()).toMatchObject([{ interactionId: 'first', type: 'poll' }])
    expect(open(testInteraction({ id: 'second' })).getAllByRole('button')).toHaveLength(2)
    expect(open(testInteraction({ id: 'first' })).getByText('75%')).toBeVisible()
  })

  test('may answer again when their answer was removed from the options', async () => {
    answers(POLL)
    const card = open(testInteraction())
    await userEvent.click(card.getByRole('button', { name: 'Белая' }))
    await card.findByText('75%')
    const changed = testInteraction({ answers: ['Красная', 'Синяя'] })
    expect(open(changed).getByRole('button', { name: 'Красная' })).toBeVisible()
  })

  test.each(['{', '{}', '[["1.2.poll",{"answer":"Белая"}],3]'])(
    'with %s in the storage is asked again',
    (stored) => {
      localStorage.setItem('vitrina-answers', stored)
      expect(open(testInteraction()).getAllByRole('button')).toHaveLength(2)
    },
  )

  test('can answer in a shop without a storage', async () => {
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    answers(POLL)
    const card = open(testInteraction())
    await userEvent.click(card.getByRole('button', { name: 'Белая' }))
    expect(await card.findByText('75%')).toBeVisible()
    storage.mockRestore()
  })
})

test('shows an answer in a preview as the first answer, without sending or storing it', async () => {
  const preview = { answersUrl: null }
  const card = open(testInteraction(), preview)
  await userEvent.click(card.getByRole('button', { name: 'Синяя' }))
  expect(await card.findByText('100%')).toBeVisible()
  const emoji = open(slider, preview)
  fireEvent.input(emoji.getByRole('slider'), { target: { value: 30 } })
  fireEvent.pointerUp(emoji.getByRole('slider'))
  await waitFor(() => expect(emoji.getByText('В среднем 30%')).toBeVisible())
  expect(request).not.toHaveBeenCalled()
  expect(open(testInteraction()).getAllByRole('button')).toHaveLength(2)
})
