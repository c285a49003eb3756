import { readFileSync } from 'node:fs'
import { COLORS, WORDS, stack } from './stack.mjs'
import { skipTours } from '../tools/skipTours.mjs'

/** Opens our editor on a post with the stack; `picture` is the content of its pictures. */
export async function openOwn(browser, origin) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await skipTours(page)
  await page.request.post(`${origin}/my/admin/login`, {
    data: { email: 'owner@demo.test', password: 'vitrina' },
  })
  await page.goto(`${origin}/my/admin/demo/`)
  await page.locator('[data-post]').first().waitFor()
  let pictureUrl
  await page.route('**/search/post', async (route) => {
    const response = await route.fetch()
    const result = await response.json()
    const [post] = result.data.response.body.postInfoList
    if (post) {
      pictureUrl = post.media[0].imageUrl
      post.media = post.media.map((item, index) => (index === 0 ? crowded(item) : item))
    }
    await route.fulfill({ response, json: result })
  })
  await page.locator('[data-post] a[data-card]').first().click()
  await page.locator('[role=application] canvas').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  return {
    name: 'ours',
    page,
    box: await page.locator('[role=application] [data-frame]').first().boundingBox(),
    placeOfDragged: () => placeInPanel(page),
    picture: await dataUrlOf(page, new URL(pictureUrl, origin).href),
  }
}

function crowded(item) {
  const placed = stack.map(({ kind, ...place }, index) => ({
    kind,
    place: { view: item.view, ...place, zIndex: index + 1 },
  }))
  const each = (wanted, facts) =>
    placed.filter(({ kind }) => kind === wanted).map(({ place }) => ({ ...place, ...facts }))
  const text = {
    text: WORDS.text,
    color: COLORS.text,
    backgroundColor: COLORS.paper,
    fontName: 'Lora',
    fontStyle: 'bold',
    fontSize: 20,
    width: 20,
  }
  const button = {
    type: 'button',
    text: WORDS.button,
    link: '/',
    backgroundColor: COLORS.button,
    borderColor: COLORS.paper,
    borderRadius: 14,
    borderWidth: 2,
    textColor: COLORS.paper,
    scale: 70,
  }
  return {
    ...item,
    interactions: [],
    textStickers: [...each('text', text), ...each('handwriting', { ...text, fontName: 'Caveat' })],
    pictureStickers: each('picture', { pictureUrl: item.imageUrl, scale: 12 }),
    callToActions: each('button', button),
  }
}

/** The position of the selected element in the panel, percent of the frame. */
async function placeInPanel(page) {
  const locale = await page.locator('html').getAttribute('lang')
  const texts = JSON.parse(readFileSync(`translations/${locale}.json`, 'utf8'))
  const read = async (id) => {
    const value = await page.getByLabel(texts[id], { exact: true }).inputValue()
    return Number.parseFloat(value.replace(',', '.'))
  }
  return { x: await read('editor.label_from-left'), y: await read('editor.label_from-top') }
}

async function dataUrlOf(page, url) {
  const response = await page.request.get(url)
  const type = response.headers()['content-type']
  return `data:${type};base64,${(await response.body()).toString('base64')}`
}
