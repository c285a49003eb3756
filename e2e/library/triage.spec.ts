import { expect, type Page } from '@playwright/test'
import { postEndpoints } from '../../src/contract/endpoints/posts'
import { inspect } from '../inspect'
import { ask } from '../server/ask'
import { CABINET, enterCabinet, test } from '../session'
import { texts } from '../texts'
import { walks } from '../walks'
import { makeDrafts } from './bulkPosts'

const POSTS = 4

/** The posts of a series with their status, by their names; deleted ones are absent. */
async function statuses(page: Page, series: string) {
  const { postInfoList } = await ask(page, postEndpoints.searchPosts, { query: series })
  return postInfoList
    .map(({ vitrinaPost: { text, isPublished } }) => `${text} ${isPublished ? 'on' : 'off'}`)
    .sort()
}

for (const { width, height, locale } of walks('wide')) {
  const t = texts(locale)

  test(`sorts out a list by keys, or by touch on a phone, and takes an act back (${width} px, ${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await enterCabinet(page, 'owner@demo.test', locale)
    const series = `Стопка ${width}`
    await makeDrafts(page, POSTS, series)
    await page.goto(`${CABINET}#/?query=${encodeURIComponent(series)}&status=draft`)
    const start = page.getByRole('link', { name: t('triage.action_start') })
    await expect(start).toHaveAttribute('href', /status=draft/)
    const isNarrow = width < 740
    const acts = page.getByRole('toolbar', { name: t('triage.label_acts') })
    const press = (key: string, button: string) =>
      isNarrow ? acts.getByRole('button', { name: button }).click() : page.keyboard.press(key)
    const place = (number: number) =>
      expect(
        page.getByText(locale === 'ru' ? `${number} из ${POSTS}` : `${number} of ${POSTS}`, {
          exact: true,
        }),
      ).toBeVisible()

    if (isNarrow) await start.click()
    else await page.keyboard.press('t')
    await place(1)
    await expect(page.getByRole('img', { name: `${series} 1` })).toBeVisible()
    await inspect(page, `triage-${width}`)

    // Into the album on the first key, and onto the site.
    const album = page.getByRole('list', { name: t('triage.label_albums') }).getByRole('button')
    if (isNarrow) await album.first().click()
    else await page.keyboard.press('1')
    await expect(album.first()).toHaveAttribute('aria-pressed', 'true')
    await press('p', t('triage.action_publish'))
    await place(2)
    await press('s', t('triage.action_skip'))
    await place(3)
    await press('Delete', t('triage.action_trash'))
    await place(4)
    await press('s', t('triage.action_skip'))
    await expect(page.getByRole('heading', { name: t('triage.title_end') })).toBeVisible()
    await expect(page.getByText(t('triage.text_saved'))).toBeVisible()
    await inspect(page, `triage-end-${width}`)
    expect(await statuses(page, series)).toEqual([
      `${series} 1 on`,
      `${series} 2 off`,
      `${series} 4 off`,
    ])

    // The last act is the skip, the one before it the deletion.
    const undo = page.getByRole('button', { name: t('triage.action_undo') }).first()
    for (let taken = 0; taken < 2; taken += 1) {
      if (isNarrow) await undo.click()
      else await page.keyboard.press('Control+z')
    }
    await place(3)
    await expect(page.getByRole('img', { name: `${series} 3` })).toBeVisible()
    await expect(page.getByText(t('triage.text_saved'))).toBeVisible()
    expect(await statuses(page, series)).toContain(`${series} 3 off`)

    // What may be set is reached by keys too, and Escape closes only the dialog.
    await page.getByRole('button', { name: t('triage.action_settings') }).click()
    const settings = page.getByRole('dialog', { name: t('triage.action_settings') })
    await expect(settings).toBeVisible()
    await inspect(page, `triage-settings-${width}`)
    await page.keyboard.press('Escape')
    await expect(settings).toBeHidden()
    await place(3)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: t('library.title'), level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: `${series} 1` })).toHaveCount(0)
    await expect(page.getByRole('link', { name: `${series} 3` })).toBeVisible()
  })
}
