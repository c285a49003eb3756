import type { FurnishedBoxes } from './furnishedPost'
import { centreOf, type Box, type Hand } from './stageHand'

const scaled = (box: Box, by: number): Box => ({
  ...box,
  width: box.width * by,
  height: box.height * by,
})

/** One step of the history. */
export interface Gesture {
  choose: () => Promise<void>
  act: () => Promise<void>
}

/** A sticker is moved, sized and turned. */
function handled(hand: Hand, box: Box, to: { x: number; y: number }, by: number): Gesture[] {
  const there = { ...box, ...to }
  const sized = scaled(there, by)
  return [
    { choose: () => hand.click(centreOf(box)), act: () => hand.moveTo(box, to) },
    { choose: () => hand.click(centreOf(there)), act: () => hand.scale(there, by) },
    { choose: () => hand.click(centreOf(sized)), act: () => hand.turn(sized) },
  ]
}

/** Each kind of element is moved, sized or turned on the square frame. */
export function squareGestures(hand: Hand, boxes: FurnishedBoxes): Gesture[] {
  const { click, drag, scale, turn } = hand
  const text = { ...boxes.text, x: 25, y: 17 }
  const side = centreOf(text)[1]
  const wideText = { ...text, width: 60 }
  const smallPoll = scaled(boxes.poll, 0.8)
  const choosePoll = () => click(centreOf(smallPoll))
  const [x, y] = centreOf(smallPoll)
  const image = { x: 60, y: 28, width: 20, height: 20 }
  const smallImage = scaled(image, 0.8)
  return [
    // A text goes to where its middle is nearly the frame's, and keeps to it.
    { choose: () => click([30, 8]), act: () => drag([30, 8], [50.4, 20]) },
    // Its right side; the left one stays.
    { choose: () => click([30, 20]), act: () => drag([75, side], [85, side]) },
    { choose: choosePoll, act: () => scale(boxes.poll, 0.8) },
    { choose: choosePoll, act: () => turn(smallPoll) },
    // The product's picture goes farther than it may.
    { choose: () => click([70, 12]), act: () => drag([70, 12], [99, 35], 'Control') },
    { choose: () => click([90, 90]), act: () => drag([90, 90], [80.3, 89.6]) },
    {
      choose: async () => {
        await choosePoll()
        await click([80, 90], 'Shift')
      },
      act: () => drag([x, y], [x + 3, y + 4], 'Control'),
    },
    ...handled(hand, boxes.action, { x: 36, y: 80 }, 1.2),
    // Not on a whole px: a border there shows what is lost between px and percent, as one part of 255 at its edge.
    ...handled(hand, boxes.picture, { x: 10.2, y: 75.2 }, 0.8),
    { choose: () => click(centreOf(image)), act: () => scale(image, 0.8) },
    { choose: () => click(centreOf(smallImage)), act: () => turn(smallImage) },
    { choose: () => click([30, 20]), act: () => turn(wideText) },
  ]
}

/** A text that keeps to the middle of the frame, and then goes free of it. */
export function storyGestures(hand: Hand, { storyText }: FurnishedBoxes): Gesture[] {
  const from = centreOf(storyText)
  const there = { ...storyText, x: 25, y: 30 }
  return [
    {
      choose: () => hand.click(from),
      act: () => hand.drag(from, [from[0] + 20.4, from[1] + 25]),
    },
    { choose: () => hand.click(centreOf(there)), act: () => hand.moveTo(there, { x: 40, y: 70 }) },
  ]
}

/** A text grows, and two are sized and turned together: each begins with the post as it was opened. */
export function severalGestures(hand: Hand, { text, action }: FurnishedBoxes): Gesture[] {
  const both = {
    ...text,
    width: action.x + action.width - text.x,
    height: action.y + action.height - text.y,
  }
  const choose = async () => {
    await hand.click([1, 99])
    await hand.click([30, 8])
    await hand.click(centreOf(action), 'Shift')
  }
  return [
    { choose: () => hand.click([30, 8]), act: () => hand.scale(text, 1.4) },
    { choose, act: () => hand.scale(both, 0.9) },
    { choose, act: () => hand.turn(both) },
  ]
}
