import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import ru from '../../../../../translations/ru.json'
import { connectionLost } from '@/app/state/connectionSlice'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { decodePictures, fileOf, photo, playVideos } from '../../../../../test/browserFiles'
import { delayedUntil } from '../../../../../test/failures'
import { createGate } from '../../../../../test/server/gate'
import { video } from '../../../../../test/server/video'
import { button, openMedia, rows } from '@/features/editor/testing/openMedia'

beforeEach(() => {
  decodePictures()
  playVideos(640)
})

const frame = () => screen.getByRole('application')
const tab = (name: 'media' | 'post' | 'text') =>
  screen.getByRole('tab', { name: ru[`tabs.label_${name}`] })
const carrying = (...files: File[]) => ({ files, types: ['Files'], getData: () => '' })
const ON_FRAME = 'Отпустите, и на слайде появится стикер'
const BESIDE = 'Отпустите, и файлы станут слайдами'

/** Drags files, by default over the frame, which begins at the corner of this page. */
function drag(
  type: 'dragenter' | 'drop',
  files: File[],
  at = { target: frame(), clientX: 0, clientY: 0 },
) {
  const { target, ...point } = at
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...point })
  fireEvent(target, Object.assign(event, { dataTransfer: carrying(...files) }))
}

/** An open post whose editor accepts files, which it shows as soon as files are dragged over it. */
async function editor() {
  const w = await openMedia()
  await waitFor(() => {
    drag('dragenter', [])
    expect(screen.getByText(ON_FRAME)).toBeInTheDocument()
  })
  fireEvent.dragLeave(document.body, { relatedTarget: null })
  return w
}

test('adds a picture dropped on the frame as a sticker and a picture dropped beside it as a slide, each in one step', async () => {
  const w = await editor()
  fireEvent.dragOver(document.body, { dataTransfer: carrying() })
  expect(screen.getByText(BESIDE)).toBeInTheDocument()
  fireEvent.drop(document.body, { dataTransfer: carrying(await photo('утро.jpg')) })
  await screen.findByText('3 слайда из 10 возможных')

  drag('drop', [await photo('звезда.jpg'), await photo('сердце.jpg')])
  await waitFor(() => {
    expect(tab('text')).toHaveAttribute('aria-selected', 'true')
  })
  await waitFor(() => {
    expect(screen.getAllByRole('button', { name: /^Стикер/ })).toHaveLength(2)
  })
  await w.user.click(button('Отменить'))
  expect(screen.getAllByRole('button', { name: /^Стикер/ })).toHaveLength(1)
  await w.user.click(button('Отменить'))
  expect(screen.queryByRole('button', { name: /^Стикер/ })).not.toBeInTheDocument()
  await w.user.click(button('Отменить'))
  await w.user.click(tab('media'))
  expect(rows()).toHaveLength(2)

  // A point beside the frame, but in its work area.
  const beside = { target: frame(), clientX: -1, clientY: 0 }
  drag('dragenter', [], beside)
  expect(screen.getByText(BESIDE)).toBeInTheDocument()
  drag('drop', [await photo('утро.jpg')], beside)
  await screen.findByText('3 слайда из 10 возможных')
})

test('adds a pasted picture like a dropped one, but not while a field has the focus', async () => {
  const w = await editor()
  fireEvent.paste(frame(), { clipboardData: carrying(await photo('звезда.jpg')) })
  await screen.findByRole('button', { name: /^Стикер/ })
  await w.user.click(tab('media'))
  fireEvent.paste(document.body, { clipboardData: carrying(await photo('утро.jpg')) })
  await screen.findByText('3 слайда из 10 возможных')
  await w.user.click(tab('post'))
  const text = await screen.findByRole('textbox', { name: 'Текст поста' })
  fireEvent.paste(text, { clipboardData: carrying(await photo('ещё.jpg')) })
  await w.user.click(tab('media'))
  expect(rows()).toHaveLength(3)
})

test('refuses an invalid file for a sticker with a message, and adds a video dropped on the frame as a slide', async () => {
  await editor()
  drag('drop', [fileOf('обман.png', Buffer.from('<html>'))])
  await screen.findByText(/«обман\.png»: такой формат не подходит/)
  drag('drop', [fileOf('к.mp4', video(), 'video/mp4')])
  await screen.findByText('3 слайда из 10 возможных')
})

test('shows a file while it uploads, and when it waits for the connection', async () => {
  const w = await editor()
  const gate = createGate()
  w.answer(postMediaEndpoints.uploadUserMedia, {}, delayedUntil(gate.opened))
  drag('drop', [await photo('звезда.jpg')])
  await screen.findByRole('list', { name: 'Файлы поста' })
  act(() => void w.store.dispatch(connectionLost()))
  gate.open()
  await screen.findByText('Ждёт соединения')
})
