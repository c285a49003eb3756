import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { CABINET, enterCabinet, test } from './session'
import { downloadRecord } from './downloadRecord'
import { graveFindings } from './inspect'

/** Requests for the parts of a page, from its own folders. Any other request would leak data. */
const PARTS = ['document', 'script', 'stylesheet', 'font', 'image']

// The player speaks the browser's language.
test.use({ locale: 'ru-RU' })

test('records, downloads and replays a session, and the replay sends no requests', async ({
  page,
  context,
}) => {
  await enterCabinet(page, 'owner@demo.test', 'ru')
  await page.goto(CABINET)
  const firstCard = page.getByRole('list', { name: 'Посты' }).getByRole('listitem').first()
  await expect(firstCard).toBeVisible()
  // The window is recorded from the first idle moment on.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('window-track')),
  )
  await page.mouse.move(700, 500)
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 200)
      return page.evaluate(() => scrollY)
    })
    .toBeGreaterThan(500)
  // Scrolling dispatches nothing; the palette does, after it.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const navigation = page.getByRole('navigation', { name: 'Разделы' })
  await navigation.getByRole('link', { name: 'Альбомы' }).click()
  await expect(page.getByRole('heading', { name: 'Альбомы', level: 1 })).toBeVisible()
  const album = page.getByRole('main').getByRole('listitem').first()
  await expect(album).toBeVisible()

  const download = await downloadRecord(page)
  expect(download.suggestedFilename()).toMatch(
    /^session-[0-9A-Z]{3}(-[0-9A-Z]{3}){4}-\d{4}-\d\d-\d\d\.json$/,
  )
  const file = await download.path()
  expect(await readFile(file, 'utf8')).not.toContain('owner@demo.test')

  // Opens the replay in a browser without a session.
  await context.clearCookies()
  const replay = await context.newPage()
  const asked: string[] = []
  replay.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol === 'data:' || url.protocol === 'blob:') return
    const isPart = PARTS.includes(request.resourceType()) && /^\/(assets|replay)/.test(url.pathname)
    if (!isPart && url.pathname !== '/assets/favicon.svg') asked.push(request.url())
  })
  await replay.goto('/replay')
  await replay.locator('input[type=file]').setInputFiles(file)
  const actions = replay.getByRole('list', { name: /Действия|Actions/ })
  await expect(actions).toBeVisible()
  const stage = replay.frameLocator('iframe')

  await replay.getByRole('slider').focus()
  await replay.keyboard.press('End')
  await expect(
    stage.getByRole('heading', { name: 'Альбомы', level: 1, includeHidden: true }),
  ).toBeVisible()
  await expect(
    stage
      .getByRole('main', { includeHidden: true })
      .getByRole('listitem', { includeHidden: true })
      .first(),
  ).toBeVisible()
  await replay.screenshot({ path: 'test-results/screens/replay-albums.png' })
  expect(await graveFindings(replay)).toEqual([])

  await replay.getByRole('slider').focus()
  await replay.keyboard.press('Home')
  await expect(stage.getByRole('heading', { name: 'Медиатека', includeHidden: true })).toBeVisible()
  await replay.getByRole('button', { name: 'Шаг вперёд' }).click()
  await expect(replay.getByText(/^1 из \d+$/)).toBeVisible()
  await replay.getByRole('radio', { name: '4×', exact: true }).check()
  await replay.getByRole('button', { name: 'Смотреть' }).click()
  await expect(
    stage.getByRole('heading', { name: 'Альбомы', level: 1, includeHidden: true }),
  ).toBeVisible()

  // Back to the library's last moment, as it was scrolled.
  await replay.keyboard.press('Home')
  await replay.keyboard.press('r')
  await replay.keyboard.press('r')
  await replay.keyboard.press('ArrowLeft')
  await expect
    .poll(() => stage.locator('html').evaluate((page) => page.scrollTop))
    .toBeGreaterThan(300)

  // The keys, a note that the downloaded file has, the record as a test, and its comparison with itself.
  await replay.keyboard.press('?')
  await expect(replay.getByRole('dialog', { name: 'Сочетания клавиш' })).toBeVisible()
  await replay.keyboard.press('Escape')
  await expect(replay.getByRole('dialog')).toHaveCount(0)
  await replay.keyboard.press('Home')
  await replay.keyboard.press('w')
  await replay.keyboard.type('Отсюда медлит')
  const downloading = replay.waitForEvent('download')
  await replay.getByRole('button', { name: 'Скачать запись с заметками' }).click()
  const noted = await (await downloading).path()
  await replay.keyboard.press('t')
  await expect(replay.getByText(/Тест скопирован|скачан файлом/)).toBeVisible()
  await replay.locator('input[type=file]').setInputFiles(noted)
  await expect(replay.getByText('Записи не расходятся.')).toBeVisible()
  await replay.keyboard.press('Escape')
  await expect(replay.getByRole('dialog')).toHaveCount(0)
  await replay.getByRole('button', { name: 'Другой файл' }).click()
  await replay.locator('input[type=file]').setInputFiles(noted)
  await expect(replay.getByRole('textbox', { name: 'Заметка к шагу 0' })).toHaveValue(
    'Отсюда медлит',
  )
  await replay.setViewportSize({ width: 390, height: 844 })
  const rows = actions.getByRole('button')
  await rows
    .filter({ hasText: /^1(?!\d)/ })
    .first()
    .click()
  await expect(replay.getByText(/^1 из \d+$/)).toBeVisible()
  expect(await graveFindings(replay)).toEqual([])

  // The page and its stage cannot send requests of their own.
  const refused = await replay.evaluate(() =>
    Promise.all([
      fetch('/my/admin').then(
        () => 'answered',
        () => 'refused',
      ),
      Promise.resolve(navigator.sendBeacon('/my/admin', 'x') ? 'sent' : 'refused'),
    ]),
  )
  expect(refused).toEqual(['refused', 'refused'])
  expect(asked).toEqual([])
})
