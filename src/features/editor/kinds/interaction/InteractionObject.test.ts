import type { Interaction } from '@/contract/entities/posts/media'
import en from '../../../../../translations/en.json'
import ru from '../../../../../translations/ru.json'
import widgetEn from '../../../../../translations/widget/en.json'
import widgetRu from '../../../../../translations/widget/ru.json'
import { makePoll } from '../../testing/elements'
import { loadStages, makeDocument, mountStage, viewOf } from '@/features/editor/testing/mountStage'

beforeAll(loadStages)

/** The texts painted on a card. */
function painted(facts: Partial<Interaction>): string[] {
  const mounted = mountStage(viewOf(makeDocument({ interactions: [makePoll(facts)] })))
  const paint = jest.spyOn(mounted.stage.canvas.getContext(), 'fillText')
  paint.mockClear()
  mounted.stage.canvas.renderAll()
  mounted.remove()
  return paint.mock.calls.map(([words]) => words)
}

test.each<[string, Partial<Interaction>, string[]]>([
  ['a question', { caption: 'Берём?' }, ['Берём?', 'Синюю', 'Белую']],
  ['the placeholder of an empty question', { caption: '' }, ['No question', 'Синюю', 'Белую']],
  [
    'the hint below a slider',
    { type: 'emoji', caption: 'Нравится?', emojis: ['😍'], polls: [] },
    ['Нравится?', '😍', 'Slide'],
  ],
])('shows on the card of an interaction %s', (_what, facts, words) => {
  expect(painted(facts)).toEqual(words)
})

test('shows the same hint below a slider in the editor as shoppers see', () => {
  expect([ru, en].map((texts) => texts['elements.text_slide'])).toEqual(
    [widgetRu, widgetEn].map((texts) => texts['widget.answer-slide']),
  )
})
