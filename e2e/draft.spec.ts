import { mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, expect, test, type BrowserContext, type Page } from '@playwright/test'
import { paths } from '../src/common/routing/paths'
import { LOCALES } from '../src/contract/locale'
import { chooseLanguage, signIn } from './hands'
import { inspect } from './inspect'
import { screenList } from './screenList'
import { texts } from './texts'

/** Ends the browser as a crash does: it is not told, and has no last word. */
async function kill(browser: BrowserContext, profile: string): Promise<void> {
  const [, pid] = /-(\d+)$/.exec(readlinkSync(path.join(profile, 'SingletonLock'))) ?? []
  const closed = browser.waitForEvent('close')
  process.kill(Number(pid), 'SIGKILL')
  await closed
}

/** What the browser keeps of the posts' unsaved work, as text. */
async function keptDrafts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'vitrina-drafts')) return ''
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => {
          resolve(request.result)
        }
        request.onerror = () => {
          reject(new Error('the drafts cannot be read'))
        }
      })
    const database = await answer(indexedDB.open('vitrina-drafts'))
    const drafts = database.transaction('drafts').objectStore('drafts').getAll()
    const kept = JSON.stringify(await answer(drafts))
    database.close()
    return kept
  })
}

for (const locale of LOCALES) {
  test(`work on a post outlives the browser (${locale})`, async ({ baseURL, launchOptions }) => {
    const t = texts(locale)
    const profile = mkdtempSync(path.join(tmpdir(), 'vitrina-profile-'))
    const start = () =>
      chromium.launchPersistentContext(profile, {
        ...launchOptions,
        ...(baseURL ? { baseURL } : {}),
        viewport: { width: 1440, height: 900 },
      })
    const first = await start()
    const page = await first.newPage()
    await signIn(page, 'owner@demo.test')
    await chooseLanguage(page, locale)
    const post = (await screenList(page)).find(({ name }) => name === 'post')
    const open = async (page: Page) => {
      await page.goto(`/my/admin/demo/#${post?.address ?? paths.home()}`)
      await expect(page.getByLabel(t('editor.label_text'))).toBeVisible()
    }
    const openTab = (page: Page, tab: 'post' | 'links') =>
      page.getByRole('tab', { name: t(`tabs.label_${tab}`) }).click()
    await open(page)
    await openTab(page, 'links')
    const marksOf = (page: Page) =>
      page.getByRole('list', { name: t('editor.label_marks') }).getByRole('listitem')
    await marksOf(page).first().focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('ArrowDown')
    const placeFields = (page: Page) => marksOf(page).first().getByRole('textbox')
    const places = await placeFields(page).evaluateAll((fields: HTMLInputElement[]) =>
      fields.map(({ value }) => value),
    )
    expect(places).toHaveLength(2)
    await openTab(page, 'post')
    const typed = `Не сохранено / not saved (${locale})`
    await page.getByLabel(t('editor.label_text')).fill(typed)
    await expect.poll(() => keptDrafts(page), { timeout: 5000 }).toContain(typed)
    await kill(first, profile)

    const second = await start()
    try {
      // A session that was never written to the disk is asked for again.
      await second.clearCookies()
      const again = await second.newPage()
      await signIn(again, 'owner@demo.test')
      await open(again)
      const dialog = again.getByRole('dialog', { name: t('draft.title') })
      await expect(dialog).toBeVisible()
      await again.setViewportSize({ width: locale === 'ru' ? 1440 : 390, height: 844 })
      await inspect(again, `draft-offer-${locale}`)
      await dialog.getByRole('button', { name: t('draft.action_restore') }).click()
      await expect(again.getByLabel(t('editor.label_text'))).toHaveValue(typed)
      await openTab(again, 'links')
      for (const [index, place] of places.entries()) {
        await expect(placeFields(again).nth(index)).toHaveValue(place)
      }
    } finally {
      await second.close()
      rmSync(profile, { recursive: true, force: true })
    }
  })
}
