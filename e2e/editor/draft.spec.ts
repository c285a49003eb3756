import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, expect, type BrowserContext, type Page } from '@playwright/test'
import { paths } from '../../src/common/routing/paths'
import { postEndpoints } from '../../src/contract/endpoints/posts'
import type { Locale } from '../../src/contract/locale'
import type { EditorTab } from '../../src/features/editor/editorTabs'
import { ask } from '../server/ask'
import { skipTours } from '../server/ownServer'
import { enterCabinet, signIn, test } from '../session'
import { inspect } from '../inspect'
import { texts } from '../texts'
import { walks } from '../walks'

/** Twice the delay after a change until its draft is written or removed. */
const SETTLED_MS = 1_000

/**
 * Waits until the browser has stored a draft with this text, which it does half a second after a
 * change.
 */
async function kept(page: Page, words: string): Promise<void> {
  const drafts = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open('vitrina-drafts')
          opening.onerror = () => {
            reject(new Error('The drafts cannot be opened'))
          }
          opening.onsuccess = () => {
            const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
            reading.onsuccess = () => {
              opening.result.close()
              resolve(JSON.stringify(reading.result))
            }
          }
        }),
    )
  await expect.poll(drafts).toContain(words)
}

/** Ends the browser as a crash does: without notice, and without its last events. */
async function kill(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession()
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] }
  const closed = context.waitForEvent('close')
  for (const { type, id } of processInfo) if (type === 'browser') process.kill(id, 'SIGKILL')
  await closed
}

/** Ends one tab in the same way. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // A crashed page never responds.
  session.send('Page.crash').catch(() => undefined)
  await crashed
}

/**
 * A post of the demo with several pictures, the first of which has products and space for an
 * interaction.
 */
async function carouselOf(page: Page): Promise<number> {
  const { postInfoList } = await ask(page, postEndpoints.searchPosts, {
    filter: { hasProduct: true },
  })
  const post = postInfoList.find(
    ({ media: [first, ...others] }) =>
      first?.linkList.length && !first.interactions.length && others.length > 0,
  )
  if (!post?.vitrinaPost.id) throw new Error('The demo lacks such a post')
  return post.vitrinaPost.id
}

async function openPost(page: Page, postId: number, locale: Locale): Promise<void> {
  await page.goto(`/my/admin/demo/#${paths.post(postId)}`)
  await expect(page.getByLabel(texts(locale)('editor.label_text'))).toBeVisible()
}

for (const { width, height, locale } of walks('wide')) {
  test(`restores unsaved work on a post after the browser is closed (${locale})`, async ({
    baseURL,
    launchOptions,
  }) => {
    const t = texts(locale)
    const profile = mkdtempSync(path.join(tmpdir(), 'vitrina-profile-'))
    const start = () =>
      chromium.launchPersistentContext(profile, {
        ...launchOptions,
        ...(baseURL ? { baseURL } : {}),
        viewport: { width: 1440, height: 900 },
      })
    const first = await start()
    await skipTours(first)
    const page = await first.newPage()
    await enterCabinet(page, 'owner@demo.test', locale)
    const openTab = (page: Page, tab: EditorTab) =>
      page.getByRole('tab', { name: t(`tabs.label_${tab}`) }).click()
    const postId = await carouselOf(page)
    await openPost(page, postId, locale)
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
    await openTab(page, 'text')
    await page.getByRole('button', { name: t('elements.action_add-text'), exact: true }).click()
    await page.keyboard.type(`Новинка ${locale}`)
    await page.keyboard.press('Escape')
    await openTab(page, 'interaction')
    await page.getByRole('button', { name: t('elements.action_add-poll'), exact: true }).click()
    await page.getByLabel(t('elements.label_caption')).fill(`Берём ${locale}?`)
    await openTab(page, 'post')
    const typed = `Не сохранено / not saved (${locale})`
    await page.getByLabel(t('editor.label_text')).fill(typed)
    await kept(page, typed)
    await kill(first)

    const second = await start()
    await skipTours(second)
    try {
      // The session cookie was not written to the disk, so the person signs in again.
      await second.clearCookies()
      const again = await second.newPage()
      await signIn(again, 'owner@demo.test')
      await openPost(again, postId, locale)
      const dialog = again.getByRole('dialog', { name: t('draft.title') })
      await expect(dialog).toBeVisible()
      await again.setViewportSize({ width, height })
      await inspect(again, `draft-offer-${locale}`)
      await dialog.getByRole('button', { name: t('draft.action_restore') }).click()
      await expect(again.getByLabel(t('editor.label_text'))).toHaveValue(typed)
      await openTab(again, 'links')
      for (const [index, place] of places.entries()) {
        await expect(placeFields(again).nth(index)).toHaveValue(place)
      }
      for (const element of [
        `${t('elements.kind_text')}: Новинка ${locale}`,
        `${t('elements.kind_poll')}: Берём ${locale}?`,
      ]) {
        await expect(again.getByRole('button', { name: element, exact: true })).toBeAttached()
      }
    } finally {
      await second.close()
      rmSync(profile, { recursive: true, force: true })
    }
  })
}

test('keeps the draft of the tab in use when two more tabs open the same post', async ({
  page: working,
  context,
}) => {
  const t = texts('ru')
  await context.clock.install()
  await enterCabinet(working, 'owner@demo.test', 'ru')
  const postId = await carouselOf(working)
  await openPost(working, postId, 'ru')
  const text = (page: Page) => page.getByLabel(t('editor.label_text'))
  const offer = (page: Page) => page.getByRole('dialog', { name: t('draft.title') })
  const openTab = async () => {
    const tab = await context.newPage()
    await openPost(tab, postId, 'ru')
    return tab
  }
  const early = await openTab()
  await text(working).fill('Не сохранено')
  await kept(working, 'Не сохранено')
  const late = await openTab()
  for (const idle of [early, late]) {
    const slides = idle
      .getByRole('navigation', { name: t('editor.label_media') })
      .getByRole('button')
    await slides.last().click()
    // After this time a tab has requested the write or the removal of its draft; later reads of the drafts wait for
    // that.
    await idle.clock.runFor(SETTLED_MS)
    await kept(idle, 'Не сохранено')
    await expect(offer(idle)).toBeHidden()
    await idle.close()
  }
  await crash(working)
  const next = await openTab()
  await offer(next)
    .getByRole('button', { name: t('draft.action_restore') })
    .click()
  await expect(text(next)).toHaveValue('Не сохранено')
})
