import { readFile } from 'node:fs/promises'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { RecordFile } from '../../src/app/recorder/recordFormat'
import type { ReplayStage } from '../../src/app/replay/stage/ReplayStage'
import { REPLAY_STAGE_PATH } from '../../src/contract/addresses'
import { seededRandom } from '../../test/seededRandom'
import { downloadRecord } from '../downloadRecord'
import { maskLetters } from '../editor/maskLetters'
import { differingPixels } from '../editor/shots'
import { screenList } from '../screenList'
import { CABINET, enterCabinet, test } from '../session'
import { texts } from '../texts'
import { boxesOf, maskEmoji, maskPages } from './pageMask'

const t = texts('ru')

/** Another seed draws another session. */
const SEED = Number(process.env.REPLAY_SEED ?? 1)
const SCREENS = ['home', 'post', 'builderalbums', 'builder', 'analytic'] as const
const MOMENTS = 6
/** The number of moments between two that are gone to. The visits jump back and forth through the record. */
const STRIDE = 7

/** A moment of the session, when the screen was at rest. */
interface Moment {
  name: string
  /** Time in ms. The actions until this time lead to the moment. */
  at: number
  boxes: string[]
  shot: Buffer
}

/** What may be pressed at random: it changes what is seen, and neither deletes nor leads away. */
const PRESSED = [
  '[role=tab]:not([aria-selected=true])',
  'input[type=radio]:not(:checked)',
  'input[type=checkbox]',
  '[role=checkbox]',
  '[role=switch]',
  'main button[aria-expanded=false]',
  'main button[aria-haspopup]',
  '[role=dialog] button[aria-expanded=false]',
]
  .map((one) => `${one}:visible:not(:disabled)`)
  .join(', ')

const LAYER = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** Visits the screens and does something at random on each, and remembers what was seen. */
async function wander(page: Page): Promise<Moment[]> {
  const random = seededRandom(SEED)
  const below = (count: number) => Math.floor(random() * count)
  const moments: Moment[] = []
  const screens = await screenList(page)

  async function rest() {
    // Nothing reacts to the pointer here, and nothing has the focus: a replay outlines what both are at, and does not
    // show what appears for them.
    await page.mouse.move(0, 0)
    await page.locator(':focus').evaluateAll(([focused]) => {
      if (focused instanceof HTMLElement) focused.blur()
    })
    await page.evaluate(() => document.fonts.ready.then(() => true))
    let last = ''
    await expect
      .poll(
        async () => {
          const before = last
          last = (await boxesOf(page)).join()
          return last === before
        },
        { intervals: [300] },
      )
      .toBe(true)
  }

  async function remember(name: string) {
    await rest()
    const boxes = await boxesOf(page)
    moments.push({
      name,
      boxes,
      shot: await page.screenshot(),
      at: await page.evaluate(() => Date.now()),
    })
  }

  /** Does something at random and returns what it was. */
  async function act(): Promise<string> {
    const layers = page.locator(LAYER).filter({ visible: true })
    const isOpen = (await layers.count()) > 0
    if (isOpen && below(2) === 0) {
      await page.keyboard.press('Escape')
      return 'closed'
    }
    if (!isOpen && below(4) === 0) {
      await page.mouse.move(720, 500)
      await page.mouse.wheel(0, 200 + below(800))
      return 'scrolled'
    }
    const found = (isOpen ? layers.last() : page.locator('main')).locator(PRESSED)
    const count = await found.count()
    if (count === 0) {
      await page.keyboard.press('Escape')
      return 'nothing to press'
    }
    const chosen = found.nth(below(count))
    const name = await chosen.evaluate((element) => {
      const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : null
      return (element.ariaLabel ?? (label ?? element).textContent).slice(0, 40)
    })
    await chosen.click({ force: true })
    return `pressed ${name}`
  }

  for (const name of SCREENS) {
    const address = screens.find((one) => one.name === name)?.address ?? '/'
    await page.keyboard.press('Escape')
    await page.goto(`${CABINET}#${address}`)
    const leave = page.getByRole('button', { name: t('common.action_leave'), exact: true })
    await expect(page.getByRole('heading').first()).toBeAttached()
    if (await leave.isVisible()) await leave.click()
    await rest()
    await remember(`${name}: opened`)
    for (let step = 1; step < MOMENTS; step += 1) await remember(`${name}: ${await act()}`)
  }
  return moments
}

/**
 * Opens a record in the stage. It is not in the player's frame here, because the edges that fall between two pixels are
 * drawn with other shades in a frame. Returns a function that goes to a time.
 */
async function openStage(context: BrowserContext, text: string) {
  const page = await context.newPage()
  // A page without a parent would open the player.
  await page.addInitScript(() => Object.assign(window, { parent: null }))
  await page.goto(REPLAY_STAGE_PATH)
  const stage = await page.waitForFunction(() => window.vitrinaReplayStage as ReplayStage)
  const opened = await stage.evaluate((one, record) => one.open(record), text)
  expect(opened).not.toHaveProperty('problem')
  const { stagedActionIds, actionsById } = JSON.parse(text) as RecordFile
  return {
    page,
    jump: async (at: number) => {
      const index = stagedActionIds.findLastIndex((id) => (actionsById[id]?.timestamp ?? 0) <= at)
      await stage.evaluate((one, step) => one.jump(step), index)
      return index
    },
    show: (at: number) => stage.evaluate((one, time) => one.show(time), at),
  }
}

/** What a page shows otherwise than it did. */
function otherBoxes(seen: readonly string[], replayed: readonly string[]) {
  const [one, other] = [new Set(seen), new Set(replayed)]
  return {
    gone: seen.filter((box) => !other.has(box)).slice(0, 12),
    added: replayed.filter((box) => !one.has(box)).slice(0, 12),
  }
}

test(
  'shows thirty moments on five screens as the person saw them, except for letters and pictures',
  { tag: '@deep' },
  async ({ page, context }) => {
    test.slow()
    await maskPages(context)
    await maskLetters(context)
    await maskEmoji(page)
    await enterCabinet(page, 'owner@demo.test', 'ru')
    await page.goto(CABINET)
    // The window is recorded from the first idle moment on.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('window-track')),
    )
    const moments = await wander(page)
    expect(moments).toHaveLength(SCREENS.length * MOMENTS)
    await page.keyboard.press('Escape')
    const download = await downloadRecord(page)
    const text = await readFile(await download.path(), 'utf8')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.close()

    const replay = await openStage(context, text)
    for (const step of moments.keys()) {
      const { name, at, boxes, shot } = moments[(step * STRIDE) % moments.length] as Moment
      const message = `${name}, at ${await replay.jump(at)}`
      await expect
        .soft(async () => {
          await replay.show(at)
          const now = await boxesOf(replay.page)
          expect(otherBoxes(boxes, now), message).toEqual({ gone: [], added: [] })
        })
        .toPass({ timeout: 8000 })
      const again = await replay.page.screenshot()
      expect.soft(await differingPixels(shot, again), message).toBe(0)
    }
  },
)
