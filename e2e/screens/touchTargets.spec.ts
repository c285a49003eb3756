import { devices, expect, type Page } from '@playwright/test'
import landing from '../../translations/landing/ru.json'
import { paths } from '../../src/common/routing/paths'
import { CABINET, enterCabinet, test } from '../session'
import { LAYERS, openScreen, screenList } from '../screenList'
import { texts } from '../texts'
import { expectBarKeepsWords, expectTouchTargets } from './touchTargets'

const t = texts('ru')
const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7']
test.use({ ...phone, viewport: { width: 390, height: 844 }, locale: 'ru-RU' })

type TextId = Parameters<typeof t>[0]
const named = (page: Page, id: TextId) => page.getByRole('button', { name: t(id), exact: true })

/** Measures the open layer and closes it with Escape. */
async function measureLayer(page: Page, role: 'dialog' | 'menu' | 'listbox', where: string) {
  const layer = page.getByRole(role).filter({ visible: true }).last()
  await expect(layer).toBeVisible()
  await expectTouchTargets(page, where)
  await page.keyboard.press('Escape')
  await expect(layer).toBeHidden()
}

async function measureTabs(page: Page, where: string) {
  const count = await page.getByRole('tab').count()
  for (let index = 1; index < count; index += 1) {
    const tab = page.getByRole('tab').nth(index)
    await tab.click()
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(await tab.innerText())
    await expectTouchTargets(page, `${where}, ${await tab.innerText()}`)
  }
}

test('has 44 px targets on the landing page', async ({ page }) => {
  await page.goto('/my/admin')
  await expectTouchTargets(page, 'sign-in')
  await page.getByRole('button', { name: landing['forgotten.title'] }).click()
  await expect(page.getByText(landing['forgotten.no-mail'])).toBeVisible()
  await expectTouchTargets(page, 'forgotten password')
})

const everywhere =
  'has 44 px targets on every screen, and words for each action of the bars at the lower edge'
test(everywhere, { tag: '@deep' }, async ({ page }) => {
  await enterCabinet(page, 'owner@demo.test', 'ru')
  for (const { name, address } of await screenList(page)) {
    await openScreen(page, address)
    await expectTouchTargets(page, name)
    if (['post', 'builder'].includes(name)) await measureTabs(page, name)
  }
})

test('has 44 px targets in each layer over the library', async ({ page }) => {
  await enterCabinet(page, 'owner@demo.test', 'ru')
  await page.goto(CABINET)
  await page.getByRole('button', { name: /^Аккаунт:/ }).click()
  await measureLayer(page, 'menu', 'account')
  await named(page, 'shell.nav_more').click()
  await measureLayer(page, 'menu', 'more sections')
  await named(page, 'library.action_add').click()
  await measureLayer(page, 'dialog', 'new post')
  await page.getByRole('button', { name: new RegExp(`^${t('common.action_filters')}`) }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('checkbox').first()).toBeVisible()
  await panel.getByRole('combobox', { name: t('albums.label_picker') }).click()
  await measureLayer(page, 'listbox', 'albums of the filters')
  await measureLayer(page, 'dialog', 'filters')

  await openScreen(page, `${paths.home()}?album=1.2&products=yes&published=2020-01-01..2030-12-31`)
  await expectTouchTargets(page, 'applied filters')
  await named(page, 'library.action_views').click()
  await measureLayer(page, 'dialog', 'saved filters')
  await named(page, 'library.action_views').click()
  await named(page, 'filters.action_save-view').click()
  await measureLayer(page, 'dialog', 'new saved filter')

  await openScreen(page, paths.home())
  const cards = page.getByRole('list', { name: t('library.label_posts') })
  await cards.locator('[data-control=menu]').first().click()
  await measureLayer(page, 'menu', 'post')
  await cards.getByRole('checkbox').nth(0).check()
  await cards.getByRole('checkbox').nth(1).check()
  await expect(page.getByRole('toolbar')).toBeVisible()
  await expectTouchTargets(page, 'selection')
  await expectBarKeepsWords(page)
  for (const action of [
    'selection.action_add',
    'selection.action_segments',
    'common.action_delete',
  ] as const) {
    await named(page, action).click()
    await measureLayer(page, 'dialog', action)
  }
})

const others = 'has 44 px targets in the dialogs and menus of the other screens'
test(others, { tag: '@deep' }, async ({ page }) => {
  await enterCabinet(page, 'owner@demo.test', 'ru')
  for (const [address, action, role] of LAYERS) {
    // Those of the library have tests of their own.
    if (address === paths.home()) continue
    await openScreen(page, address)
    await named(page, action).click()
    await measureLayer(page, role, action)
  }
  await openScreen(page, paths.albums())
  await page
    .getByRole('button', { name: /^Действия с альбомом/ })
    .first()
    .click()
  await measureLayer(page, 'menu', 'album')
  await openScreen(page, paths.membership())
  await page
    .getByRole('button', { name: /^Ещё действия/ })
    .first()
    .click()
  await measureLayer(page, 'menu', 'member')
  await openScreen(page, paths.reviews())
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click()
  await measureLayer(page, 'dialog', 'review')
  const post = (await screenList(page)).find(({ name }) => name === 'analytic-post')
  await openScreen(page, post?.address ?? '')
  await page
    .getByRole('button', { name: /^Открыть календарь/ })
    .first()
    .click()
  await measureLayer(page, 'dialog', 'calendar')
})
