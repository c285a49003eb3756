import { makeAction, makePoll, makeText } from '../testing/elements'
import { layoutAction } from './callToAction/actionLook'
import { layoutInteraction } from './interaction/layoutInteraction'
import { layoutText } from './textSticker/layoutText'

/** Every character is half as wide as its font size. */
const measure = (text: string, font: string) =>
  ([...text].length * Number(/([\d.]+)px/.exec(font)?.[1])) / 2

describe('a text', () => {
  test('wraps within its width without the padding, and grows with its lines', () => {
    const text = makeText({ text: 'Скидка на чашки', fontSize: 20, width: 30 })
    expect(layoutText(text, 400, measure)).toMatchObject({
      width: 120,
      lines: ['Скидка на', 'чашки'],
      lineHeight: 26,
      height: 2 * 26 + 16,
    })
  })

  test('is one line high when it is empty', () => {
    expect(layoutText(makeText({ text: '', fontSize: 20 }), 736, measure).height).toBe(42)
  })
})

describe('a call to action', () => {
  test('is as wide as its text and the padding', () => {
    expect(layoutAction(makeAction({ text: 'Купить' }), measure)).toMatchObject({
      width: 6 * 12 + 52,
      height: 56,
      textLeft: 26,
    })
  })

  test('is wider by a warning dot when its link is missing', () => {
    const action = makeAction({ text: 'Купить', type: 'disabledProductLink' })
    expect(layoutAction(action, measure)).toMatchObject({ width: 6 * 12 + 52 + 22, textLeft: 48 })
  })
})

describe('an interaction', () => {
  test('has its caption above its options', () => {
    const poll = makePoll({ caption: 'Какую из этих чашек берём домой?', polls: ['Эту', '', 'Ту'] })
    expect(layoutInteraction(poll, measure)).toMatchObject({
      caption: ['Какую из этих чашек берём', 'домой?'],
      rows: [
        { top: 20 + 56 + 16, height: 48, lines: ['Эту'] },
        { top: 20 + 56 + 16 + 56, height: 48, lines: ['Ту'] },
      ],
      slider: null,
      height: 20 + 56 + 16 + 48 + 8 + 48 + 20,
    })
  })

  test('wraps a long answer option, with padding above and below and space for its result', () => {
    const [short, long] = layoutInteraction(
      makePoll({ polls: ['я'.repeat(20), 'я'.repeat(50)] }),
      measure,
    ).rows
    expect(short).toMatchObject({ height: 48, lines: ['я'.repeat(20)] })
    expect(long?.lines).toHaveLength(3)
    expect(long?.height).toBeCloseTo(3 * 18 * 1.2 + 2 * 8)
  })

  test('has a field for the answer to a question', () => {
    const question = makePoll({ type: 'question', placeholder: 'Ваш ответ' })
    expect(layoutInteraction(question, measure)).toMatchObject({
      rows: [{ top: 64, height: 48, lines: ['Ваш ответ'] }],
      height: 64 + 48 + 20,
    })
  })

  test('truncates a long placeholder', () => {
    const question = makePoll({ type: 'question', placeholder: 'я'.repeat(60) })
    expect(layoutInteraction(question, measure).rows[0]?.lines).toEqual([`${'я'.repeat(22)}…`])
  })

  test('has a track with its middle emoji, and space for a note below the track', () => {
    const slider = makePoll({ type: 'emoji', emojis: ['😮', '🔥', '😍'] })
    expect(layoutInteraction(slider, measure)).toMatchObject({
      rows: [],
      slider: { top: 64, emoji: '🔥' },
      height: 64 + 36 + 8 + 24 + 20,
    })
  })
})
