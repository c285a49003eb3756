import { fireEvent, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import type { WidgetPost } from '@/contract/widgets/widgetApi'
import { isFollowed, stayOnPage, stubDialogs } from '../testing/browser'
import { ORIGIN, TEST_AD, testMedia, testPost, testProduct } from '../testing/payload'
import { emptyRoot, openTestPopup } from '../testing/popup'
import type { PopupHeader } from './popupChunk'

stubDialogs()
const onClose = jest.fn()
const report = jest.fn()
let root: ShadowRoot
let leaveLinks: () => void

function open(posts: WidgetPost[], postId = posts[0]!.id, { followLinks = true } = {}) {
  return openTestPopup(root, posts, { postId, report, followLinks, onClose })
}

beforeEach(() => {
  root = emptyRoot()
  onClose.mockReset()
  report.mockReset()
  leaveLinks = stayOnPage()
})
afterEach(() => {
  leaveLinks()
  document.documentElement.removeAttribute('style')
})

test('draws each picture on its own background', async () => {
  const media = [
    { ...testMedia(1), background: 'rgb(255, 0, 0)' },
    { ...testMedia(2), background: '' },
  ]
  const dialog = open([testPost(1, { media })])
  const slide = root.querySelector<HTMLElement>('.slide')
  expect(slide?.style.background).toBe('rgb(255, 0, 0)')
  await userEvent.click(dialog.getByRole('button', { name: 'Следующее фото' }))
  expect(slide?.style.background).toBe('')
})

test('places the slide controls beside the picture, not on it', () => {
  open([testPost(1, { media: [testMedia(1), testMedia(2)] })])
  const stage = root.querySelector('.stage')
  for (const control of root.querySelectorAll('.slide-previous, .slide-next, .position')) {
    expect(stage).not.toContainElement(control as HTMLElement)
  }
  expect(root.querySelector('.slides')).toBeInTheDocument()
})

test('is a modal dialog labelled by the post, with the focus', () => {
  open([testPost(1)])
  const dialog = root.querySelector('dialog')!
  expect(dialog).toHaveAttribute('aria-modal', 'true')
  expect(dialog).toHaveAccessibleName('Пост: Анна')
  expect(root.activeElement).toBe(dialog)
})

test('moves from post to post by arrow keys and stops at the first and the last', async () => {
  const dialog = open([testPost(1), testPost(2)])
  expect(dialog.queryByRole('button', { name: 'Предыдущий пост' })).toBeNull()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}')
  expect(dialog.getByText('Подпись 2')).toBeVisible()
  expect(dialog.getByRole('status')).toHaveTextContent('2 из 2. Подпись 2')
  expect(dialog.queryByRole('button', { name: 'Следующий пост' })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Предыдущий пост' }))
  expect(dialog.getByText('Подпись 1')).toBeVisible()
  // The pressed button is removed, but the focus stays in the dialog.
  expect(root.activeElement).toBe(root.querySelector('dialog'))
})

test('keeps Tab inside, in both directions', async () => {
  const dialog = open([testPost(1), testPost(2)])
  await userEvent.tab({ shift: true })
  expect(root.activeElement).toBe(dialog.getByRole('button', { name: 'Следующий пост' }))
  await userEvent.tab()
  expect(root.activeElement).toBe(dialog.getByRole('button', { name: 'Закрыть' }))
})

test.each<[string, (dialog: ReturnType<typeof open>) => unknown]>([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [
    'the close button',
    (dialog) => userEvent.click(dialog.getByRole('button', { name: 'Закрыть' })),
  ],
  ['a click beside the sheet', () => userEvent.click(root.querySelector('dialog')!)],
  ['the gesture "back"', () => void fireEvent(root.querySelector('dialog')!, new Event('cancel'))],
])('closes the popup once by %s and restores the page', async (_what, close) => {
  document.documentElement.style.overflowY = 'auto'
  const dialog = open([testPost(1), testPost(2)], 2)
  expect(document.documentElement.style.overflowY).toBe('hidden')
  await close(dialog)
  expect(root.querySelector('dialog')).toBeNull()
  expect(document.documentElement.style.overflowY).toBe('auto')
  expect(onClose.mock.calls).toEqual([[2]])
})

test('does not pass handled keys pressed in the popup to the shop’s page', async () => {
  const keys: string[] = []
  const listen = ({ key }: KeyboardEvent) => keys.push(key)
  document.addEventListener('keydown', listen)
  open([testPost(1), testPost(2)])
  await userEvent.keyboard('{ArrowRight}a{Escape}')
  document.removeEventListener('keydown', listen)
  expect(keys).toEqual(['a'])
})

test('marks an advertisement with advertiser and erid in the colours of the shop', () => {
  const dialog = open([testPost(1, { ad: { ...TEST_AD, note: 'Есть противопоказания' } })])
  const mark = dialog.getByText('Реклама').parentElement!
  expect(mark).toHaveTextContent('Реклама ООО «Ромашка», ИНН 7700000000, erid: 2VtzqwErid')
  expect(mark).toHaveStyle({ color: 'rgb(255, 255, 255)', backgroundColor: 'rgb(17, 34, 51)' })
  expect(dialog.getByText('Есть противопоказания')).toBeVisible()
})

test('does not mark any other post as an advertisement', () => {
  expect(open([testPost(1)]).queryByText('Реклама')).toBeNull()
})

describe('marks', () => {
  const marked = (changes: Partial<WidgetPost> = {}) =>
    testPost(1, {
      media: [
        testMedia(1, [
          testProduct(1, { marker: { x: 25, y: 75, show: true } }),
          testProduct(2, { marker: { x: 50, y: 10, show: true } }),
          testProduct(3, { marker: { x: 50, y: 50, show: false } }),
        ]),
      ],
      ...changes,
    })
  const mark = (dialog: ReturnType<typeof open>, skuId: number) =>
    dialog.getByRole('button', { name: new RegExp(`Товар ${skuId}, 1.290.₽`) })

  test('are at their stored percents of the square frame, except hidden marks', () => {
    const dialog = open([marked()])
    const { style } = mark(dialog, 1).parentElement!
    expect([style.getPropertyValue('--x'), style.getPropertyValue('--y')]).toEqual(['25%', '75%'])
    expect(root.querySelectorAll('.mark')).toHaveLength(2)
    expect(root.querySelectorAll('.products .card')).toHaveLength(3)
  })

  test('describe a product that is only similar to the product in the picture', () => {
    const products = [testProduct(1, { isSimilar: true }), testProduct(2)]
    const dialog = open([testPost(1, { media: [testMedia(1, products)] })])
    expect(dialog.getByRole('button', { name: /^Похожий товар: Товар 1, 1.290.₽$/ })).toBeVisible()
    expect(dialog.getByRole('button', { name: /^Товар 2, 1.290.₽$/ })).toBeVisible()
    const [similar, other] = dialog.getAllByRole('link')
    expect(similar).toHaveTextContent(/^Похожий товарТовар 1/)
    expect(other).toHaveTextContent(/^Товар 2/)
  })

  test('are omitted when the post hides them; the products stay in the list', () => {
    open([marked({ showMarkers: false })])
    expect(root.querySelectorAll('.mark')).toHaveLength(0)
    expect(root.querySelectorAll('.products .card')).toHaveLength(3)
  })

  test('show their product when pressed, one product at a time, and hide it on another press', async () => {
    const dialog = open([marked()])
    await userEvent.click(mark(dialog, 1))
    expect(mark(dialog, 1)).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(mark(dialog, 2))
    expect(mark(dialog, 1)).toHaveAttribute('aria-expanded', 'false')
    expect(mark(dialog, 2)).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(mark(dialog, 2))
    expect(mark(dialog, 2)).toHaveAttribute('aria-expanded', 'false')
  })

  test('hide the product on the first Escape, and close the popup on the second', async () => {
    const dialog = open([marked()])
    mark(dialog, 1).focus()
    expect(mark(dialog, 1)).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    expect(mark(dialog, 1)).toHaveAttribute('aria-expanded', 'false')
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('link to the shop in the same tab', async () => {
    const dialog = open([marked()])
    await userEvent.click(mark(dialog, 1))
    const card = within(mark(dialog, 1).parentElement!).getByRole('link')
    expect(card).toHaveAttribute('href', 'https://shop.example/products/1')
    expect(card).toHaveAttribute('target', '_top')
    await userEvent.click(card)
    expect(report).toHaveBeenLastCalledWith('productClick', { postId: 1, skuId: 1 })
  })
})

test('shows price, old price, discount and availability on the cards of products', () => {
  const product = testProduct(1, { price: 75_000, oldPrice: 100_000, inStock: false })
  open([testPost(1, { media: [testMedia(1, [product])] })])
  const card = root.querySelector('.products .card')
  expect(card?.textContent.replace(/\s/g, ' ')).toBe(
    'Товар 1750 ₽Старая цена 1 000 ₽−25%Нет в наличии',
  )
})

test('shows no price for a product without one', () => {
  const product = testProduct(1, { price: 0, oldPrice: 100_000 })
  const dialog = open([testPost(1, { media: [testMedia(1, [product])] })])
  expect(root.querySelector('.products .card')).toHaveTextContent(/^Товар 1$/)
  expect(dialog.getByRole('button', { name: 'Товар 1' })).toBeInTheDocument()
})

test('shows several pictures as a carousel, and lists a product of two pictures once', async () => {
  const product = testProduct(1)
  const media = [testMedia(1, [product]), testMedia(2, [product])]
  const dialog = open([testPost(1, { media })])
  expect(root.querySelectorAll('.products .card')).toHaveLength(1)
  expect(dialog.queryByRole('button', { name: 'Предыдущее фото' })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Следующее фото' }))
  expect(root.querySelector('.position')).toHaveTextContent('2 из 2')
  expect(root.querySelector('.shown')).toHaveAttribute('src', `${ORIGIN}/media/2-320.webp`)
})

test('moves by swipes through the pictures of a post and then to the next post', () => {
  open([testPost(1, { media: [testMedia(1), testMedia(2)] }), testPost(3)])
  const stage = () => root.querySelector('.stage')!
  const finger = { pointerId: 1, isPrimary: true, pointerType: 'touch' }
  const touch = (type: string, clientX: number) =>
    fireEvent(stage(), Object.assign(new MouseEvent(type, { clientX, clientY: 100 }), finger))
  const swipe = () => {
    touch('pointerdown', 200)
    touch('pointerup', 100)
  }
  swipe()
  expect(root.querySelector('.position')).toHaveTextContent('2 из 2')
  swipe()
  expect(root.querySelector('.text')).toHaveTextContent('Подпись 3')
})

test('plays a video with controls and without sound', () => {
  const media = [{ ...testMedia(1), videoUrl: `${ORIGIN}/media/1.mp4` }]
  open([testPost(1, { media })])
  const video = root.querySelector('video')!
  expect(video).toHaveAttribute('src', `${ORIGIN}/media/1.mp4`)
  expect(video.controls).toBe(true)
  expect(video.muted).toBe(true)
})

test('neither follows nor counts links in a preview', () => {
  const dialog = open([testPost(1)], 1, { followLinks: false })
  expect(isFollowed(dialog.getByRole('link', { name: /Товар 10/ }))).toBe(false)
  expect(report).not.toHaveBeenCalledWith('productClick', expect.anything())
})

test.each<[PopupHeader['kind'], string | null]>([
  ['default', 'Анна'],
  ['custom', 'Наша лента'],
  ['postsCount', '1 из 1'],
  ['hidden', null],
])('changes what is above a post by the header setting “%s”', (kind, words) => {
  const header: PopupHeader = { kind, nodes: [{ tag: 'p', children: ['Наша лента'] }] }
  openTestPopup(root, [testPost(1)], { header })
  const shown = [...root.querySelectorAll('.byline, .header, .posts-count')]
  expect(shown).toHaveLength(words === null ? 0 : 1)
  for (const { textContent } of shown) expect(textContent).toContain(words)
})
