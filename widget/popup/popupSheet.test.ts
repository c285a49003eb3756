import userEvent from '@testing-library/user-event'
import { stubDialogs } from '../testing/browser'
import { watchClasses } from '../testing/classes'
import { ORIGIN, TEST_AD, testMedia, testPost, testProduct } from '../testing/payload'
import { emptyRoot, openTestPopup } from '../testing/popup'

stubDialogs()

test('whatever the style sheet gives a look to is there to have it', async () => {
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
  expect(classes.missing('widget/popup/popup.css')).toEqual([])
})

describe('the dialog', () => {
  test('is shown as a modal one, the focus in it', () => {
    const modal = jest.spyOn(HTMLDialogElement.prototype, 'showModal')
    const root = emptyRoot()
    openTestPopup(root, [testPost(1)])
    expect(modal).toHaveBeenCalledTimes(1)
    modal.mockClear()
    openTestPopup(emptyRoot(), [testPost(1)], { isPlaced: true })
    expect(modal).not.toHaveBeenCalled()
    modal.mockRestore()
  })

  test('leaves the focus on a control that goes on being there', async () => {
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

  test('asks for the pictures of its neighbours ahead', async () => {
    const asked: string[] = []
    const asking = jest.spyOn(HTMLImageElement.prototype, 'src', 'set')
    asking.mockImplementation((address) => void asked.push(address))
    openTestPopup(emptyRoot(), [testPost(1), testPost(2), testPost(3), testPost(4)], { postId: 2 })
    asking.mockRestore()
    expect(asked).toEqual([2, 3, 1].map((id) => `${ORIGIN}/media/${id}-320.webp`))
  })
})
