import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { installPeer } from '../bench/peer/installPeer.mjs'
import { importBundled } from '../bench/tools/bundled.mjs'
import type { RecordFile } from '../src/app/recorder/recordFormat'
import { downloadRecord } from './downloadRecord'
import { quietTest as test, skipTours } from './server/ownServer'
import { CABINET, enterCabinet } from './session'

interface OwnReplay {
  statesOf: (text: string) => { overlay: { opened: string | null } }[]
}

/** Starts the server of Redux DevTools' monitor; `hook` is the script with which a page takes part in it. */
async function startMonitor() {
  const folder = await installPeer('devtools')
  if (folder === null) throw new Error('Redux DevTools cannot be installed without a registry')
  const server = spawn(process.execPath, [path.join(folder, 'server.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = (await once(server.stdout, 'data')) as [Buffer]
  const url = `http://127.0.0.1:${printed.toString().trim()}`
  const hook = await fetch(`${url}/hook.js`).then((response) => response.text())
  return { url, hook, stop: () => server.kill() }
}

/** Connects the monitor to its server by its own settings, and waits for the store of the page. */
async function connect(monitor: Page, url: string) {
  await monitor.goto(url)
  await monitor.getByRole('button', { name: 'Settings', exact: true }).click()
  await monitor.getByText('custom', { exact: true }).click()
  await monitor.locator('input[type=text]').first().fill('127.0.0.1')
  await monitor.locator('input[type=number]').fill(new URL(url).port)
  await monitor.getByRole('button', { name: 'Connect', exact: true }).click()
  await monitor.getByRole('button', { name: 'Actions', exact: true }).click()
  const rows = monitor.getByRole('button').filter({ hasText: 'Jump' })
  await expect(rows.first()).toBeVisible()
  return rows
}

/** Visits screens whose slices load with them. */
async function visit(page: Page) {
  await enterCabinet(page, 'owner@demo.test', 'ru')
  await page.goto(CABINET)
  const items = page.getByRole('main').getByRole('listitem')
  await expect(items.first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const navigation = page.getByRole('navigation', { name: 'Разделы' })
  for (const name of ['Альбомы', 'Виджеты']) {
    await navigation.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(items.first()).toBeVisible()
  }
}

test(
  'opens the file of a session in Redux DevTools, and steps and jumps in it',
  { tag: '@deep' },
  async ({ page, browser, ownServer }) => {
    test.slow()
    await visit(page)
    const file = await (await downloadRecord(page)).path()
    await page.close()
    const text = await readFile(file, 'utf8')
    const { stagedActionIds, actionsById } = JSON.parse(text) as RecordFile
    const types = stagedActionIds.map((id) => actionsById[id]?.action.type ?? '')
    const { statesOf } = await importBundled<OwnReplay>('ownReplay')
    const states = statesOf(text)
    const last = types.length - 1

    const { url, hook, stop } = await startMonitor()
    // The page's policy allows no connection to the monitor, to which the extension needs none.
    const context = await browser.newContext({ bypassCSP: true, baseURL: ownServer })
    try {
      const monitor = await context.newPage()
      await skipTours(context)
      await context.addInitScript({
        content: `if (location.origin === '${ownServer}') {
          localStorage.setItem('vitrinaDevTools', 'on');${hook}}`,
      })
      const cabinet = await context.newPage()
      await enterCabinet(cabinet, 'owner@demo.test', 'ru')
      await cabinet.goto(CABINET)
      await expect(cabinet.getByRole('main').getByRole('listitem').first()).toBeVisible()
      const rows = await connect(monitor, url)

      // Locked, so that the open cabinet adds nothing to the record.
      await monitor.getByRole('button', { name: 'Lock changes' }).click()
      const choosing = monitor.waitForEvent('filechooser')
      await monitor.getByRole('button', { name: 'Import from a file' }).click()
      await (await choosing).setFiles(file)
      await expect(rows).toHaveCount(types.length)
      const shown = await rows.allInnerTexts()
      expect(shown.map((row) => row.split('\n', 1)[0])).toEqual(types)

      const slider = monitor.getByRole('slider')
      const isShown = async (index: number) => {
        await expect(slider).toHaveValue(String(index))
        await expect
          .poll(async () => JSON.parse(await stateOf(cabinet)) as unknown)
          .toEqual(states[index])
      }
      const palette = cabinet.getByRole('dialog')
      const opened = states.findLastIndex(({ overlay }) => overlay.opened === 'palette')
      await slider.fill(String(opened))
      await isShown(opened)
      await expect(palette).toBeVisible()
      await slider.fill(String(last))
      await isShown(last)
      await expect(palette).toHaveCount(0)
      await monitor.getByRole('button', { name: 'Go back' }).click()
      await isShown(last - 1)
      await monitor.getByRole('button', { name: 'Go forward' }).click()
      await isShown(last)

      await rows.nth(types.lastIndexOf('location/locationChanged')).click()
      await monitor.getByText('Diff', { exact: true }).last().click()
      const changed = monitor.getByRole('listitem').filter({ hasText: 'pathname' })
      await expect(changed.last()).toHaveText(/\/albums.+\/galleries/)
    } finally {
      await context.close()
      stop()
    }
  },
)

/** The state of the cabinet's store, as JSON. */
const stateOf = (cabinet: Page) =>
  cabinet.evaluate(() => {
    const { devToolsStore } = window as unknown as { devToolsStore: { getState: () => unknown } }
    return JSON.stringify(devToolsStore.getState())
  })
