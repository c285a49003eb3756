import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { decodePictures, photo } from '../../../../../test/browserFiles'
import { button, openMedia, rows, shown, view } from '../../testing/openMedia'

beforeEach(decodePictures)

test('a slide is removed, the neighbour is shown and has the focus, and undo brings it back', async () => {
  const w = await openMedia({ count: 3 })
  await w.user.click(button('Показать слайд 3'))
  await w.user.click(button('Слайд 3: убрать из поста'))
  expect(rows()).toHaveLength(2)
  expect(shown()).toHaveAccessibleName('Показать слайд 2')
  expect(button('Показать слайд 2')).toHaveFocus()
  await w.user.click(button('Отменить'))
  expect(shown()).toHaveAccessibleName('Показать слайд 3')
  await w.user.click(button('Повторить'))
  expect(shown()).toHaveAccessibleName('Показать слайд 2')
  await w.save()
  expect((await w.stored()).map(({ id }) => id)).toEqual(w.ids.slice(0, 2))
  await w.user.click(button('Отменить'))
  await w.save()
  expect((await w.stored()).map(({ id }) => id)).toEqual(w.ids)
})

test('a slide before the one on show is removed, and that one stays in sight', async () => {
  const w = await openMedia({ count: 3 })
  await w.user.click(button('Показать слайд 3'))
  await w.user.click(button('Слайд 1: убрать из поста'))
  expect(shown()).toHaveAccessibleName('Показать слайд 2')
  expect(button('Показать слайд 1')).toHaveFocus()
})

test('the last slide stays, and of a review it may go', async () => {
  const w = await openMedia({ count: 2 })
  await w.user.click(button('Слайд 1: скрыть на сайте'))
  expect(rows()[0]).toHaveTextContent('скрыт на сайте')
  expect(button('Слайд 2: убрать из поста')).toBeDisabled()
  await w.user.click(button('Слайд 1: показать на сайте'))
  await w.user.click(button('Слайд 2: убрать из поста'))
  expect(button('Слайд 1: убрать из поста')).toBeDisabled()
})

test('a review may be left without slides', async () => {
  const w = await openMedia({ count: 1, postType: 'review' })
  await screen.findByTestId('slide-files')
  await w.user.click(button('Слайд 1: убрать из поста'))
  expect(screen.getByTestId('slide-files')).toHaveFocus()
  await screen.findByText('0 слайдов из 10 возможных')
  await w.choose(await photo('утро.jpg'))
  await screen.findByText('1 слайд из 10 возможных')
  expect(shown()).toHaveAccessibleName('Показать слайд 1')
})

test('slides are moved by keys, and the focus goes with them', async () => {
  const w = await openMedia({ count: 3 })
  button('Слайд 3: переставить раньше').focus()
  await w.user.keyboard('{Enter}')
  expect(button('Слайд 2: переставить раньше')).toHaveFocus()
  await w.user.keyboard('{Enter}')
  expect(button('Показать слайд 1')).toHaveFocus()
  expect(shown()).toHaveAccessibleName('Показать слайд 2')
  await w.save()
  const [first, second, third] = w.ids
  expect((await w.stored()).map(({ id }) => id)).toEqual([third, first, second])
})

test('slides are moved by hand', async () => {
  const w = await openMedia({ count: 3 })
  const data = new Map<string, string>()
  const dataTransfer = {
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
    get types() {
      return [...data.keys()]
    },
  }
  const [first, , third] = rows()
  fireEvent.dragStart(first!, { dataTransfer })
  const over = createEvent.dragOver(third!, { dataTransfer })
  fireEvent(third!, over)
  expect(over.defaultPrevented).toBe(true)
  fireEvent.drop(third!, { dataTransfer })
  expect(shown()).toHaveAccessibleName('Показать слайд 3')
  await w.save()
  const [one, two, three] = w.ids
  expect((await w.stored()).map(({ id }) => id)).toEqual([two, three, one])
})

test('how shoppers see the slide is chosen for each', async () => {
  const w = await openMedia()
  await w.user.click(view('История'))
  await w.user.click(button('Показать слайд 2'))
  expect(view('Квадрат')).toBeChecked()
  await w.save()
  expect((await w.stored()).map(({ view }) => view)).toEqual(['story', 'square'])
})

test('slides that were added and removed come back from a draft', async () => {
  const w = await openMedia()
  await w.user.click(button('Слайд 1: убрать из поста'))
  await w.choose(await photo('утро.jpg'))
  await screen.findByText('2 слайда из 10 возможных')
  await waitFor(() => {
    expect(JSON.stringify([...w.drafts().values()])).toMatch(/"uploaded":\[\d/)
  })
  w.crash()
  await w.show(w.address)
  await w.user.click(await screen.findByRole('button', { name: 'Восстановить' }))
  await screen.findByText('2 слайда из 10 возможных')
  await w.save()
  const [first, second] = await w.stored()
  expect(first?.id).toBe(w.ids[1])
  expect(w.ids).not.toContain(second?.id)
})

test('the list speaks English', async () => {
  await openMedia({ locale: 'en' })
  expect(button('Slide 2: remove from the post')).toBeEnabled()
  expect(screen.getByRole('radiogroup', { name: 'Show in the shop as' })).toBeVisible()
  expect(screen.getByText('2 slides of 10 possible')).toBeVisible()
})
