import { expect, test, type Page } from '@playwright/test'
import type { WidgetPayload } from '../../src/contract/widgets/widgetPayload'
import { inDepth } from '../../test/depth'
import { FULL_GALLERY, FULL_MODEL, FULL_STORIES } from '../../test/pages/fullPayloads'
import { HOSTILE_MARKUP, withTexts } from '../../test/pages/hostileMarkup'
import { openHostileSite, type HostileSite } from '../hostile/site'
import { dangersOf } from '../hostile/dangersOf'

const tried = inDepth<readonly string[]>(
  HOSTILE_MARKUP,
  HOSTILE_MARKUP.filter((_text, index) => index % 10 === 7),
)

let site: HostileSite
let page: Page
/** The arguments with which a hostile script ran. */
let ran: string[]
test.beforeAll(async ({ browser }) => {
  site = await openHostileSite()
  page = await browser.newPage()
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
})
test.beforeEach(() => {
  ran = []
})
test.afterAll(async () => {
  await page.close()
  site.close()
})

/**
 * Widgets in which every text, link and colour is this text. Only choices and one size of each picture are valid,
 * because nothing is drawn without them.
 */
function hostile(text: string): WidgetPayload[] {
  const [gallery, stories, model] = [
    withTexts(FULL_GALLERY, text),
    withTexts(FULL_STORIES, text),
    withTexts(FULL_MODEL, text),
  ]
  const posts = [...gallery.posts, ...stories.highlights.flatMap((highlight) => highlight.posts)]
  for (const { picture } of posts.flatMap(({ media }) => media)) {
    picture.sources.push({ url: `${site.widget}/picture/1.png`, width: 240 })
  }
  const { platforms } = FULL_GALLERY.settings
  const { material } = FULL_MODEL.settings
  return [
    { ...gallery, settings: { ...gallery.settings, platforms } },
    { ...stories, settings: FULL_STORIES.settings },
    { ...model, settings: { ...model.settings, material } },
  ]
}

async function draw(payload: WidgetPayload): Promise<void> {
  site.payload = payload
  await page.goto(site.show({ rule: 'hostile texts' }, 900))
  await expect.poll(() => page.evaluate('window.drawn')).toBe(1)
}

test('detects in its own check scripts that run and links to scripts', async () => {
  await page.goto(
    site.showBody('<img src="x:" onerror="alert(1)"><a href="java\nscript:1">x</a><base href="/">'),
  )
  await expect.poll(() => ran).toEqual(['1'])
  expect(await page.evaluate(dangersOf, [])).toEqual([
    'img src="x:"',
    'img onerror="alert(1)"',
    'a href="java\nscript:1"',
    '<base>',
  ])
})

for (const text of tried) {
  test(`draws ${JSON.stringify(text)} as plain text in every widget, its popup and its player`, async () => {
    for (const payload of hostile(text)) {
      await draw(payload)
      expect.soft(await page.evaluate(dangersOf, []), payload.widgetType).toEqual([])
      const opener = page.locator('[aria-haspopup=dialog]').first()
      if (payload.widgetType !== 'stl') {
        await opener.click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect.soft(await page.evaluate(dangersOf, []), `${payload.widgetType}, open`).toEqual([])
      }
    }
    expect(ran).toEqual([])
  })
}
