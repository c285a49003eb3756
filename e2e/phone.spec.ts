import { devices, expect } from '@playwright/test'
import { endpointPath, type Endpoint, type ParamsOf } from '../src/contract/endpoint'
import { albumEditingEndpoints } from '../src/contract/endpoints/albumEditing'
import { copyrightEndpoints } from '../src/contract/endpoints/copyright'
import { libraryEndpoints } from '../src/contract/endpoints/library'
import { postEndpoints } from '../src/contract/endpoints/posts'
import { segmentEndpoints } from '../src/contract/endpoints/segments'
import { userEndpoints } from '../src/contract/endpoints/user'
import { widgetEndpoints } from '../src/contract/endpoints/widgets/widgets'
import { CABINET, enterCabinet, quietTest, test } from './session'
import { openScreen, screenList } from './screenList'
import { texts } from './texts'

const t = texts('ru')
const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7']
test.use({ ...phone, viewport: { width: 390, height: 844 } })

test('a finger sees what it can press on a card, and finds it', async ({ page }) => {
  await enterCabinet(page, 'owner@demo.test', 'ru')
  await page.goto(CABINET)
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .first()
  for (const control of [card.getByRole('checkbox'), card.locator('[data-control=menu]')]) {
    const look = await control.evaluate((element) => {
      const { backgroundColor } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      return { backgroundColor, width, height }
    })
    expect(look).toEqual({ backgroundColor: 'rgba(20, 18, 16, 0.6)', width: 44, height: 44 })
  }
  const add = page.getByRole('button', { name: t('library.action_add') }).first()
  const search = page.getByRole('searchbox')
  for (const control of [add, search]) {
    const { height } = (await control.boundingBox()) ?? { height: 0 }
    expect(height).toBeGreaterThanOrEqual(44)
  }
})

test('the words of the bar stand in one line each, and the order of the list can be read', async ({
  page,
}) => {
  await enterCabinet(page, 'owner@demo.test', 'ru')
  await page.goto(CABINET)
  const bar = page.getByRole('navigation', { name: t('shell.nav_sections'), exact: true })
  for (const link of await bar.getByRole('link').filter({ visible: true }).all()) {
    const lines = await link.locator('span').evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return words.getClientRects().length
    })
    expect(lines, await link.innerText()).toBe(1)
  }
  const order = page.getByRole('combobox', { name: t('library.label_sort') })
  const { width } = (await order.boundingBox()) ?? { width: 0 }
  expect(width).toBeGreaterThanOrEqual(140)
})

/** A name that no line can hold: letters without a break, then letters with many marks. */
const LONG_NAME = 'Щ'.repeat(50) + 'ш\u0301\u0302\u0303\u0308'.repeat(10)

quietTest.use({ ...phone, viewport: { width: 390, height: 844 } })
quietTest('a long name widens no page', async ({ page }) => {
  quietTest.setTimeout(240_000)
  await enterCabinet(page, 'owner@demo.test', 'ru')
  const ask = async <E extends Endpoint>(
    endpoint: E,
    sent: { params?: ParamsOf<E>; query?: Record<string, string>; data?: unknown } = {},
  ) => {
    const { params, query = {}, data } = sent
    const path = endpointPath(endpoint, 'demo', params)
    const response = await page.request.fetch(`${path}?${new URLSearchParams(query).toString()}`, {
      method: endpoint.method,
      ...(data === undefined ? {} : { data }),
    })
    const { data: envelope } = (await response.json()) as {
      data: { response: { body: unknown }; request: { success: boolean } }
    }
    expect(envelope.request.success, endpoint.path).toBe(true)
    return envelope.response.body
  }
  const { user } = (await ask(userEndpoints.getUser)) as { user: { name: string } }
  await ask(userEndpoints.saveUser, { data: { name: LONG_NAME } })
  const { album } = (await ask(albumEditingEndpoints.createAlbum, {
    data: { name: LONG_NAME },
  })) as {
    album: { id: number }
  }
  const { segment } = (await ask(segmentEndpoints.createSegment, {
    query: { name: LONG_NAME, code: 'long', idAtProvider: 'null' },
  })) as { segment: { id: number } }
  const { widget } = (await ask(widgetEndpoints.createWidget, {
    data: { type: 'gallery', name: LONG_NAME },
  })) as { widget: { embedId: string } }
  const { view } = (await ask(libraryEndpoints.createSavedView, {
    data: { name: LONG_NAME.slice(0, 60), search: `?album=${album.id}&segment=${segment.id}` },
  })) as { view: { id: number } }
  const postId = await commentedPost(LONG_NAME)

  async function commentedPost(text: string): Promise<number | null> {
    const { postInfoList } = (await ask(postEndpoints.searchPosts, {
      data: { filter: { isUgc: true } },
    })) as { postInfoList: { vitrinaPost: { id: number; copyrightRequest: unknown } }[] }
    const asked = postInfoList.find(({ vitrinaPost }) => vitrinaPost.copyrightRequest !== null)
    if (!asked) return null
    const { id } = asked.vitrinaPost
    await ask(copyrightEndpoints.addCopyrightComment, {
      data: { username: 'demo', postId: id, text },
    })
    return id
  }
  const widths = (where: string) =>
    expect
      .soft(
        page.evaluate(() => document.documentElement.scrollWidth),
        where,
      )
      .resolves.toBeLessThanOrEqual(390)
  try {
    const list = await screenList(page)
    const addresses = [
      ...list.map(({ address }) => address),
      `/albums/${album.id}`,
      `/?album=${album.id}&segment=${segment.id}`,
      `/galleries/g/${widget.embedId}`,
      ...(postId === null ? [] : [`/${postId}`, `/posts-analytic/${postId}`]),
    ]
    for (const address of addresses) {
      await openScreen(page, address)
      await widths(address)
    }
    await openScreen(page, '/')
    await page.getByRole('button', { name: /^Аккаунт/ }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await widths('the account menu')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: t('library.action_views') }).click()
    await expect(
      page.getByText(LONG_NAME.slice(0, 60)).filter({ visible: true }).first(),
    ).toBeVisible()
    await widths('the saved filters')
  } finally {
    await ask(userEndpoints.saveUser, { data: { name: user.name } })
    await ask(libraryEndpoints.deleteSavedView, { params: { id: view.id } })
    await ask(widgetEndpoints.deleteWidget, { params: { id: widget.embedId } })
    await ask(segmentEndpoints.deleteSegment, { params: { id: segment.id } })
    await ask(albumEditingEndpoints.deleteAlbum, { params: { id: album.id } })
  }
})
