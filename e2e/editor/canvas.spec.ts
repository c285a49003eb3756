import { expect, type Page } from '@playwright/test'
import { inDepth } from '../../test/depth'
import { openFurnished } from './furnishedPost'
import { enterCabinet, test } from '../session'
import { squareGestures, storyGestures, type Gesture } from './stageGestures'
import { makePointer, stageOf, stagePixels } from './stagePointer'
import { texts } from '../texts'

const t = texts('ru')

/** The pixels of the canvas while no pointer is over it. */
async function pixels(page: Page): Promise<string> {
  await page.mouse.move(1, 1)
  return (await stagePixels(stageOf(page)))[0] ?? ''
}

const near = (value: number): unknown => expect.closeTo(value, 0)

test.beforeEach(async ({ page }) => {
  await enterCabinet(page, 'owner@demo.test', 'ru')
})

const stepsBack = (count: number) => Array.from({ length: count }, (_, index) => count - 1 - index)
const stepsOn = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
/** Steps of the history to visit, with short and long jumps in both directions; the steps are in both frames. */
const JUMPS = [7, 2, 17, 0, 18, 11, 4, 16, 9, 13, 1, 15, 5, 18, 6, 3, 14, 8, 12, 10]
const FEW_JUMPS = [5, 12, 18, 7]

test('stores each gesture in the model, and redraws each step by undo and redo as it was drawn at first', async ({
  page,
}) => {
  const { save, boxes } = await openFurnished(page)
  const before: string[] = []
  const after: string[] = []
  const perform = async (gestures: Gesture[]) => {
    for (const { choose, act } of gestures) {
      await choose()
      before.push(await pixels(page))
      await act()
      after.push(await pixels(page))
    }
  }
  await perform(squareGestures(await makePointer(page), boxes))
  await page.screenshot({ path: 'test-results/screens/canvas-gestures.png' })
  await page.getByRole('radio', { name: t('elements.frame_story') }).check()
  await perform(storyGestures(await makePointer(page), boxes))
  await page.screenshot({ path: 'test-results/screens/canvas-gestures-story.png' })

  const media = await save()
  expect(media?.textStickers).toMatchObject([
    { view: 'square', x: near(25), y: near(17), width: near(60), rotate: 90 },
    { view: 'story', x: near(40), y: near(70), width: near(50), rotate: 0 },
  ])
  expect(media?.interactions).toMatchObject([
    { x: near(8), y: near(44), scale: near(80), rotate: 90 },
  ])
  expect(media?.callToActions).toMatchObject([
    { x: near(36), y: near(80), scale: near(120), rotate: 90 },
  ])
  expect(media?.pictureStickers).toMatchObject([
    { x: near(10), y: near(75), scale: near(12), rotate: 90 },
  ])
  expect(media?.linkList[0]).toMatchObject({
    marker: { x: 83, y: 94 },
    skuImageMarkup: { squareView: { x: 60, y: near(28), width: near(16), rotate: 90 } },
  })

  const undo = page.getByRole('button', { name: t('editor.action_undo'), exact: true })
  const redo = page.getByRole('button', { name: t('editor.action_redo'), exact: true })
  const last = after.length
  let place = last
  for (const next of [...stepsBack(last), ...inDepth([...stepsOn(last), ...JUMPS], FEW_JUMPS)]) {
    const way = next < place ? undo : redo
    for (let step = Math.abs(next - place); step > 0; step -= 1) await way.click()
    // Undo and redo restore the selection of the gesture.
    const shot = next < place ? before[next] : after[next - 1]
    expect((await pixels(page)) === shot, `from ${place} to ${next}`).toBe(true)
    place = next
  }
  expect(new Set(after).size, 'every gesture is seen').toBe(last)
})

test('writes text on the canvas, also by an input method, and snaps a text to the middle of the story frame', async ({
  page,
}) => {
  const { save, boxes } = await openFurnished(page)
  const { doubleClick, click } = await makePointer(page)
  await doubleClick([30, 8])
  const field = stageOf(page).getByRole('textbox', { name: t('elements.label_text') })
  await expect(field).toBeFocused()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 })
  await keyboard.send('Input.imeSetComposition', {
    text: 'かん',
    selectionStart: 2,
    selectionEnd: 2,
  })
  await keyboard.send('Input.insertText', { text: '感' })
  await page.keyboard.type(' — ё')
  await click([1, 99])
  await expect(field).toHaveCount(0)
  expect((await save())?.textStickers[0]).toMatchObject({ text: '感 — ё', x: 5, y: 5 })

  await page.getByRole('radio', { name: t('elements.frame_story') }).check()
  const [snapped] = storyGestures(await makePointer(page), boxes)
  await snapped?.choose()
  await snapped?.act()
  const [, text] = (await save())?.textStickers ?? []
  expect(text).toMatchObject({ view: 'story', x: expect.closeTo(25, 2), y: near(30) })
})
