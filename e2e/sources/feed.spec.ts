import { expect, type Page } from '@playwright/test'
import { paths } from '../../src/common/routing/paths'
import { ymlOf, type TestOffer } from '../../test/server/feeds/ymlFeed'
import { enterCabinet, makePhoto, test } from '../session'
import { inspect } from '../inspect'
import { openLocalSite, type LocalSite } from '../sites/localSite'
import { texts } from '../texts'
import { walks } from '../walks'

/**
 * A shop without https, with its catalogue file and a photo of every product. A test changes the file as a shop would.
 */
interface ShopSite extends LocalSite {
  content: string
  /** A feed of these offers, each with its photo unless it has none. */
  feedOf(...offers: readonly TestOffer[]): string
}

async function openShopSite(): Promise<ShopSite> {
  const photo = await makePhoto()
  const site = await openLocalSite(({ url }, response) => {
    if (url === '/feed.xml') response.setHeader('Content-Type', 'application/xml').end(shop.content)
    else response.setHeader('Content-Type', 'image/jpeg').end(photo)
  })
  const withPhoto = (offer: TestOffer) => ({ pictures: [`${site.url}/${offer.id}.jpg`], ...offer })
  const shop = {
    ...site,
    content: '',
    feedOf: (...offers: readonly TestOffer[]) => ymlOf(...offers.map(withPhoto)),
  }
  return shop
}

/** Pictures on the page that have loaded. */
const loadedPictures = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .evaluateAll(
      (images: HTMLImageElement[]) => images.filter(({ naturalWidth }) => naturalWidth > 0).length,
    )

const open = (page: Page, address: string) => page.goto(`/my/admin/demo/#${address}`)

for (const { width, height, locale } of walks('narrow')) {
  const t = texts(locale)
  const id = (name: string) => `${locale}-${name}`

  test(`connects a catalogue by link, keeps it when its file is truncated, and disconnects it (${width} px, ${locale})`, async ({
    page,
  }) => {
    const shop = await openShopSite()
    shop.content = shop.feedOf(
      { id: id('vase'), name: 'Ваза «Лесное озеро»' },
      { id: id('bowl'), name: 'Пиала для чайной церемонии с росписью', price: 0, pictures: [] },
      { id: id('nameless'), name: '' },
      { id: id('jug'), name: 'Кувшин' },
    )
    await page.setViewportSize({ width, height })
    await enterCabinet(page, 'owner@demo.test', locale)
    await open(page, paths.integrations())
    const button = (name: Parameters<typeof t>[0]) => page.getByRole('button', { name: t(name) })
    const feeds = page.getByRole('list', { name: t('feeds.label_list') })

    await page.getByLabel(t('feeds.label_link')).fill(`${shop.url}/feed.xml`)
    await button('feeds.action_submit').click()
    await expect(page.getByText('Ваза «Лесное озеро»')).toBeVisible()
    await expect(feeds.getByText(t('feeds.text_no-price'))).toBeVisible()
    await expect.poll(() => loadedPictures(page)).toBe(2)
    await inspect(page, `feed-review-${width}`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('feeds.action_download').split('(')[0] }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^rejected_\d+\.csv$/)
    await button('feeds.action_accept').click()
    await expect(feeds.getByText(t('feeds.status_working'))).toBeVisible()
    await inspect(page, `feed-working-${width}`)

    await open(page, paths.products())
    await expect(page.getByText('Кувшин', { exact: true })).toBeVisible()

    await open(page, paths.integrations())
    const choose = async (action: Parameters<typeof t>[0]) => {
      await page.getByRole('button', { name: t('feeds.menu_feed').split('{')[0] }).click()
      await page.getByRole('menuitem', { name: t(action) }).click()
    }
    shop.content = '<!doctype html><title>503</title>'
    await choose('feeds.action_read')
    await expect(feeds.getByText(t('feeds.status_failed'))).toBeVisible()
    await inspect(page, `feed-failed-${width}`)

    shop.content = shop.feedOf({ id: id('jug'), name: 'Кувшин' })
    await button('feeds.action_read-again').click()
    await expect(feeds.getByText(t('feeds.status_held'))).toBeVisible()
    await inspect(page, `feed-held-${width}`)
    await button('feeds.action_accept-loss').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('feeds.action_accept-loss') })
      .click()
    await expect(feeds.getByText(t('feeds.status_working'))).toBeVisible()

    await choose('integrations.action_disconnect')
    await inspect(page, `feed-disconnect-${width}`)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('integrations.action_disconnect') })
      .click()
    await expect(page.getByLabel(t('feeds.label_link'))).toBeVisible()
    shop.close()
  })
}
