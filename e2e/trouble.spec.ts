import { expect } from '@playwright/test'
import { OFFLINE_RETRY_MS } from '../src/contract/constants'
import { endpointPath } from '../src/contract/endpoint'
import { userEndpoints } from '../src/contract/endpoints/user'
import { quietTest as test } from './server/ownServer'
import { CABINET, enterCabinet } from './session'
import { texts } from './texts'

const t = texts('ru')

// The browser itself logs every failed request, so these tests do not watch the console.

test('retries a chunk that fails to load, then shows a dialog that only offers a reload', async ({
  page,
}) => {
  await enterCabinet(page, 'owner@demo.test', 'ru')
  await page.goto(CABINET)
  let requests = 0
  await page.route(/\/albums\.[0-9a-f]+\.js$/, (route) => {
    requests += 1
    return route.abort()
  })
  await page.getByRole('link', { name: t('shell.nav_albums') }).click()
  const dialog = page.getByRole('dialog', { name: t('module-failed.title') })
  await expect(dialog).toBeVisible()
  expect(requests).toBe(3)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await page.unrouteAll()
  await dialog.getByRole('button', { name: t('common.action_reload') }).click()
  await expect(dialog).toHaveCount(0)
  // The reload opens the requested screen and not the previous one.
  await expect(page.getByRole('heading', { level: 1, name: t('albums.title') })).toBeVisible()
})

test('shows the offline dialog, and reloads the page by itself when the connection returns', async ({
  page,
  context,
}) => {
  await context.clock.install()
  await enterCabinet(page, 'owner@demo.test', 'ru')
  // The code of the dialog is loaded while the browser is online, once the screen is drawn.
  const rescue = page.waitForResponse(/\/rescue\.[0-9a-f]+\.js$/)
  await page.goto(CABINET)
  await (await rescue).finished()
  await context.setOffline(true)
  const dialog = page.getByRole('dialog', { name: t('offline.title') })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: t('common.action_retry') }).click()
  await expect(dialog).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await context.setOffline(false)
  await page.clock.fastForward(OFFLINE_RETRY_MS)
  await reloaded
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: t('library.title') })).toBeVisible()
})

test('shows a page with a retry when the start fails', async ({ page }) => {
  await enterCabinet(page, 'owner@demo.test', 'ru')
  await page.goto(CABINET)
  const address = `**${endpointPath(userEndpoints.getUser, 'demo')}`
  await page.route(address, (route) => route.fulfill({ status: 500, body: '' }))
  await page.reload()
  const retry = page.getByRole('button', { name: t('common.action_retry') })
  await expect(retry).toBeVisible()
  await page.unroute(address)
  await retry.click()
  await expect(page.getByRole('heading', { level: 1, name: t('library.title') })).toBeVisible()
})
