import userEvent from '@testing-library/user-event'
import type { WidgetMedia } from '@/contract/widgets/widgetApi'
import { stayOnPage, stubDialogs } from '../testing/browser'
import { testElements, testInteraction, testMedia, testPost, testProduct } from '../testing/payload'
import { emptyRoot, openTestPopup } from '../testing/popup'

stubDialogs()
let root: ShadowRoot

beforeEach(() => {
  root = emptyRoot()
  localStorage.clear()
})

const post = (changes: Partial<WidgetMedia> = {}) =>
  testPost(1, {
    media: [
      { ...testMedia(1, [testProduct(1)]), elements: testElements(), ...changes },
      testMedia(2),
    ],
  })

test('draws elements over the picture and behind the marks', async () => {
  const dialog = openTestPopup(root, [post()])
  expect(await dialog.findByText('Ручная работа')).toBeVisible()
  const slide = root.querySelector('.slide')!
  expect([...slide.children].map(({ classList }) => classList[0])).toEqual([
    'shown',
    'layer',
    'marked',
  ])
  await userEvent.click(dialog.getByRole('button', { name: 'Следующее фото' }))
  expect(root.querySelector('.layer')).toBeNull()
})

test('does not load the chunk of elements for a post without elements', () => {
  const loadElements = jest.fn()
  openTestPopup(root, [testPost(1)], {}, loadElements)
  expect(loadElements).not.toHaveBeenCalled()
})

test('shows the picture when the chunk of elements fails to load', async () => {
  const failing = Promise.reject(new Error('gone'))
  const dialog = openTestPopup(root, [post()], {}, () => failing)
  await expect(failing).rejects.toThrow('gone')
  expect(dialog.getByRole('img', { name: 'Подпись 1' })).toBeVisible()
})

test('gives each slide the shape of its own frame', async () => {
  const dialog = openTestPopup(root, [post({ frame: 'story' })])
  const stage = root.querySelector('.stage')
  const width = () => root.querySelector<HTMLElement>('.slide')!.style.getPropertyValue('--frame')
  expect(stage).toHaveClass('is-story')
  expect(width()).toBe('414')
  await userEvent.click(dialog.getByRole('button', { name: 'Следующее фото' }))
  expect(stage).not.toHaveClass('is-story')
  expect(width()).toBe('736')
})

test('lets a field handle its keys, which the shop’s page does not receive', async () => {
  const keys: string[] = []
  const listen = ({ key }: KeyboardEvent) => keys.push(key)
  document.addEventListener('keydown', listen)
  const question = testInteraction({ type: 'question', answers: [] })
  const dialog = openTestPopup(root, [post({ elements: [question] }), testPost(2)])
  const field = await dialog.findByRole('textbox', { name: 'Какая кружка?' })
  await userEvent.type(field, 'да{ArrowLeft}{ArrowRight}')
  document.removeEventListener('keydown', listen)
  expect(field).toHaveValue('да')
  expect(dialog.getByText('Подпись 1')).toBeVisible()
  expect(keys).toEqual([])
})

test('passes the post, the slide and its products to the elements', async () => {
  const request = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null))
  const report = jest.fn()
  const dialog = openTestPopup(root, [post({ id: 5 })], { report, followLinks: true })
  await userEvent.click(await dialog.findByRole('button', { name: 'Белая' }))
  expect(JSON.parse(String(request.mock.calls[0]?.[1]?.body))).toMatchObject({
    postId: 1,
    mediaId: 5,
    answer: 'Белая',
  })
  request.mockRestore()
  const leaveLinks = stayOnPage()
  await userEvent.click(root.querySelector('a.product-image')!)
  leaveLinks()
  expect(report).toHaveBeenLastCalledWith('productClick', { postId: 1, skuId: 1 })
})

test('sends no answer in a preview', async () => {
  const request = jest.spyOn(globalThis, 'fetch')
  const dialog = openTestPopup(root, [post()], { followLinks: false, answersUrl: null })
  await userEvent.click(await dialog.findByRole('button', { name: 'Белая' }))
  expect(await dialog.findByText('100%')).toBeVisible()
  expect(request).not.toHaveBeenCalled()
  request.mockRestore()
})
