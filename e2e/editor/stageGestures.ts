import type { FurnishedBoxes } from './furnishedPost'
import { centreOf, type Box, type StagePointer } from './stagePointer'

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

/** Gestures that move, scale and rotate an element, each after choosing it. */
function handled(
  pointer: StagePointer,
  box: Box,
  to: { x: number; y: number },
  by: number,
): Gesture[] {
  const there = { ...box, ...to }
  const sized = scaled(there, by)
  return [
    { choose: () => pointer.click(centreOf(box)), act: () => pointer.moveTo(box, to) },
    { choose: () => pointer.click(centreOf(there)), act: () => pointer.scale(there, by) },
    { choose: () => pointer.click(centreOf(sized)), act: () => pointer.turn(sized) },
  ]
}

/** Gestures that move, scale or rotate each kind of element on the square frame. */
export function squareGestures(pointer: StagePointer, boxes: FurnishedBoxes): Gesture[] {
  const { click, drag, scale, turn } = pointer
  const text = { ...boxes.text, x: 25, y: 17 }
  const side = centreOf(text)[1]
  const wideText = { ...text, width: 60 }
  const smallPoll = scaled(boxes.poll, 0.8)
  const choosePoll = () => click(centreOf(smallPoll))
  const [x, y] = centreOf(smallPoll)
  const image = { x: 60, y: 28, width: 20, height: 20 }
  const smallImage = scaled(image, 0.8)
  return [
    // Drags a text nearly to the middle of the frame, to which it snaps.
    { choose: () => click([30, 8]), act: () => drag([30, 8], [50.4, 20]) },
    // Drags the text's right side; the left side stays in place.
    { choose: () => click([30, 20]), act: () => drag([75, side], [85, side]) },
    { choose: choosePoll, act: () => scale(boxes.poll, 0.8) },
    { choose: choosePoll, act: () => turn(smallPoll) },
    // Drags the product's picture beyond its limits.
    { choose: () => click([70, 12]), act: () => drag([70, 12], [99, 35], 'Control') },
    { choose: () => click([90, 90]), act: () => drag([90, 90], [80.3, 89.6]) },
    {
      choose: async () => {
        await choosePoll()
        await click([80, 90], 'Shift')
      },
      act: () => drag([x, y], [x + 3, y + 4], 'Control'),
    },
    ...handled(pointer, boxes.action, { x: 36, y: 80 }, 1.2),
    // Not to a whole px, where a border is rounded between px and percent, and the colour of its edge differs by 1 of
    // 255.
    ...handled(pointer, boxes.picture, { x: 10.2, y: 75.2 }, 0.8),
    { choose: () => click(centreOf(image)), act: () => scale(image, 0.8) },
    { choose: () => click(centreOf(smallImage)), act: () => turn(smallImage) },
    { choose: () => click([30, 20]), act: () => turn(wideText) },
  ]
}

/** Gestures that drag a text to the middle of the frame, to which it snaps, and then away from it. */
export function storyGestures(pointer: StagePointer, { storyText }: FurnishedBoxes): Gesture[] {
  const from = centreOf(storyText)
  const there = { ...storyText, x: 25, y: 30 }
  return [
    {
      choose: () => pointer.click(from),
      act: () => pointer.drag(from, [from[0] + 20.4, from[1] + 25]),
    },
    {
      choose: () => pointer.click(centreOf(there)),
      act: () => pointer.moveTo(there, { x: 40, y: 70 }),
    },
  ]
}

/** Gestures that scale a text, and that scale and rotate two elements together, each in the post as it was opened. */
export function severalGestures(
  pointer: StagePointer,
  { text, action }: FurnishedBoxes,
): Gesture[] {
  const both = {
    ...text,
    width: action.x + action.width - text.x,
    height: action.y + action.height - text.y,
  }
  const choose = async () => {
    await pointer.click([1, 99])
    await pointer.click([30, 8])
    await pointer.click(centreOf(action), 'Shift')
  }
  return [
    { choose: () => pointer.click([30, 8]), act: () => pointer.scale(text, 1.4) },
    { choose, act: () => pointer.scale(both, 0.9) },
    { choose, act: () => pointer.turn(both) },
  ]
}
