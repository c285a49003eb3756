import { fireEvent, waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { storiesPayloadSchema, type StoriesPayload } from '@/contract/widgets/widgetPayload'
import { isStoriesPayload } from '../core/payload/isStoriesPayload'
import { openPlayer } from '../player/openPlayer'
import {
  countedEvents,
  stubChunks,
  stubDelivery,
  stubDialogs,
  stubIntersections,
} from '../testing/browser'
import { shopSource, testChunk } from '../testing/chunks'
import { emptyRoot } from '../testing/popup'
import { testHighlight, testStories } from '../testing/stories'
import { barClasses, barProperties } from './barShape'
import { drawStories } from './drawStories'

stubDialogs()
stubIntersections()
/** The animation that fills the bar of the shown story. */
let filling = new EventTarget()
Element.prototype.animate = () => {
  filling = Object.assign(new EventTarget(), { pause() {}, play() {}, cancel() {} })
  return filling as unknown as Animation
}

const loadElements = () => Promise.reject(new Error('none'))
let root: ShadowRoot
let remove: (() => void) | null

async function draw(payload: StoriesPayload) {
  root = emptyRoot()
  remove = await drawStories(
    {
      host: root.host as HTMLElement,
      root,
      source: shopSource(),
      embedId: 'demo',
      article: '',
      address: '',
      segment: null,
      look: '',
      loadPage: () => Promise.resolve(null),
      firstPage: payload,
      pause: () => Promise.resolve(true),
    },
    { player: testChunk('player') },
  )
  return within(root as unknown as HTMLElement)
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  stubChunks({ player: { openPlayer: (options: never) => openPlayer(options, loadElements) } })
})
afterEach(() => {
  remove?.()
  jest.restoreAllMocks()
})

const TWO = [testHighlight('Новинки', [1, 2]), testHighlight('Акции', [3])]

test('accepts a payload of the contract and rejects a payload with a missing part', () => {
  const payload = testStories(TWO)
  expect(v.is(storiesPayloadSchema, payload)).toBe(true)
  expect(isStoriesPayload(payload)).toBe(true)
  for (const name of ['settings', 'highlights', 'header', 'locale', 'widgetType']) {
    expect(isStoriesPayload({ ...payload, [name]: undefined })).toBe(false)
  }
  const evil = testStories(TWO, { widget: { borderColor: ['red;background:url(//evil)'] } })
  expect(isStoriesPayload(evil)).toBe(false)
})

test('draws a button for each highlight, and nothing without highlights', async () => {
  stubDelivery()
  const bar = await draw(testStories(TWO))
  expect(bar.getByRole('button', { name: 'Новинки. 2 истории' })).toBeVisible()
  expect(bar.getByRole('button', { name: 'Акции' })).toBeVisible()
  await draw(testStories([]))
  expect(remove).toBeNull()
})

test('opens a story in a dialog, counts it once, stores it as seen and restores the focus', async () => {
  const delivery = stubDelivery()
  const bar = await draw(testStories(TWO))
  const circle = bar.getByRole('button', { name: 'Новинки. 2 истории' })
  await userEvent.click(circle)
  const dialog = await waitFor(() => bar.getByRole('dialog', { name: 'Новинки' }))
  expect(within(dialog).getByRole('status')).toHaveTextContent('1 из 2. Подпись 1')
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowRight}')
  expect(within(dialog).getByRole('status')).toHaveTextContent('2 из 2. Подпись 2')
  await userEvent.keyboard('{Escape}')
  expect(bar.queryByRole('dialog')).toBeNull()
  expect(root.activeElement).toBe(circle)
  expect(circle).toHaveAccessibleName('Новинки. 2 истории. просмотрено')
  remove?.()
  remove = null
  expect(countedEvents(delivery).map(({ type, postId }) => [type, postId])).toEqual([
    ['load', undefined],
    ['open', 1],
    ['open', 2],
  ])
  const again = await draw(testStories(TWO))
  expect(again.getByRole('button', { name: /Новинки.*просмотрено/ })).toBeVisible()
})

test('counts a story as watched once its time has run out, but not one that is left before', async () => {
  const delivery = stubDelivery()
  const bar = await draw(testStories(TWO))
  await userEvent.click(bar.getByRole('button', { name: 'Новинки. 2 истории' }))
  const dialog = await waitFor(() => bar.getByRole('dialog'))
  await userEvent.keyboard('{ArrowRight}')
  fireEvent.load(dialog.querySelector('img.shown')!)
  await waitFor(() => expect(dialog).toBeVisible())
  filling.dispatchEvent(new Event('finish'))
  remove?.()
  remove = null
  const counted = countedEvents(delivery).filter(({ type }) => type === 'completion')
  expect(counted.map(({ postId }) => postId)).toEqual([2])
})

test('shows below the bar that stories could not be opened, until they are opened', async () => {
  stubDelivery()
  stubChunks({})
  const view = await draw(testStories(TWO))
  await userEvent.click(view.getAllByRole('button', { name: /Новинки/ })[0]!)
  expect(await view.findByRole('alert')).toHaveTextContent('Не открылось. Попробуйте ещё раз')
  jest.mocked(document.head.append).mockRestore()
  stubChunks({ player: { openPlayer: (options: never) => openPlayer(options, loadElements) } })
  await userEvent.click(view.getAllByRole('button', { name: /Новинки/ })[0]!)
  await view.findByRole('dialog')
  expect(view.queryByRole('alert')).not.toBeInTheDocument()
})

test('continues with the next highlight after the last story, and closes after the last highlight', async () => {
  stubDelivery()
  const bar = await draw(testStories(TWO))
  await userEvent.click(bar.getByRole('button', { name: 'Новинки. 2 истории' }))
  await waitFor(() => bar.getByRole('dialog'))
  await userEvent.click(bar.getByRole('button', { name: 'Следующая история' }))
  await userEvent.click(bar.getByRole('button', { name: 'Следующая история' }))
  expect(bar.getByRole('dialog', { name: 'Акции' })).toBeVisible()
  await userEvent.click(bar.getByRole('button', { name: 'Предыдущая история' }))
  expect(bar.getByRole('status')).toHaveTextContent('2 из 2. Подпись 2')
})

test('pauses and resumes a story by its button, and links a product to the shop', async () => {
  stubDelivery()
  const bar = await draw(testStories(TWO))
  await userEvent.click(bar.getByRole('button', { name: 'Акции' }))
  await waitFor(() => bar.getByRole('dialog'))
  await userEvent.click(bar.getByRole('button', { name: 'Остановить' }))
  expect(bar.getByRole('button', { name: 'Продолжить' })).toBeVisible()
  expect(bar.getByRole('link', { name: /Товар 30/ })).toHaveAttribute(
    'href',
    'https://shop.example/products/30',
  )
})

test('keeps a bar over the page hidden during the visit once the shopper closes it', async () => {
  stubDelivery()
  const payload = testStories(TWO, { widget: { inlineDesktop: 0, mobileFixed: 1 } })
  const bar = await draw(payload)
  await userEvent.click(bar.getByRole('button', { name: 'Скрыть истории', hidden: true }))
  expect(root.querySelector('section')).not.toBeVisible()
  await draw(payload)
  expect(remove).toBeNull()
})

test.each<[Parameters<typeof testStories>[1], string | Record<string, string>]>([
  [{ theme: 'dark' }, 'is-dark'],
  [{ mobileOnly: 1 }, 'only-phone'],
  [{ desktopOnly: 1 }, 'only-desktop'],
  [{ widget: { shape: 'verticalRectangle' } }, 'is-verticalRectangle'],
  [{ widget: { inlineDesktop: 0 } }, 'at-left'],
  [{ widget: { inlineDesktop: 0, rightSide: 1 } }, 'at-right'],
  [{ widget: { mobileFixed: 1 } }, 'at-bottom'],
  [{ stories_margin: 30 }, { '--gap': '30px' }],
  [{ highlights_names_fontSize: 20 }, { '--name-size': '20px' }],
  [{ highlights_names_marginTop: 1 }, { '--name-gap': '1px' }],
  [
    { pcSize: 100, mobileSize: 50 },
    { '--size-desktop': '88px', '--size-phone': '72px' },
  ],
  [
    { isCustomSize: 1, pcSize: 100, mobileSize: 50 },
    { '--size-desktop': '100px', '--size-phone': '50px' },
  ],
  [{ widget: { backgroundColor: '#ffeedd' } }, { '--background': '#ffeedd' }],
  [
    { widget: { borderColor: ['#000000'] } },
    { '--border': 'linear-gradient(45deg, #000000, #000000)' },
  ],
])('sets for the settings %j on the bar %j', (changes, look) => {
  const { settings } = testStories([], changes)
  if (typeof look === 'string') expect(barClasses(settings).split(' ')).toContain(look)
  else expect(barProperties(settings)).toMatchObject(look)
})
