import { expect, type Page } from '@playwright/test'
import { answered } from '../server/ask'
import { quietTest as test } from '../server/ownServer'
import { CABINET, enterCabinet, makePhoto } from '../session'
import { postMediaEndpoints } from '../../src/contract/endpoints/postMedia'
import { inspect } from '../inspect'
import { makeVideo } from '../mediaFiles'
import { texts } from '../texts'
import { walks } from '../walks'

// The browser itself logs the interrupted request, so this test does not watch the console.

const COVER = '**/post/thumb/update/*'

for (const { width, height, locale } of walks('wide')) {
  const t = texts(locale)
  const button = (page: Page, id: Parameters<typeof t>[0]) =>
    page.getByRole('button', { name: t(id), exact: true })

  /** Opens the dialog of the cover for a new post of one video. */
  async function openCover(page: Page) {
    await enterCabinet(page, 'owner@demo.test', locale)
    await page.goto(CABINET)
    await page.setViewportSize({ width, height })
    await button(page, 'library.action_add').click()
    const video = { name: 'кино.mp4', mimeType: 'video/mp4', buffer: await makeVideo(page) }
    await page.getByTestId('post-files').setInputFiles(video)
    await button(page, 'upload.action_add-post').click()
    await page.getByRole('link', { name: t('upload.action_open-post') }).click()
    await page.getByRole('tab', { name: t('tabs.label_media') }).click()
    await button(page, 'upload.action_change-cover').click()
    return page.getByRole('dialog', { name: t('upload.title_cover') })
  }

  test(`retries an interrupted upload of a cover, and stores one frame on a double click (${width} px, ${locale})`, async ({
    page,
  }) => {
    const dialog = await openCover(page)
    await page.route(COVER, (route) => route.abort())
    const cover = { name: 'обложка.jpg', mimeType: 'image/jpeg', buffer: await makePhoto() }
    await page.getByTestId('cover-file').setInputFiles(cover)
    await expect(dialog.getByText(t('upload.error_connection'))).toBeVisible()
    await inspect(page, `video-cover-failed-${width}`)

    await page.unroute(COVER)
    const retry = t('upload.action_retry-file').replace('{name}', cover.name)
    await answered(page, postMediaEndpoints.updatePostThumbnail, () =>
      dialog.getByRole('button', { name: retry }).click(),
    )
    await expect(dialog).toBeHidden()

    let sent = 0
    await page.route(COVER, (route) => {
      sent += 1
      return route.continue()
    })
    await button(page, 'upload.action_change-cover').click()
    await answered(page, postMediaEndpoints.updatePostThumbnail, () =>
      button(page, 'upload.action_take-frame').dblclick(),
    )
    await expect(dialog).toBeHidden()
    expect(sent).toBe(1)
  })
}
