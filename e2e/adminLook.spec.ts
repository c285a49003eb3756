import { expect } from '@playwright/test'
import { widgetEndpoints } from '../src/contract/endpoints/widgets/widgets'
import { ask, logIn } from './server/ask'
import { quietTest as test } from './server/ownServer'
import { CABINET, enterCabinet } from './session'
import { texts } from './texts'

// For shoppers the request for such a widget returns 404, which the browser itself logs.

const t = texts('ru')
const ID = 'demo-home'

test('shows a team-only widget on the shop’s page to a member who opens it from the cabinet', async ({
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
    const events: string[] = []
    context.on('request', (request) => {
      if (request.url().endsWith('/events')) events.push(request.url())
    })
    const opening = context.waitForEvent('page')
    await page.getByRole('link', { name: t('widgets.action_open-on-site') }).click()
    const shop = await opening
    const tiles = shop.locator(`[data-vitrina="${ID}"]`).getByRole('button')
    await expect(tiles.first()).toBeVisible()
    expect(new URL(shop.url()).origin).not.toBe(new URL(page.url()).origin)
    expect(shop.url(), 'the key is not shared with the address').not.toContain('vitrina-look')
    await shop.reload()
    await expect(tiles.first(), 'kept for the tab').toBeVisible()
    await tiles.first().click()
    await expect(shop.getByRole('dialog')).toBeVisible()

    const stranger = await browser.newPage()
    const asked = stranger.waitForResponse((response) => response.url().includes('/widget/v1/'))
    await stranger.goto(shop.url())
    expect((await asked).status()).toBe(404)
    await expect(stranger.locator(`[data-vitrina="${ID}"]`).getByRole('button')).toHaveCount(0)
    await shop.close()
    expect(events, 'a look is not counted').toEqual([])
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
