import { anEmojiSlider, anInteraction, aQuestion } from '../../../../test/server/elements'
import { interactionSlides } from './interactionSlides'

test('slides count from 1, and a kind that stands on both frames is there once', () => {
  expect(
    interactionSlides([
      { interactions: [] },
      { interactions: [anEmojiSlider(), anInteraction(), anInteraction({ view: 'story' })] },
      { interactions: [aQuestion()] },
    ]),
  ).toEqual([
    { position: 2, types: ['poll', 'emoji'] },
    { position: 3, types: ['question'] },
  ])
})
