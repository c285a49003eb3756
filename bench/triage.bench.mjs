import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { importBundled } from './tools/bundled.mjs'
import { launchChromium } from './tools/launchChromium.mjs'
import { startMeasured } from './tools/measuredServer.mjs'
import { openSignedIn } from './tools/openSignedIn.mjs'

const PORT = 4670
const POSTS = 100
/** The goal: a hundred posts in five minutes. */
const GOAL_S = 300
/**
 * The pace of a person in ms, by the keystroke-level model (Card, Moran and Newell): pointing at something and pressing
 * the button of the mouse, and a key of an average typist. To look at a post and decide takes two seconds, more than
 * the model's 1.35 s, because there is a caption to be read.
 */
const PACE = { look: 2000, point: 1100, press: 200, key: 280 }

/** Of ten posts seven are published into one of two albums, one goes to the trash, two are passed over. */
const decisionOf = (index) => {
  const last = index % 10
  if (last === 7) return { kind: 'trash' }
  return last > 7 ? { kind: 'skip' } : { kind: 'publish', album: index % 2 }
}

/** Sorts out drafts at human pace: by the menus of their cards, and one by one by keys. */
export async function measure({ count = POSTS }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-bench-'))
  const browser = await launchChromium()
  const servers = []
  try {
    const data = await importBundled('triageData')
    const results = {}
    for (const [way, sort] of Object.entries({
      'by menus of cards': byMenus,
      'one by one': byKeys,
    })) {
      const dataDir = path.join(folder, String(servers.length))
      await data.seedDrafts(dataDir, count)
      const server = await startMeasured({ port: PORT + servers.length, dataDir })
      servers.push(server)
      const page = await openDrafts(browser, server.origin, data)
      const person = aPerson(page)
      const started = performance.now()
      await sort(page, person, { count, albums: data.ALBUMS })
      const seconds = (performance.now() - started) / 1000
      results[way] = await told(page, { count, seconds, actions: person.actions() })
    }
    return { 'this machine now': `load average ${loadavg()[0].toFixed(1)}`, ...results }
  } finally {
    await browser.close()
    for (const server of servers) await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function told(page, { count, seconds, actions }) {
  const goal = (GOAL_S * count) / POSTS
  const mark = seconds <= goal ? '✔' : '✖ MISSED'
  return `${count} posts: ${actions} actions, ${seconds.toFixed(0)} s (goal ≤ ${goal.toFixed(0)} s) ${mark}`
}

async function openDrafts(browser, origin, data) {
  const { page, address } = await openSignedIn(browser, origin, data)
  await page.goto(`${address}#/?status=draft`)
  await page.locator('[data-post]').first().waitFor()
  return page
}

/** A person who takes the time of `PACE` before each action. */
function aPerson(page) {
  let count = 0
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  return {
    actions: () => count,
    look: () => wait(PACE.look),
    click: async (what) => {
      await wait(PACE.point + PACE.press)
      await what.click()
      count += 1
    },
    press: async (key) => {
      await wait(PACE.key)
      await page.keyboard.press(key)
      count += 1
    },
  }
}

async function byMenus(page, person, { count, albums }) {
  const cards = page.locator('[data-post]')
  let passed = 0
  for (let index = 0; index < count; index += 1) {
    const { kind, album } = decisionOf(index)
    const id = await cards.nth(passed).getAttribute('data-post')
    const card = page.locator(`[data-post="${id}"]`)
    await card.scrollIntoViewIfNeeded()
    await person.look()
    if (kind === 'skip') {
      passed += 1
      continue
    }
    await person.click(card.locator('[data-control=menu]'))
    const item = kind === 'trash' ? 'Удалить' : 'Опубликовать'
    await person.click(page.getByRole('menuitem', { name: item }))
    const question = page.getByRole('dialog')
    if (kind === 'publish') {
      await person.click(question.getByRole('combobox'))
      await person.click(page.getByRole('option', { name: albums[album] }))
      // The list of albums covers the button.
      await person.press('Escape')
    }
    await person.click(question.getByRole('button', { name: item }))
    await card.waitFor({ state: 'detached' })
  }
}

async function byKeys(page, person, { count }) {
  const place = (number) => page.getByText(`${number} из ${count}`, { exact: true })
  await person.press('t')
  for (let index = 0; index < count; index += 1) {
    await place(index + 1).waitFor()
    await page.getByRole('img').first().waitFor()
    await person.look()
    const { kind, album } = decisionOf(index)
    if (kind === 'publish') await person.press(String(album + 1))
    await person.press({ publish: 'p', trash: 'Delete', skip: 's' }[kind])
  }
  await page.getByRole('heading', { name: 'Всё разобрано' }).waitFor()
  await page.getByText('Всё сохранено').waitFor()
}
