import { openPopup } from '../popup/openPopup'
import type { PopupOptions } from '../popup/popupChunk'
import { stubChunks, stubDelivery, stubDialogs, stubIntersections } from '../testing/browser'
import { shopSource, testChunk } from '../testing/chunks'
import { DRAWN_GALLERY, type DrawnSettings } from '../testing/drawnGallery'
import { testPayload } from '../testing/payload'
import { emptyRoot } from '../testing/popup'
import { drawWidget } from './drawWidget'

stubIntersections()
stubDialogs()
let stop: (() => void) | null = null

beforeEach(() => {
  stubDelivery()
  const open = (options: PopupOptions) =>
    openPopup(options, () => Promise.reject(new Error('none')))
  stubChunks({ popup: { openPopup: open } })
})
afterEach(() => {
  stop?.()
  jest.restoreAllMocks()
})

/** The markup of a gallery of three posts on a shop's page, and of its first post opened. */
async function shown(settings: Partial<DrawnSettings>, isPhone = false): Promise<string> {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: isPhone } as MediaQueryList)
  const root = emptyRoot()
  const host = root.host as HTMLElement
  const popupHeader = [{ tag: 'b', children: ['Скидки'] }]
  const firstPage = testPayload([1, 2, 3], { settings, popupHeader, hasMore: false })
  const asked = { embedId: 'demo', article: '', address: '', segment: null, look: '' }
  stop = await drawWidget(
    {
      ...asked,
      host,
      root,
      source: shopSource(),
      loadPage: () => Promise.reject(new Error('no more')),
      firstPage,
      pause: () => Promise.resolve(true),
    },
    { popup: testChunk('popup'), line: testChunk('line') },
  )
  root.querySelector<HTMLButtonElement>('.tile')?.click()
  // Waits until the popup and the arrows are loaded.
  await new Promise((resolve) => setTimeout(resolve))
  const html = `${host.id} ${root.innerHTML}`
  stop?.()
  stop = null
  // The widget is removed from the element.
  expect(host).not.toHaveAttribute('id')
  return html
}

test.each(Object.entries(DRAWN_GALLERY))(
  'draws differently for the setting %s',
  async (_setting, [before, change]) => {
    expect(await shown(change)).not.toBe(await shown(before))
  },
)

test('draws rows, tiles and a slider differently', async () => {
  const looks = [{}, { layout: null }, { mode: 'rows', layout: null }, { mode: 'line' }] as const
  const drawn: string[] = []
  for (const look of looks) {
    drawn.push(/class="(gallery[^"]*)"/.exec(await shown(look))?.[1] ?? '')
  }
  expect(drawn).toEqual([
    'gallery is-tile',
    'gallery is-rows',
    'gallery is-rows',
    'gallery is-line',
  ])
})

test.each([
  ['mobile', true],
  ['desktop', false],
] as const)(
  'keeps the shop’s content on other kinds of screens when a gallery is only for %s',
  async (platform, isPhone) => {
    expect(await shown({ platforms: [platform] }, isPhone)).toContain('class="tile"')
    expect(await shown({ platforms: [platform] }, !isPhone)).not.toContain('tile')
  },
)

test('draws nothing with fewer posts than the minimum', async () => {
  expect(await shown({ min_posts: 3 })).toContain('class="tile"')
  expect(await shown({ min_posts: 4 })).not.toContain('tile')
})

test.each([
  ['default', /class="byline"/, /posts-count|Скидки/],
  ['custom', /<b>Скидки<\/b>/, /class="byline"|posts-count/],
  ['postsCount', /<p class="posts-count">1 из 3<\/p>/, /class="byline"|Скидки/],
  ['hidden', /class="panel"/, /class="byline"|posts-count|Скидки/],
] as const)(
  'changes what is above an open post by the header setting “%s”',
  async (popup_header, there, gone) => {
    const html = await shown({ popup_header })
    expect(html).toMatch(there)
    expect(html).not.toMatch(gone)
  },
)

test('draws the arrows of a slider before its posts', async () => {
  const html = await shown({ mode: 'line' })
  expect(html.indexOf('Прокрутить назад')).toBeGreaterThan(0)
  expect(html.indexOf('Прокрутить назад')).toBeLessThan(html.indexOf('class="tile"'))
  expect(await shown({})).not.toContain('Прокрутить назад')
})
