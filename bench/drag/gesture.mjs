import { costOf, nextFrame } from './cost.mjs'
import { DRAGGED } from './stack.mjs'

export const MOVES = 240
/** The point at which the pointer grips the dragged element. */
const GRIP = { x: DRAGGED.x + 4, y: DRAGGED.y + 2 }
/** Percent of the frame: the greatest distance at which an element snaps to a line. */
const NEAR = 2

const onPath = (move) => ({
  x: 45 + 30 * Math.cos(move / 15),
  y: 45 + 30 * Math.sin(move / 10),
})

/** Converts percents of a frame on the screen to px of the page. */
const pointIn =
  (box) =>
  ({ x, y }) => [box.x + (box.width * x) / 100, box.y + (box.height * y) / 100]

async function alongPath(page, at) {
  for (let move = 0; move < MOVES; move += 1) await page.mouse.move(...at(onPath(move)))
}

/** Moves the pointer over the stack without pressing; the element under it is highlighted. */
export async function pointAtMany(browser, { page, box }) {
  const at = pointIn(box)
  await page.mouse.move(...at({ x: 75, y: 45 }))
  return costOf(browser, page, () => alongPath(page, at))
}

/**
 * Drags the separate element over all the others.
 * @param editor its page, the box of its frame on the screen, and a function that reads the dragged element's position
 * from its document
 */
export async function dragOver(browser, { name, page, box, placeOfDragged }) {
  const at = pointIn(box)
  await page.mouse.move(...at(GRIP))
  await page.mouse.down()
  const started = performance.now()
  await page.mouse.move(...at({ x: GRIP.x - 1, y: GRIP.y - 2 }))
  await nextFrame(page)
  const firstMs = performance.now() - started
  const cost = await costOf(browser, page, () => alongPath(page, at))
  await page.mouse.up()
  await nextFrame(page)
  checkPlace(name, await placeOfDragged())
  return { ...cost, firstMs }
}

/** Throws if the drag moved nothing, because its measured cost would then be meaningless. */
function checkPlace(name, { x, y }) {
  const end = onPath(MOVES - 1)
  const [right, down] = [DRAGGED.x + end.x - GRIP.x, DRAGGED.y + end.y - GRIP.y]
  if (Math.abs(x - right) <= NEAR && Math.abs(y - down) <= NEAR) return
  throw new Error(
    `${name}: dragged to ${right.toFixed(1)} %, ${down.toFixed(1)} %, but it stands at ${x} %, ${y} %`,
  )
}
