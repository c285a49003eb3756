import { expect, type Locator, type Page } from '@playwright/test'

type Point = readonly [number, number]

/** Percent of the frame. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Px of the screen from the top edge to the rotation handle. */
export const ROTATION_HANDLE = 26

export const stageOf = (page: Page): Locator => page.getByRole('application')

/** The pixels of each canvas of the stage after the next frame: the elements, and the layer above them. */
export function stagePixels(stage: Locator): Promise<string[]> {
  return stage.evaluate(async (frame) => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await drawn()
    await drawn()
    return [...frame.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL())
  })
}

/** The pixels of the canvases once they stay the same, with their fonts loaded. */
export async function stillPixels(stage: Locator): Promise<string> {
  await stage.evaluate(() => document.fonts.ready.then(() => true))
  let last = ''
  const isStill = async () => {
    const before = last
    last = (await stagePixels(stage)).join()
    return last === before
  }
  await expect.poll(isStill).toBe(true)
  return last
}

export const centreOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2]

/**
 * A pointer over the visible frame, with positions in percent of the frame.
 * @param whileHeld called before the pointer is released
 */
export async function makePointer(page: Page, whileHeld?: () => Promise<void>) {
  const box = await stageOf(page).locator('[data-frame]').first().boundingBox()
  if (!box) throw new Error('The stage is not there')
  const at = ([x, y]: Point) =>
    [box.x + (box.width * x) / 100, box.y + (box.height * y) / 100] as const

  async function drag(from: Point, to: Point, key?: 'Shift' | 'Control'): Promise<void> {
    await page.mouse.move(...at(from))
    if (key) await page.keyboard.down(key)
    await page.mouse.down()
    await page.mouse.move(...at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]))
    await page.mouse.move(...at(to))
    await whileHeld?.()
    await page.mouse.up()
    if (key) await page.keyboard.up(key)
  }
  return {
    drag,
    point: (place: Point) => page.mouse.move(...at(place)),
    click: async (place: Point, key?: 'Shift') => {
      if (key) await page.keyboard.down(key)
      await page.mouse.click(...at(place))
      if (key) await page.keyboard.up(key)
    },
    rightClick: (place: Point) => page.mouse.click(...at(place), { button: 'right' }),
    doubleClick: (place: Point) => page.mouse.dblclick(...at(place)),
    /** Moves an element to a position away from the snapping lines. */
    moveTo: (from: Box, { x, y }: { x: number; y: number }) => {
      const centre = centreOf(from)
      return drag(centre, [centre[0] + x - from.x, centre[1] + y - from.y], 'Control')
    },
    /** Scales an element by its lower right corner. */
    scale: ({ x, y, width, height }: Box, by: number) =>
      drag([x + width, y + height], [x + width * by, y + height * by]),
    /** Rotates an element to the right by a quarter turn. */
    turn: (upright: Box) => {
      const [x, y] = centreOf(upright)
      const handle = upright.y - (ROTATION_HANDLE * 100) / box.height
      return drag([x, handle], [x + 15, y + 0.2], 'Shift')
    },
  }
}
export type StagePointer = Awaited<ReturnType<typeof makePointer>>
