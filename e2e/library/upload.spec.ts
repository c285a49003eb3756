import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { OFFLINE_RETRY_MS } from '../../src/contract/constants'
import { endpointPath } from '../../src/contract/endpoint'
import { postMediaEndpoints } from '../../src/contract/endpoints/postMedia'
import { quietTest as test } from '../server/ownServer'
import { CABINET, enterCabinet, makePhoto } from '../session'
import { makeVideo } from '../mediaFiles'
import { texts } from '../texts'

// The browser itself logs every request that fails without a connection, so this test does not watch the console.

const t = texts('ru')
const UPLOAD = `**${endpointPath(postMediaEndpoints.uploadMedia, 'demo')}?*`

interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A PNG whose header declares 30,000 × 30,000 pixels. */
async function makeWall(): Promise<Buffer> {
  const wall = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  wall.writeUInt32BE(30_000, 16)
  wall.writeUInt32BE(30_000, 20)
  return wall
}

async function tenFiles(page: Page): Promise<ChosenFile[]> {
  const photo = await makePhoto()
  const png = await sharp(photo).rotate().png().toBuffer()
  // Another file of the same photo: a file with the same content would be left out.
  const other = (quality: number) => sharp(photo).jpeg({ quality }).toBuffer()
  const tiny = await sharp(photo).resize(200, 150).jpeg().toBuffer()
  const image = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
  return [
    image('утро-1.jpg', photo),
    image('обман.jpg', Buffer.from('<!doctype html>')),
    image('утро-2.jpeg', await other(80)),
    { name: 'кино.mp4', mimeType: 'video/mp4', buffer: await makeVideo(page) },
    image('значок.jpg', tiny),
    image('утро-3.JPG', await other(81)),
    image('בוקר.jpg', await other(82)),
    { name: 'стена.png', mimeType: 'image/png', buffer: await makeWall() },
    { name: `${'длинное имя '.repeat(20)}.png`, mimeType: 'image/png', buffer: png },
    image('лишнее.jpg', await other(83)),
  ]
}

/** Delays every upload until it is released, and ends those that the page has aborted. */
async function holdUploads(page: Page) {
  const delayed: (() => Promise<void>)[] = []
  let isOpen = false
  await page.route(UPLOAD, async (route) => {
    if (isOpen) return route.continue()
    delayed.push(() => route.continue().catch(() => undefined))
  })
  return {
    release: async (count: number) => {
      await expect
        .poll(() => delayed.length, 'as many are on their way')
        .toBeGreaterThanOrEqual(count)
      await Promise.all(delayed.splice(0, count).map((go) => go()))
    },
    forget: () => delayed.splice(0),
    open: () => {
      isOpen = true
    },
  }
}

test('uploads ten files, of which three are invalid and one is cancelled, through a lost connection', async ({
  page,
  context,
}) => {
  await context.clock.install()
  await enterCabinet(page, 'owner@demo.test', 'ru')
  await page.goto(CABINET)
  const files = await tenFiles(page)
  const uploads = await holdUploads(page)
  await page.getByRole('button', { name: t('library.action_add') }).click()
  const dialog = page.getByRole('dialog', { name: t('upload.title_add') })
  await page.getByTestId('post-files').setInputFiles(files)
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))

  // Three files are refused with their measures before they are sent; seven are uploaded.
  await uploads.release(2)
  await expect(dialog.getByText('Загружено 2 из', { exact: false })).toBeVisible()
  await uploads.release(1)
  await expect(
    dialog.getByText('«обман.jpg»: такой формат не подходит. Подойдут .jpg, .png, .mov, .mp4'),
  ).toBeVisible()
  await expect(
    dialog.getByText('«значок.jpg»: 200×150 пикселей, нужно не меньше 480 по каждой стороне'),
  ).toBeVisible()

  // Cancels one upload.
  await dialog.getByRole('button', { name: 'Убрать файл лишнее.jpg' }).click()
  await expect(dialog.getByText('лишнее.jpg')).toHaveCount(0)

  // Loses the connection during uploads.
  await expect(dialog.getByRole('progressbar')).toHaveCount(2)
  await context.setOffline(true)
  const offline = page.getByRole('dialog', { name: t('offline.title') })
  await expect(offline.getByText(t('offline.text_work-kept'))).toBeVisible()
  await expect(dialog.getByText(t('upload.text_waiting-connection')).first()).toBeVisible()
  await offline.getByRole('button', { name: t('common.action_retry') }).click()
  await expect(offline).toBeVisible()

  // Restores the connection: the other uploads continue automatically, without a reload of the page.
  uploads.forget()
  uploads.open()
  await context.setOffline(false)
  await page.clock.fastForward(OFFLINE_RETRY_MS)
  await expect(offline).toHaveCount(0)
  await expect(dialog.getByText('Загружено 6 из 6')).toBeVisible()
  await expect(
    dialog.getByText('«стена.png»: слишком большая картинка, 30000×30000 пикселей'),
  ).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(9)
  await expect(page.locator('body')).toHaveAttribute('data-same-page', '')

  await dialog.getByLabel(t('upload.label_caption')).fill('Шесть из десяти')
  await dialog.getByRole('button', { name: t('upload.action_add-post') }).click()
  await page.getByRole('link', { name: t('upload.action_open-post') }).click()
  await expect(page.getByRole('button', { name: 'Слайд 6 из 6' })).toBeVisible()
})
