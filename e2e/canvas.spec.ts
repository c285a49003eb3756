import { expect, type Page } from '@playwright/test'
import { failureEnvelope } from '../src/contract/envelope'
import type { MediaItem } from '../src/contract/entities/media'
import type { PostInfo } from '../src/contract/entities/post'
import { chooseLanguage, signIn, test } from './hands'
import { screenList } from './screenList'
import { texts } from './texts'

const t = texts('ru')
/** Px of the square frame. */
const SIDE = 736
/** Px of the screen from the top edge to the handle that turns. */
const TURN_HANDLE = 26

const placed = { view: 'square', rotate: 0 } as const
/** One of each kind, apart from each other; sizes follow from the contract's measures. */
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
/** One line of 52 px and the padding, percent. */
const TEXT_HEIGHT = (68 / SIDE) * 100
const poll = {
  ...placed,
  x: 5,
  y: 40,
  zIndex: 2,
  type: 'poll',
  caption: 'Берём?',
  placeholder: '',
  emojis: [],
  polls: ['Да', 'Нет'],
  backgroundColor: '#0f766e',
  scale: 100,
  isAlreadySaved: true,
} as const
const POLL = { width: (320 / SIDE) * 100, height: (188 / SIDE) * 100 }
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
const image = { x: 62, y: 5, rotate: 0, width: 20, height: 20, zIndex: 5 }

/** The first picture of a post with one element of each kind; what the back office has stays as it is. */
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
    textStickers: [text],
    pictureStickers: [{ ...placed, x: 60, y: 72, zIndex: 4, pictureUrl: item.imageUrl, scale: 15 }],
    callToActions: [action],
    interactions: [{ ...poll, emojis: [], polls: [...poll.polls] }],
  }
}

/** Opens a post whose elements are known; gives what a save sends, which reaches nobody. */
async function openFurnished(page: Page) {
  const address = (await screenList(page)).find(({ name }) => name === 'post')?.address
  await page.route('**/search/post', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as {
      data: { response: { body: { postInfoList: PostInfo[] } } }
    }
    for (const post of answer.data.response.body.postInfoList) {
      post.media = post.media.map((item, index) => (index === 0 ? furnished(item) : item))
    }
    await route.fulfill({ response, json: answer })
  })
  const saved: MediaItem[] = []
  await page.route('**/vitrina_post/save', async (route) => {
    const { postInfo } = route.request().postDataJSON() as { postInfo: PostInfo }
    saved.push(...postInfo.media.slice(0, 1))
    await route.fulfill({ json: failureEnvelope('Не сохранено') })
  })
  await page.goto(`/my/admin/demo/#${address ?? '/'}`)
  await expect(stageOf(page).locator('canvas').last()).toBeAttached()
  await page.waitForLoadState('networkidle')
  return async () => {
    saved.length = 0
    await page.getByRole('button', { name: t('common.action_save'), exact: true }).click()
    await expect.poll(() => saved.length).toBe(1)
    return saved[0]
  }
}

const stageOf = (page: Page) => page.getByRole('application')

/** A hand over the stage; places in percent of the frame. */
async function makeHand(page: Page) {
  const box = await stageOf(page).locator('canvas').last().boundingBox()
  if (!box) throw new Error('The stage is not there')
  const at = (x: number, y: number) =>
    [box.x + (box.width * x) / 100, box.y + (box.height * y) / 100] as const
  return {
    /** Percent that one px of the screen is. */
    px: 100 / box.width,
    click: (x: number, y: number) => page.mouse.click(...at(x, y)),
    rightClick: (x: number, y: number) => page.mouse.click(...at(x, y), { button: 'right' }),
    doubleClick: (x: number, y: number) => page.mouse.dblclick(...at(x, y)),
    drag: async (from: readonly [number, number], to: readonly [number, number]) => {
      await page.mouse.move(...at(...from))
      await page.mouse.down()
      await page.mouse.move(...at((from[0] + to[0]) / 2, (from[1] + to[1]) / 2))
      await page.mouse.move(...at(...to))
      await page.mouse.up()
    },
  }
}

/** What the canvas shows, once no pointer is over it. */
async function pixels(page: Page): Promise<string> {
  await page.mouse.move(1, 1)
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    const canvas = document.querySelector<HTMLCanvasElement>('[role=application] canvas')
    return canvas?.toDataURL() ?? ''
  })
}

const near = (value: number): unknown => expect.closeTo(value, 0)

test.beforeEach(async ({ page }) => {
  await signIn(page, 'owner@demo.test')
  await chooseLanguage(page, 'ru')
})

interface Gesture {
  choose: () => Promise<void>
  act: () => Promise<void>
}

test('gestures end in the model, and every step can be taken back and done again', async ({
  page,
}) => {
  const save = await openFurnished(page)
  const { px, click, drag } = await makeHand(page)
  const holding = async (key: string, work: () => Promise<void>) => {
    await page.keyboard.down(key)
    await work()
    await page.keyboard.up(key)
  }
  const reach = TURN_HANDLE * px
  const small = { width: POLL.width * 0.8, height: POLL.height * 0.8 }
  const middle = [5 + small.width / 2, 40 + small.height / 2] as const
  const side = 17 + TEXT_HEIGHT / 2
  const choosePoll = () => click(...middle)
  const gestures: Gesture[] = [
    // A text goes to where its middle is nearly the frame's, and keeps to it.
    { choose: () => click(30, 8), act: () => drag([30, 8], [50.4, 20]) },
    // Its right side; the left one stays.
    { choose: () => click(30, 20), act: () => drag([75, side], [85, side]) },
    {
      choose: choosePoll,
      act: () => drag([5 + POLL.width, 40 + POLL.height], [5 + small.width, 40 + small.height]),
    },
    {
      choose: choosePoll,
      act: () =>
        holding('Shift', () =>
          drag([middle[0], 40 - reach], [middle[0] + small.height / 2 + reach, middle[1] + 1]),
        ),
    },
    // The product's picture goes farther than it may.
    {
      choose: () => click(70, 12),
      act: () => holding('Control', () => drag([70, 12], [99, 35])),
    },
    { choose: () => click(90, 90), act: () => drag([90, 90], [80.3, 89.6]) },
    {
      choose: async () => {
        await choosePoll()
        await holding('Shift', () => click(80, 90))
      },
      act: () => holding('Control', () => drag(middle, [middle[0] + 3, middle[1] + 4])),
    },
  ]
  const before: string[] = []
  const after: string[] = []
  for (const { choose, act } of gestures) {
    await choose()
    before.push(await pixels(page))
    await act()
    after.push(await pixels(page))
  }
  await page.screenshot({ path: 'test-results/screens/canvas-gestures.png' })

  const media = await save()
  expect(media?.textStickers).toMatchObject([{ x: near(25), y: near(17), width: near(60) }])
  expect(media?.interactions).toMatchObject([
    { x: near(8), y: near(44), scale: near(80), rotate: 90 },
  ])
  expect(media?.linkList[0]).toMatchObject({
    marker: { x: 83, y: 94 },
    skuImageMarkup: { squareView: { x: 60, y: near(28), width: 20 } },
  })

  const undo = page.getByRole('button', { name: t('editor.action_undo'), exact: true })
  const redo = page.getByRole('button', { name: t('editor.action_redo'), exact: true })
  for (const [index, shot] of [...before.entries()].reverse()) {
    await undo.click()
    expect((await pixels(page)) === shot, `gesture ${index} is taken back`).toBe(true)
  }
  for (const [index, shot] of after.entries()) {
    await redo.click()
    expect((await pixels(page)) === shot, `gesture ${index} is done again`).toBe(true)
  }
  expect(new Set([...before, ...after]).size, 'every gesture is seen').toBeGreaterThan(
    gestures.length,
  )
})

test('words are written on the canvas, also in letters that are composed', async ({ page }) => {
  const save = await openFurnished(page)
  const { doubleClick, click } = await makeHand(page)
  await doubleClick(30, 8)
  const field = stageOf(page).getByRole('textbox', { name: t('elements.label_text') })
  await expect(field).toBeFocused()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 })
  await keyboard.send('Input.imeSetComposition', {
    text: 'かん',
    selectionStart: 2,
    selectionEnd: 2,
  })
  await keyboard.send('Input.insertText', { text: '感' })
  await page.keyboard.type(' — ё')
  await click(1, 99)
  await expect(field).toHaveCount(0)
  expect((await save())?.textStickers).toMatchObject([{ text: '感 — ё', x: 5, y: 5 }])
})

test('a menu opens where the hand is, for what is under it', async ({ page }) => {
  await openFurnished(page)
  const { rightClick } = await makeHand(page)
  await rightClick(30, 8)
  await expect(page.getByRole('menu')).toBeVisible()
})
