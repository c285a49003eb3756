import { expect, type Page } from '@playwright/test'
import { ELEMENT_FONT, ELEMENT_STYLES, ACTION_LAYOUT } from '../../src/contract/elements/layout'
import { fontCss } from '../../src/contract/elements/fonts'
import { failureEnvelope } from '../../src/contract/envelope'
import type { MediaItem } from '../../src/contract/entities/posts/media'
import type { PostInfo } from '../../src/contract/entities/posts/post'
import { screenList } from '../screenList'
import { stageOf, stagePixels, stillPixels, type Box } from './stagePointer'
import { bytesOf, pixelsOf } from './shots'
import { texts } from '../texts'

/** The side of the square frame in px. */
const SIDE = 736
const percent = (px: number) => (px / SIDE) * 100

const placed = { view: 'square', rotate: 0 } as const
/** One element of each kind, without overlaps. The sizes follow from the contract's measures. */
const text = {
  ...placed,
  x: 5,
  y: 5,
  zIndex: 1,
  text: 'Новинка',
  color: '#211f1d',
  backgroundColor: '#ffffff',
  fontName: 'Lora',
  fontStyle: 'bold',
  fontSize: 40,
  width: 50,
}
/** An element of the other frame: one line of 32 px, plus the padding. */
const storyText = { ...text, view: 'story', fontSize: 24 } as const
const poll = {
  ...placed,
  x: 5,
  y: 40,
  zIndex: 2,
  type: 'poll',
  caption: 'Берём?',
  placeholder: '',
  backgroundColor: '#0f766e',
  scale: 100,
  isAlreadySaved: true,
} as const
const action = {
  ...placed,
  x: 60,
  y: 60,
  zIndex: 3,
  type: 'button',
  text: 'Купить',
  link: '/',
  backgroundColor: '#ffffff',
  borderColor: '#ffffff',
  borderRadius: 14,
  borderWidth: 0,
  textColor: '#211f1d',
  scale: 100,
} as const
const picture = { ...placed, x: 60, y: 72, zIndex: 4, scale: 15 }
const image = { x: 62, y: 5, rotate: 0, width: 20, height: 20, zIndex: 5 }

/** The initial positions of the elements. */
export interface FurnishedBoxes {
  text: Box
  storyText: Box
  poll: Box
  action: Box
  picture: Box
}

/** Replaces the elements of a post's first picture by one of each kind. The stored post does not change. */
function furnished(item: MediaItem): MediaItem {
  const [link, ...links] = item.linkList
  if (!link) throw new Error('The demo lacks a product on this picture')
  const marked = {
    ...link,
    marker: { x: 90, y: 90, show: true },
    skuImageMarkup: { squareView: image, storyView: null, choosedSkuImageUrl: null },
  }
  return {
    ...item,
    view: 'square',
    linkList: [marked, ...links.map((one) => ({ ...one, marker: { x: 97, y: 3, show: true } }))],
    textStickers: [text, storyText],
    pictureStickers: [{ ...picture, pictureUrl: item.imageUrl }],
    callToActions: [action],
    interactions: [{ ...poll, emojis: [], polls: ['Да', 'Нет'] }],
  }
}

/**
 * Opens a post with these elements; `save` returns the body of a save request, which is not sent.
 */
export async function openFurnished(page: Page) {
  const address = (await screenList(page)).find(({ name }) => name === 'post')?.address ?? '/'
  const postId = Number(address.slice(1))
  let pictureUrl = ''
  await page.route('**/search/post', async (route) => {
    const response = await route.fetch()
    const result = (await response.json()) as {
      data: { response: { body: { postInfoList: PostInfo[] } } }
    }
    // The library's posts are requested when the cabinet starts, so this response is changed too.
    const { postInfoList } = result.data.response.body
    for (const post of postInfoList.filter(({ vitrinaPost }) => vitrinaPost.id === postId)) {
      post.media = post.media.map((item, index) => (index === 0 ? furnished(item) : item))
      pictureUrl = post.media[0]?.imageUrl ?? ''
    }
    await route.fulfill({ response, json: result })
  })
  const saved: MediaItem[] = []
  await page.route('**/vitrina_post/save', async (route) => {
    const { postInfo } = route.request().postDataJSON() as { postInfo: PostInfo }
    saved.push(...postInfo.media.slice(0, 1))
    await route.fulfill({ json: failureEnvelope('Не сохранено') })
  })
  await page.goto(`/my/admin/demo/#${address}`)
  await expect(stageOf(page).locator('canvas').last()).toBeAttached()
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
  await allDrawn(page)
  const save = async () => {
    saved.length = 0
    const name = texts('ru')('common.action_save')
    await page.getByRole('button', { name, exact: true }).click()
    await expect.poll(() => saved.length).toBe(1)
    return saved[0]
  }
  return { save, boxes: await boxesOf(page, pictureUrl) }
}

/** A point inside of each element of the square frame, in percent of the frame. */
const PLACES = [
  [30, 8],
  [20, 50],
  [63, 62],
  [62, 74],
  [70, 12],
] as const

/** Waits until each element is drawn, which requires its picture or its font. */
async function allDrawn(page: Page): Promise<void> {
  const stage = stageOf(page)
  const filled = async () => {
    const frame = await stage.locator('[data-frame]').first().boundingBox()
    const canvas = await stage.locator('canvas').first().boundingBox()
    const [elements = ''] = await stagePixels(stage)
    if (!frame || !canvas) return []
    const drawn = await pixelsOf(bytesOf(elements))
    const scale = drawn.width / canvas.width
    return PLACES.map(([x, y]) => {
      const left = Math.round((frame.x - canvas.x + (frame.width * x) / 100) * scale)
      const top = Math.round((frame.y - canvas.y + (frame.height * y) / 100) * scale)
      return (drawn.data[(top * drawn.width + left) * drawn.channels + 3] ?? 0) > 0
    })
  }
  await expect.poll(filled).toEqual(PLACES.map(() => true))
  await stillPixels(stage)
}

async function boxesOf(page: Page, pictureUrl: string): Promise<FurnishedBoxes> {
  const font = fontCss(ELEMENT_FONT, ELEMENT_STYLES.action, ACTION_LAYOUT.fontSize)
  const measured = await page.evaluate(
    async ({ url, words, css }) => {
      const shown = new Image()
      shown.src = url
      await shown.decode()
      const context = document.createElement('canvas').getContext('2d')
      if (context) context.font = css
      const wordsWidth = context?.measureText(words).width ?? 0
      return { width: shown.naturalWidth, height: shown.naturalHeight, wordsWidth }
    },
    { url: pictureUrl, words: action.text, css: font },
  )
  const { paddingX, paddingY, lineHeight } = ACTION_LAYOUT
  const grown = picture.scale / 100
  const sized = ({ x, y }: { x: number; y: number }, width: number, height: number) => ({
    x,
    y,
    width: percent(width),
    height: percent(height),
  })
  return {
    text: sized(text, SIDE / 2, 68),
    // In percent of the story frame, which is as high as the square one.
    storyText: sized(storyText, SIDE / 2, 47.2),
    poll: sized(poll, 320, 188),
    action: sized(action, measured.wordsWidth + 2 * paddingX, lineHeight + 2 * paddingY),
    picture: sized(picture, measured.width * grown, measured.height * grown),
  }
}
