import { expect, type Request } from '@playwright/test'
import { widgetEndpoints } from '../src/contract/endpoints/widgets/widgets'
import { LOOK_PARAM } from '../src/contract/widgets/embed'
import { ask, logIn } from './server/ask'
import { quietTest as test } from './server/ownServer'
import { CABINET, enterCabinet } from './session'
import { texts } from './texts'

// For shoppers the request for such a widget returns 404, which the browser itself logs.

const t = texts('ru')
const ID = 'demo-home'

test('shows a team-only widget on the shop’s page to a member who opens it from the cabinet, and nothing without the key or with a changed end of it', async ({
  page,
  context,
  browser,
}) => {
  await enterCabinet(page, 'owner@demo.test', 'ru')
  const setMode = (isEnabled: 'admin_mode' | 'full_access') =>
    ask(
      page,
      widgetEndpoints.saveWidget,
      { isEnabled, gallerySettings: {} },
      { params: { id: ID } },
    )
  await setMode('admin_mode')
  try {
    await page.goto(`/my/admin/demo/#/galleries/g/${ID}`)
    await page.getByRole('tab', { name: t('widgets.tab_installation') }).click()
    const requests: Request[] = []
    context.on('request', (request) => requests.push(request))
    const opening = context.waitForEvent('page')
    const link = page.getByRole('link', { name: t('widgets.action_open-on-site') })
    const opened = new URL((await link.getAttribute('href')) ?? '')
    await link.click()
    const shop = await opening
    const tiles = shop.locator(`[data-vitrina="${ID}"]`).getByRole('button')
    await expect(tiles.first()).toBeVisible()
    expect(new URL(shop.url()).origin).not.toBe(new URL(page.url()).origin)
    expect(shop.url(), 'the key is not shared with the address').not.toContain(LOOK_PARAM)
    expect(
      await shop.evaluate(() => document.referrer),
      'the shop does not learn the address of the cabinet',
    ).toBe('')
    await shop.reload()
    await expect(tiles.first(), 'kept for the tab').toBeVisible()
    await tiles.first().click()
    await expect(shop.getByRole('dialog')).toBeVisible()

    const [, person = '', , signed = ''] = opened.searchParams.get(LOOK_PARAM)?.split('.') ?? []
    opened.searchParams.set(
      LOOK_PARAM,
      [ID, person, String(Date.now() + 86_400_000), signed].join('.'),
    )
    const stranger = await browser.newPage()
    for (const address of [shop.url(), opened.href]) {
      const asked = stranger.waitForResponse((response) => response.url().includes('/widget/v1/'))
      await stranger.goto(address)
      expect((await asked).status(), address).toBe(404)
      await expect(stranger.locator(`[data-vitrina="${ID}"]`).getByRole('button')).toHaveCount(0)
    }
    const { origin } = new URL(shop.url())
    const elsewhere = requests.filter((request) => !request.url().startsWith(origin))
    const headers = await Promise.all(elsewhere.map((request) => request.allHeaders()))
    expect(
      headers.filter(({ referer = '' }) => referer.includes(LOOK_PARAM)),
      'no other site is told the key',
    ).toEqual([])
    await shop.close()
    expect(
      requests.map((request) => request.url()).filter((url) => url.endsWith('/events')),
      'a preview is not counted',
    ).toEqual([])
  } finally {
    await setMode('full_access')
  }
})

test('shows the provider’s people the visit above a screen and above an editor, and ends the visit', async ({
  page,
}) => {
  const REASON = 'Не грузится альбом'
  await enterCabinet(page, 'owner@demo.test', 'ru')
  await page.context().clearCookies()
  await logIn(page, 'admin@vitrina.test')
  await page.goto(CABINET)
  await expect(page).toHaveURL(/\/my\/admin\?open=demo/)
  await page.getByLabel(/Зачем вы открываете|Why do you open/).fill(REASON)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(CABINET)
  const band = page.getByRole('region', { name: t('shell.label_support') })
  await expect(band).toContainText('«Лён и глина»')
  await expect(band).toContainText(REASON)
  await page.goto(`${CABINET}#/galleries/g/${ID}`)
  await expect(page.getByRole('tab', { name: t('widgets.tab_installation') })).toBeVisible()
  const below = await band.evaluate((element) => element.getBoundingClientRect().bottom)
  expect((await page.locator('header').boundingBox())?.y).toBe(below)
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
    'the editor is as high as the rest of the window',
  ).toBe(0)
  await band.getByRole('button', { name: t('shell.action_end-visit') }).click()
  await expect(page).toHaveURL('/my/admin')
  await page.context().clearCookies()
  await logIn(page, 'owner@demo.test')
  await page.goto(`${CABINET}#/audit?kind=visits&person=provider`)
  const row = page.getByRole('row', { name: /Сотрудник сервиса открыл аккаунт/ }).first()
  await expect(row).toContainText(REASON)
})
