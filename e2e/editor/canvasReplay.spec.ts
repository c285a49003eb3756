import { readFile } from 'node:fs/promises'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { RecordFile } from '../../src/app/recorder/recordFormat'
import { illustrate } from '../../src/app/replay/stage/record/illustrate'
import { addElements } from './addElements'
import { openFurnished } from './furnishedPost'
import { enterCabinet, test } from '../session'
import { maskLetters } from './maskLetters'
import { downloadRecord } from '../downloadRecord'
import { differences, shoot, type Shot } from './shots'
import { severalGestures, squareGestures, storyGestures, type Gesture } from './stageGestures'
import { makePointer, stageOf } from './stagePointer'
import { texts } from '../texts'

const t = texts('ru')

/** The frame as the user saw it at a moment. */
interface Moment {
  name: string
  /** Time in ms. The actions until this time lead to the moment. */
  at: number
  shot: Shot
}

/** The stage's interval between two previews of a gesture. */
const PREVIEW_EVERY_MS = 100
const POINTED = {
  'a text': [30, 8],
  'a poll': [20, 50],
  'a marker': [90, 90],
  nothing: [50, 95],
} as const
// The player speaks the browser's language.
test.use({ locale: 'ru-RU' })

/** The number of moments between two visited ones. The visits jump back and forth through the record. */
const STRIDE = 23

/** Moments at which elements are added, in addition to the elements that the post has already. */
const ADDED = [
  ...['text written', 'sticker added', 'button added', 'poll added', 'question added'],
  ...['emoji added', 'product marked', 'product picture'],
  ...['font chosen', 'style chosen', 'text coloured', 'button coloured', 'poll coloured'],
  ...['answers written', 'emoji taken away', 'emoji chosen'],
]

/** The address of the placeholder that a replay draws instead of every picture. */
const PICTURE_ADDRESS = '/redacted/media/1.webp'
const ANY_PICTURE = /(?:https:\/\/redacted\.invalid)?\/redacted\/media\/\d+\.\w+/g
function plainPicture(): string {
  const shown = { picture: PICTURE_ADDRESS }
  illustrate(shown)
  return decodeURIComponent(shown.picture.slice(shown.picture.indexOf(',') + 1))
}

/** Returns functions that store the frame of a page at each moment. */
function makeWitness(page: Page) {
  const moments: Moment[] = []
  let doing = ''
  async function remember(name: string) {
    const shot = await shoot(stageOf(page))
    moments.push({ name, at: await page.evaluate(() => Date.now()), shot })
  }
  /** Waits until the stage has reported the last preview, which it does when the pointer rests. */
  async function rememberDragged() {
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), PREVIEW_EVERY_MS)
    await remember(`${doing}, while dragged`)
  }
  async function perform(name: string, gestures: Gesture[]) {
    for (const [index, { choose, act }] of gestures.entries()) {
      doing = `${name} ${index}`
      await choose()
      await remember(`${doing}, chosen`)
      await act()
      await remember(`${doing}, done`)
    }
  }
  return { moments, remember, perform, recordedPointer: () => makePointer(page, rememberDragged) }
}

/**
 * Uses each kind of element in the editor, in both frames and on another slide; without `isWhole`
 * only the gestures in the story frame.
 */
async function work(page: Page, { isWhole }: { isWhole: boolean }): Promise<Moment[]> {
  const { boxes } = await openFurnished(page)
  const { moments, remember, perform, recordedPointer } = makeWitness(page)
  const slides = page.getByRole('navigation', { name: t('editor.label_media') }).getByRole('button')
  const undo = page.getByRole('button', { name: t('editor.action_undo'), exact: true })

  async function gesturesOnSquare() {
    // Compared only after the gesture: the record contains the positions of the elements, but not the rotation of the
    // selection's border.
    for (const [index, gesture] of severalGestures(await makePointer(page), boxes).entries()) {
      await perform(`several ${index}`, [gesture])
      await undo.click()
      await remember(`several ${index}, undone`)
    }
    await perform('square', squareGestures(pointer, boxes))
  }

  await remember('opened')
  const pointer = await recordedPointer()
  for (const [name, place] of Object.entries(POINTED)) {
    await pointer.point(place)
    await remember(`over ${name}`)
  }
  if (isWhole) await gesturesOnSquare()
  await slides.last().click()
  await remember('last slide')
  await slides.first().click()
  await remember('first slide')
  await page.getByRole('radio', { name: t('elements.frame_story') }).check()
  await remember('story')
  const storyPointer = await recordedPointer()
  await perform('story', storyGestures(storyPointer, boxes))
  await storyPointer.doubleClick([65, 73])
  // Clears the selection in the field, which the browser would draw.
  await page.keyboard.press('End')
  await remember('words opened')
  await page.keyboard.type(' — ещё одна')
  await remember('words written')
  await storyPointer.click([1, 99])
  await remember('words left')
  await addElements(page, 'story', remember)
  await page.getByRole('radio', { name: t('elements.frame_square') }).check()
  await addElements(page, 'square', remember)
  await undo.click()
  await remember('square: undone')
  const names = moments.map(({ name }) => name)
  // A frame accepts only one element of some kinds, so only both frames together contain all kinds.
  for (const kind of ADDED) expect(names.join()).toContain(kind)
  return moments
}

/** The session record of a page in the editor. */
async function takeRecord(page: Page, includesTexts: boolean): Promise<string> {
  await page.getByRole('link', { name: t('editor.action_back') }).click()
  await page.getByRole('button', { name: t('common.action_leave'), exact: true }).click()
  const download = await downloadRecord(page, { includesTexts })
  return readFile(await download.path(), 'utf8')
}

async function openPlayer(page: Page, text: string, count: number) {
  await page.goto('/replay')
  const file = { name: 'session.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  const list = page.getByRole('list', { name: t('replay.label_actions') })
  await expect(list).toBeVisible()
  const stage = page.frameLocator('iframe').getByRole('application', { includeHidden: true })
  const { stagedActionIds, actionsById, track = [] } = JSON.parse(text) as RecordFile
  const pressedAt = track.flatMap((event) =>
    event.kind === 'press' && event.role ? [event.at] : [],
  )
  /** Jumps to an action in the list, which has the presses too. */
  async function jump(index: number) {
    const till = actionsById[stagedActionIds[index] ?? 0]?.timestamp ?? 0
    const row = index + pressedAt.filter((at) => at < till).length
    await list.evaluate(
      (rows, part) => {
        rows.parentElement?.scrollTo(0, rows.clientHeight * part)
      },
      row / (count + pressedAt.length),
    )
    await list.getByText(String(index), { exact: true }).click()
    await expect(page.getByText(`${index} из ${count - 1}`, { exact: true })).toBeVisible()
    await expect(stage.locator('canvas')).toHaveCount(2)
  }
  return { stage, jump }
}

async function seeAgain(context: BrowserContext, page: Page, includesTexts: boolean) {
  await page.route(/\.(webp|jpe?g|png|gif|avif)(\?|$)/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: plainPicture() }),
  )
  await enterCabinet(page, 'owner@demo.test', 'ru')
  // Uses the same moments with and without texts.
  const moments = await work(page, { isWhole: !includesTexts })
  const text = (await takeRecord(page, includesTexts)).replace(ANY_PICTURE, PICTURE_ADDRESS)
  await page.close()

  const { stagedActionIds, actionsById } = JSON.parse(text) as RecordFile
  const { stage, jump } = await openPlayer(await context.newPage(), text, stagedActionIds.length)
  expect(moments.length % STRIDE, 'every moment is gone to').not.toBe(0)
  for (const step of moments.keys()) {
    const { name, at, shot } = moments[(step * STRIDE) % moments.length] as Moment
    const index = stagedActionIds.findLastIndex((id) => (actionsById[id]?.timestamp ?? 0) <= at)
    await jump(index)
    await expect
      .poll(async () => differences(await shoot(stage), shot), { message: `${name}, at ${index}` })
      .toEqual({ elements: 0, over: 0, frame: 0 })
  }
}

const says = 'draws the frame at any position of a session record as the person saw it'
const deep = { tag: '@deep' }

test(`${says}, in a record with texts`, deep, async ({ page, context }) => {
  test.slow()
  await seeAgain(context, page, true)
})

/** A record as customers send it: each text is replaced by another text of the same shape. */
test(
  `${says}, except for the letters, in a record without texts`,
  deep,
  async ({ page, context }) => {
    test.slow()
    await maskLetters(context)
    await seeAgain(context, page, false)
  },
)
