import { anEmojiSlider, anInteraction, aQuestion } from '../../../../test/server/elements'
import { interactionSlides } from './answerTargets'

test('numbers slides from 1 and lists an interaction of both frames once', () => {
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
