import { devices, expect, type Page } from '@playwright/test'
import { paths } from '../src/common/routing/paths'
import { albumEditingEndpoints } from '../src/contract/endpoints/albumEditing'
import { copyrightEndpoints } from '../src/contract/endpoints/copyright'
import { libraryEndpoints } from '../src/contract/endpoints/library'
import { postEndpoints } from '../src/contract/endpoints/posts'
import { segmentEndpoints } from '../src/contract/endpoints/segments'
import { userEndpoints } from '../src/contract/endpoints/user'
import { widgetEndpoints } from '../src/contract/endpoints/widgets/widgets'
import { inDepth } from '../test/depth'
import { ask } from './server/ask'
import { quietTest } from './server/ownServer'
import { CABINET, enterCabinet, test } from './session'
import { openScreen, screenList } from './screenList'
import { texts } from './texts'

const t = texts('ru')
const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7']
test.use({ ...phone, viewport: { width: 390, height: 844 } })

test('draws card controls 44 px wide, each navigation label on one line, and the sort field wide enough to read', async ({
  page,
}) => {
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

test('shows the badges of covers without cutting them, and aligns table values with their column titles', async ({
  page,
}) => {
  await enterCabinet(page, 'owner@demo.test', 'ru')
  await page.goto(CABINET)
  const marks = page.locator('[data-card] img + span > *')
  await expect(marks.first()).toBeVisible()
  const cut = await marks.evaluateAll((elements) =>
    elements.filter(({ clientWidth, clientHeight, scrollWidth, scrollHeight }) => {
      return scrollWidth > clientWidth || scrollHeight > clientHeight
    }),
  )
  expect(cut).toEqual([])

  /** The distinct left positions of these elements, px of the window. */
  const edgesOf = async (selector: string) => {
    const cells = page.getByRole('table').first().locator(selector)
    await expect(cells.first()).toBeVisible()
    const lefts = await cells.evaluateAll((elements) =>
      elements
        // Further rows are folded until they are asked for.
        .filter((element) => element.checkVisibility())
        .map((element) => Math.round(element.getBoundingClientRect().left)),
    )
    return new Set(lefts).size
  }
  const values = 'td:not([data-action])'
  for (const [address, columns] of [
    [paths.products(), 2],
    [paths.membership(), 2],
    [paths.segments(), 2],
    [paths.analytic(), 3],
    [paths.postsAnalytics(), 3],
  ] as const) {
    await openScreen(page, address)
    // Late parts of a screen may still move its rows.
    await expect.poll(() => edgesOf(values), { message: address }).toBe(columns)
  }
  await openScreen(page, paths.analytic())
  await expect.poll(() => edgesOf('th[data-sorting]')).toBe(3)
})

/** A name that does not fit into any line: letters without a break, then letters with many combining marks. */
const LONG_NAME = 'Щ'.repeat(50) + 'ш\u0301\u0302\u0303\u0308'.repeat(10)

async function commentedPost(page: Page, text: string): Promise<number | null> {
  const { postInfoList } = await ask(page, postEndpoints.searchPosts, { filter: { isUgc: true } })
  const asked = postInfoList.find(({ vitrinaPost }) => vitrinaPost.copyrightRequest !== null)
  const postId = asked?.vitrinaPost.id ?? null
  if (postId === null) return null
  await ask(page, copyrightEndpoints.addCopyrightComment, { username: 'demo', postId, text })
  return postId
}

quietTest.use({ ...phone, viewport: { width: 390, height: 844 } })
quietTest('keeps every page as wide as the screen when it shows a long name', async ({ page }) => {
  await enterCabinet(page, 'owner@demo.test', 'ru')
  const { user } = await ask(page, userEndpoints.getUser)
  await ask(page, userEndpoints.saveUser, { name: LONG_NAME })
  const { album } = await ask(page, albumEditingEndpoints.createAlbum, { name: LONG_NAME })
  const query = { name: LONG_NAME, code: 'long', idAtProvider: 'null' } as const
  const { segment } = await ask(page, segmentEndpoints.createSegment, undefined, { query })
  const { widget } = await ask(page, widgetEndpoints.createWidget, {
    type: 'gallery',
    name: LONG_NAME,
  })
  const { view } = await ask(page, libraryEndpoints.createSavedView, {
    name: LONG_NAME.slice(0, 60),
    search: `?album=${album.id}&segment=${segment.id}`,
  })
  const postId = await commentedPost(page, LONG_NAME)
  const widths = (where: string) =>
    expect
      .soft(
        page.evaluate(() => document.documentElement.scrollWidth),
        where,
      )
      .resolves.toBeLessThanOrEqual(390)
  try {
    const addresses = [
      ...inDepth(
        (await screenList(page)).map(({ address }) => address),
        [paths.albums(), paths.segments(), paths.galleries(), paths.membership(), paths.profile()],
      ),
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
    await ask(page, userEndpoints.saveUser, { name: user.name })
    for (const [endpoint, id] of [
      [libraryEndpoints.deleteSavedView, view.id],
      [widgetEndpoints.deleteWidget, widget.embedId],
      [segmentEndpoints.deleteSegment, segment.id],
      [albumEditingEndpoints.deleteAlbum, album.id],
    ] as const) {
      await ask(page, endpoint, undefined, { params: { id } })
    }
  }
})
