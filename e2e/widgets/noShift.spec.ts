import { expect, test, type Page } from '@playwright/test'
import type { HeaderNode } from '../../src/contract/widgets/headerNodes'
import { installationCode } from '../../src/contract/widgets/installation/installationCode'
import { productRoomOf, roomOf } from '../../src/contract/widgets/installation/roomOf'
import type { GallerySettings } from '../../src/contract/widgets/settings/gallerySettings'
import type { WidgetPayload } from '../../src/contract/widgets/widgetPayload'
import { inDepth } from '../../test/depth'
import { modelPayload } from '../../widget/testing/model'
import { testPayload, testPost } from '../../widget/testing/payload'
import { testHighlight, testStories } from '../../widget/testing/stories'
import { openHostileSite, type HostileSite } from '../hostile/site'

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]
/** Px by which a height may differ: each row may be rounded. */
const ROUNDED = 0.5

const HEADER: HeaderNode[] = [
  {
    tag: 'div',
    style: { 'font-size': '28px', 'font-weight': 'bold', 'margin-bottom': '14px' },
    children: ['Живые фотографии покупателей нашего магазина глиняной посуды'],
  },
]
const LOOKS = [
  { mode: 'tile', layout: 1 },
  { mode: 'tile', layout: 2 },
  { mode: 'line', layout: null },
  { mode: 'tile', layout: 3 },
  { mode: 'rows', layout: null },
  { mode: 'tile', layout: 4 },
] as const
const MARGINS = { top: 10, right: 25, bottom: 30, left: 5 }

const gallery = (count: number, settings: Partial<GallerySettings>, header: HeaderNode[] = []) =>
  testPayload([], {
    posts: Array.from({ length: count }, (_none, index) => testPost(index + 1)),
    settings,
    header,
    hasMore: settings.load_more === '1',
  })

/** Every number of columns with 1 to 50 posts; the styles, headers, margins and ends alternate. */
const galleries = [1, 2, 3, 4, 5, 6].flatMap((cols, index) =>
  [1, 3, 12, 50].map((count, turn): [string, WidgetPayload] => {
    const look = LOOKS[(index + turn) % LOOKS.length] ?? LOOKS[0]
    const settings: Partial<GallerySettings> = {
      ...look,
      cols,
      cols_min: (index % 3) + 1,
      spacing: [0, 12, 7][turn % 3] ?? 0,
      load_more: turn % 2 === 0 ? '1' : '',
      auto_load_more: turn === 2 ? '1' : '',
      margins: index % 2 === 0 ? { top: 0, right: 0, bottom: 0, left: 0 } : MARGINS,
    }
    const name = `${String(count)} posts, ${String(cols)} columns, ${look.mode} ${String(look.layout)}`
    return [name, gallery(count, settings, turn % 2 === 0 ? [] : HEADER)]
  }),
)

/** The ordinary check uses fewer cases, in which each number of columns and each number of posts occurs. */
const tried = inDepth(
  galleries,
  galleries.filter((_gallery, index) => index % 3 === 0),
)

const highlights = [testHighlight('Кухня', [1, 2]), testHighlight('Гостиная с балконом', [3])]
const stories: [string, WidgetPayload][] = [
  ['stories', testStories(highlights)],
  ['stories without names', testStories([testHighlight('', [1])])],
  [
    'high stories with a header',
    testStories(
      highlights,
      {
        isCustomSize: 1,
        pcSize: 121,
        mobileSize: 61,
        highlights_names_fontSize: 17,
        widget: {
          shape: 'verticalRectangle',
          paddings: { top: '7px', bottom: '11px', left: '20px', right: '3px' },
        },
      },
      { header: HEADER },
    ),
  ],
  [
    'stories at a side of wide screens',
    testStories(highlights, { widget: { inlineDesktop: 0 } }, { header: HEADER }),
  ],
  [
    'stories at the foot of phones',
    testStories(highlights, { widget: { mobileFixed: 1 } }, { header: HEADER }),
  ],
  ['stories for phones', testStories(highlights, { mobileOnly: 1 }, { header: HEADER })],
]
const others: [string, WidgetPayload][] = [
  ['a model', modelPayload()],
  ['a model without its size', modelPayload({ showDimensions: false, height: 333 })],
  ['a gallery for phones', gallery(6, { platforms: ['mobile'] }, HEADER)],
  ['a gallery for wide screens', gallery(6, { platforms: ['desktop'] }, HEADER)],
]

let site: HostileSite
test.beforeAll(async () => {
  site = await openHostileSite()
})
test.afterAll(() => site.close())

const BEFORE = '<p style="height: 120px">Выше</p>'
const AFTER = '<p>Ниже</p><footer style="height: 900px">Подвал</footer>'

/** Runs in the page: sums up its layout shifts. */
const watchShifts = () => {
  const seen = window as unknown as { shifts: number }
  seen.shifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shifts += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    // Waits for three frames, because a shift is reported after its frame.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return (window as unknown as { shifts: number }).shifts
  })

const heightOf = (page: Page) =>
  page.locator('[data-vitrina]').evaluate((host) => host.getBoundingClientRect().height)

/** Resolves once the page is painted and measured; the response with the payload waits for it. */
let measured = Promise.resolve()

/** Opens a page; returns the height in px of the widget's element before the widget is drawn. */
async function open(page: Page, body: string): Promise<number> {
  let respond = () => {}
  measured = new Promise((resolve) => {
    respond = resolve
  })
  await page.goto(site.showBody(body), { waitUntil: 'domcontentloaded' })
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })
  const reserved = await heightOf(page)
  respond()
  return reserved
}

/** Opens a page with the installation code; returns the reserved and the drawn height in px. */
async function openWith(page: Page, payload: WidgetPayload) {
  const room = roomOf(payload)
  site.payload = payload
  const { embedId, widgetType, title } = payload
  const code = installationCode(site.widget, { embedId, widgetType, title }, { room })
  const reserved = await open(page, `${BEFORE}${code}${AFTER}`)
  // A widget that is not for this screen is not drawn.
  if (reserved === 0) return { reserved, drawn: 0, kept: 0 }
  await page.waitForFunction(() => {
    const root = document.querySelector('[data-vitrina]')?.shadowRoot
    return root?.firstElementChild && root.firstElementChild.localName !== 'slot'
  })
  const drawn = await page.locator('[data-vitrina]').evaluate((host) => {
    const node = host.shadowRoot?.firstElementChild
    if (!node) return 0
    return getComputedStyle(node).position === 'fixed' ? 0 : node.getBoundingClientRect().height
  })
  return { reserved, drawn, kept: await heightOf(page) }
}

test.describe('the page around a widget', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(watchShifts)
    site.instead = (_request, response) => {
      void measured.then(() => {
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(site.payload))
      })
    }
  })
  test.afterEach(() => {
    site.instead = null
  })

  for (const screen of inDepth(SCREENS, SCREENS.slice(0, 1))) {
    test(`does not shift while an unchanged widget is drawn into its copied code (${String(screen.width)} px)`, async ({
      page,
    }) => {
      await page.setViewportSize(screen)
      for (const [name, payload] of [...tried, ...stories, ...others]) {
        const { reserved, drawn, kept } = await openWith(page, payload)
        expect.soft(await shiftsOf(page), `${name}: shift`).toBe(0)
        expect
          .soft(Math.abs(drawn - reserved), `${name}: ${drawn} in ${reserved}`)
          .toBeLessThan(ROUNDED)
        expect.soft(Math.abs(kept - reserved), `${name}: stays`).toBeLessThan(ROUNDED)
      }
    })
  }

  test('does not shift for an unknown widget: a bare element is empty, and reserved space stays', async ({
    page,
  }) => {
    site.instead = (_request, response) => {
      response.writeHead(404).end()
    }
    const answered = () => page.waitForResponse(`${site.widget}/widget/v1/**`)
    const widget = { embedId: 'gone', widgetType: 'gallery' }
    const asked = [answered(), answered()]
    await open(page, `${BEFORE}${installationCode(site.widget, widget)}${AFTER}`)
    await asked[0]
    expect(await shiftsOf(page)).toBe(0)
    expect(await heightOf(page)).toBe(0)
    const room = roomOf(gallery(6, {}))
    const reserved = await open(
      page,
      `${BEFORE}${installationCode(site.widget, widget, { room })}${AFTER}`,
    )
    expect(reserved).toBeGreaterThan(100)
    await asked[1]
    expect(await shiftsOf(page)).toBe(0)
    expect(await heightOf(page)).toBe(reserved)
  })

  const product = async (page: Page, count: number, settings: Partial<GallerySettings>) => {
    const payload = gallery(count, { cols: 4, cols_min: 2, ...settings })
    site.payload = payload
    const room = productRoomOf(payload)
    const code = installationCode(site.widget, payload, { product: { article: 'A-1' }, room })
    return open(page, `${BEFORE}${code}${AFTER}`)
  }
  const tiles = (page: Page) => page.locator('[data-vitrina] .tile')

  for (const { width, height } of SCREENS) {
    test(`does not shift on the page of a product, whatever its number of posts (${String(width)} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      const inRow = width < 600 ? 2 : 4
      const cases: [number, Partial<GallerySettings>, number][] = [
        [1, {}, 1],
        [inRow, {}, inRow],
        [inRow + 1, {}, inRow],
        [12, { load_more: '' }, inRow],
        [12, { min_posts: 2 * inRow, load_more: '' }, 2 * inRow],
        [12, { layout: null, spacing: 5 }, inRow],
        [12, { mode: 'line', layout: null }, 12],
      ]
      for (const [count, settings, shown] of cases) {
        const name = `${String(count)} posts, ${JSON.stringify(settings)}`
        const reserved = await product(page, count, settings)
        await expect(tiles(page), name).toHaveCount(shown)
        expect.soft(await shiftsOf(page), `${name}: shift`).toBe(0)
        expect.soft(await heightOf(page), `${name}: height`).toBeCloseTo(reserved, 0)
      }
    })
  }

  test('shows the posts that a product has no reserved room for when they are asked for, or below the screen', async ({
    page,
  }) => {
    await product(page, 9, { load_more: '' })
    const more = page.locator('[data-vitrina]').getByRole('button', { name: 'Ещё', exact: true })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(tiles(page)).toHaveCount(9)
    await expect(more).toBeHidden()
    await expect(tiles(page).nth(4)).toBeFocused()
    // On a low screen the place of the further rows is below it.
    await page.setViewportSize({ width: 1280, height: 300 })
    await product(page, 9, { load_more: '' })
    await expect(tiles(page)).toHaveCount(9)
    expect(await shiftsOf(page)).toBe(0)
  })

  test('releases the reserved space that a widget outside of the screen does not need', async ({
    page,
  }) => {
    const payload = gallery(2, { cols: 4, cols_min: 2 })
    site.payload = payload
    const room = roomOf(gallery(12, { cols: 4, cols_min: 2 }))
    const code = installationCode(site.widget, payload, { room })
    await open(page, `${BEFORE}<div style="height: 900px"></div>${code}${AFTER}`)
    await expect(page.locator('[data-vitrina]').getByRole('button')).toHaveCount(2)
    expect(await shiftsOf(page)).toBe(0)
    // The gallery is one row of three tiles.
    expect(await heightOf(page)).toBeLessThan(400)
  })
})
