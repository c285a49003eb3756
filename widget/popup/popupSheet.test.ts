import userEvent from '@testing-library/user-event'
import { stubDialogs } from '../testing/browser'
import { watchClasses } from '../testing/classes'
import { ORIGIN, TEST_AD, testMedia, testPost, testProduct } from '../testing/payload'
import { emptyRoot, openTestPopup } from '../testing/popup'

stubDialogs()

test('uses every class in the style sheet of the popup', async () => {
  const classes = watchClasses()
  const root = emptyRoot()
  const marker = { x: 50, y: 90, show: true }
  const products = [
    testProduct(1, { price: 50_000, oldPrice: 100_000, isSimilar: true, inStock: false, marker }),
    testProduct(2),
  ]
  const media = [testMedia(1, products), { ...testMedia(2), frame: 'story' as const }]
  const post = testPost(1, { media, ad: { ...TEST_AD, note: 'Есть противопоказания' } })
  const dialog = openTestPopup(root, [post, testPost(2)])
  await userEvent.hover(dialog.getAllByRole('listitem')[0]!)
  classes.take(root)
  await userEvent.click(dialog.getByRole('button', { name: 'Следующее фото' }))
  classes.take(root)
  const counted = emptyRoot()
  openTestPopup(counted, [post, testPost(2)], { header: { kind: 'postsCount', nodes: [] } })
  classes.take(counted)
  const sheets = ['widget/popup/popup.css', 'widget/popup/card.css']
  expect(sheets.flatMap((sheet) => classes.missing(sheet))).toEqual([])
})

test('draws all controls as round buttons, and reserves space beside the slides for them', () => {
  const root = emptyRoot()
  const media = [testMedia(1), testMedia(2), testMedia(3)]
  openTestPopup(root, [testPost(1), testPost(2, { media }), testPost(3)], { postId: 2 })
  const round = [...root.querySelectorAll('button.round')]
  expect(round.map((button) => [...button.classList].at(-1)).toSorted()).toEqual([
    'popup-close',
    'popup-next',
    'popup-previous',
    'slide-next',
    'slide-previous',
  ])
  expect(round.every((button) => button.querySelector('svg path'))).toBe(true)
  expect(root.querySelector('.sheet')).toHaveClass('has-slides')
  const other = emptyRoot()
  openTestPopup(other, [testPost(1)])
  expect(other.querySelector('.sheet')).not.toHaveClass('has-slides')
})

test('hides texts for screen readers visually', () => {
  const root = emptyRoot()
  expect(openTestPopup(root, [testPost(1)]).getByRole('status')).toHaveClass('for-readers')
})

describe('the dialog', () => {
  test('counts an opened post once, however often the shopper pages back to it', async () => {
    const report = jest.fn()
    const dialog = openTestPopup(emptyRoot(), [testPost(1), testPost(2)], { report })
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
    expect(dialog.getByText('Подпись 1')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    expect(dialog.getByText('Подпись 2')).toBeVisible()
    expect(report.mock.calls).toEqual([
      ['open', { postId: 1 }],
      ['open', { postId: 2 }],
    ])
  })

  test('is modal and has the focus', () => {
    const modal = jest.spyOn(HTMLDialogElement.prototype, 'showModal')
    const root = emptyRoot()
    openTestPopup(root, [testPost(1)])
    expect(modal).toHaveBeenCalledTimes(1)
    modal.mockClear()
    openTestPopup(emptyRoot(), [testPost(1)], { isPlaced: true })
    expect(modal).not.toHaveBeenCalled()
    modal.mockRestore()
  })

  test('keeps the focus on a control that is not removed', async () => {
    const root = emptyRoot()
    const dialog = openTestPopup(root, [testPost(1), testPost(2), testPost(3)])
    const next = dialog.getByRole('button', { name: 'Следующий пост' })
    next.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(dialog.getByText('Подпись 2')).toBeVisible()
    expect(root.activeElement).toBe(next)
    dialog.getByRole('link', { name: /Товар 20/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(dialog.getByText('Подпись 3')).toBeVisible()
    expect(root.activeElement).toBe(root.querySelector('dialog'))
  })

  test('preloads the pictures of neighbouring posts', async () => {
    const asked: string[] = []
    const asking = jest.spyOn(HTMLImageElement.prototype, 'src', 'set')
    asking.mockImplementation((address) => void asked.push(address))
    openTestPopup(emptyRoot(), [testPost(1), testPost(2), testPost(3), testPost(4)], { postId: 2 })
    asking.mockRestore()
    expect(asked).toEqual([2, 3, 1].map((id) => `${ORIGIN}/media/${id}-320.webp`))
  })
})
