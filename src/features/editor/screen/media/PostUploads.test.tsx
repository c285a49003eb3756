import { act, screen, waitFor, within } from '@testing-library/react'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { MEGABYTE } from '@/contract/files/uploads'
import { decodePictures, fileOf, photo, playVideos } from '../../../../../test/browserFiles'
import { delayedUntil, unreachable } from '../../../../../test/failures'
import { createGate } from '../../../../../test/server/gate'
import { png } from '../../../../../test/server/pictures'
import { video } from '../../../../../test/server/video'
import { button, openMedia, rows, shown, view } from '@/features/editor/testing/openMedia'

beforeEach(() => {
  decodePictures()
  playVideos(640)
})

const hanging = () => new Response(new ReadableStream())
const replacement = (number: number) => screen.findByTestId(`replacement-of-${number}`)

describe('adding', () => {
  test('appends files as slides in the chosen order, each in one step', async () => {
    const w = await openMedia()
    const gate = createGate()
    w.answer(postMediaEndpoints.uploadMedia, {}, delayedUntil(gate.opened))
    await w.choose(await photo('утро.jpg', { width: 900, height: 600 }), fileOf('к.mp4', video()))
    expect(rows()).toHaveLength(2)
    gate.open()
    await screen.findByText('4 слайда из 10 возможных')
    expect(shown()).toHaveAccessibleName('Показать слайд 1')
    expect(rows()[3]).toHaveTextContent('видео')
    await w.user.click(button('Отменить'))
    expect(rows()).toHaveLength(3)
    await w.user.click(button('Повторить'))
    await w.save()
    const [, , third, fourth] = await w.stored()
    expect(third).toMatchObject({ width: 900, videoUrl: null, textStickers: [], view: 'square' })
    expect(fourth?.videoUrl).not.toBeNull()
    await screen.findByText('4 слайда из 10 возможных')
    expect(screen.queryByText('Есть изменения')).not.toBeInTheDocument()
  })

  test('names rejected files, uploads the others, and retries a failed upload', async () => {
    const w = await openMedia()
    const mend = w.answer(postMediaEndpoints.uploadMedia, {}, unreachable)
    await w.choose(fileOf('обман.png', Buffer.from('<html>')), await photo('утро.jpg'))
    await screen.findByText(
      '«обман.png»: такой формат не подходит. Подойдут .jpg, .png, .mov, .mp4',
    )
    await screen.findByText('Ошибка загрузки. Проверьте соединение и попробуйте ещё раз')
    mend()
    await w.user.click(button('Отправить ещё раз: утро.jpg'))
    await screen.findByText('3 слайда из 10 возможных')
    await w.user.click(button('Убрать файл обман.png'))
    expect(screen.queryByRole('list', { name: 'Файлы поста' })).not.toBeInTheDocument()
  })

  test('appends up to ten slides, does not count rejected files, and reports files left out', async () => {
    const w = await openMedia({ count: 8 })
    const bad = (name: string) => fileOf(name, Buffer.from('<!doctype html>'))
    await w.choose(
      bad('а.png'),
      bad('б.png'),
      await photo('в.jpg'),
      await photo('г.jpg'),
      await photo('д.jpg'),
    )
    await screen.findByText('10 слайдов из 10 возможных')
    screen.getByText(/«а.png»: такой формат не подходит/)
    screen.getByText(/«б.png»: такой формат не подходит/)
    screen.getByText(/1 файл не добавлен/)
    expect(screen.getByText(/^В посте не может быть больше 10 слайдов/)).toBeVisible()
    expect(screen.queryByTestId('slide-files')).not.toBeInTheDocument()
    await w.save()
    expect(await w.stored()).toHaveLength(10)
  })

  test('appends a file that did not fit once a slide is removed, without uploading it again', async () => {
    const w = await openMedia({ count: 9 })
    const gate = createGate()
    const mend = w.answer(postMediaEndpoints.uploadMedia, {}, delayedUntil(gate.opened))
    await w.user.click(button('Слайд 9: убрать из поста'))
    await w.choose(await photo('а.jpg'), await photo('б.jpg'))
    await w.user.click(button('Отменить'))
    gate.open()
    await screen.findByText('В посте уже 10 слайдов. Уберите лишний и повторите')
    mend()
    w.answer(postMediaEndpoints.uploadMedia, {}, unreachable)
    await w.user.click(button('Слайд 1: убрать из поста'))
    await w.user.click(button('Отправить ещё раз: б.jpg'))
    await screen.findByText('10 слайдов из 10 возможных')
  })

  test('limits the size of a story’s files', async () => {
    const w = await openMedia({ postType: 'story' })
    await w.choose(fileOf('к.mp4', Buffer.concat([video(), Buffer.alloc(11 * MEGABYTE)])))
    await screen.findByText('«к.mp4»: файл больше 10 МБ, в нём 11 МБ')
  })

  test('asks before leaving during an upload, and cancels the upload', async () => {
    const w = await openMedia()
    const goOn = w.answer(postMediaEndpoints.uploadMedia, {}, hanging)
    await w.choose(await photo('утро.jpg'))
    await screen.findByText('утро.jpg')
    await act(() => w.router.navigate('/albums'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Уйти без сохранения?' }))
    await w.user.click(dialog.getByRole('button', { name: 'Уйти' }))
    await screen.findByRole('heading', { level: 1, name: 'Альбомы' })
    goOn()
    await act(() => w.router.navigate(w.address))
    await screen.findByText('2 слайда из 10 возможных')
    expect(screen.queryByText('утро.jpg')).not.toBeInTheDocument()
  })
})

describe('replacing', () => {
  test('replaces the file and keeps the slide’s position and view', async () => {
    const w = await openMedia()
    await w.user.click(view('История'))
    const before = rows()[0]?.querySelector('img')?.src
    await w.user.upload(await replacement(1), await photo('новый.jpg', { width: 900, height: 600 }))
    await waitFor(() => {
      expect(rows()[0]?.querySelector('img')?.src).not.toBe(before)
    })
    await w.save()
    const [first, second] = await w.stored()
    expect(first).toMatchObject({ width: 900, view: 'story' })
    expect(first?.id).not.toBe(w.ids[0])
    expect(second).toMatchObject({ id: w.ids[1], view: 'square' })
  })

  test('reports that the slide was removed meanwhile, and retries when undo restores it', async () => {
    const w = await openMedia()
    const before = rows()[0]?.querySelector('img')?.src
    const gate = createGate()
    w.answer(postMediaEndpoints.uploadMedia, {}, delayedUntil(gate.opened))
    await w.user.upload(await replacement(1), await photo('новый.jpg', { width: 900, height: 600 }))
    await w.user.click(button('Слайд 1: убрать из поста'))
    gate.open()
    await screen.findByText(/^Слайда, для которого выбран этот файл, больше нет/)
    await w.user.click(button('Отменить'))
    await w.user.click(button('Отправить ещё раз: новый.jpg'))
    await waitFor(() => {
      expect(screen.queryByText('новый.jpg')).not.toBeInTheDocument()
    })
    expect(rows()[0]?.querySelector('img')?.src).not.toBe(before)
  })
})

test('replaces the slide’s current file when an upload is retried', async () => {
  const w = await openMedia()
  const mend = w.answer(postMediaEndpoints.uploadMedia, {}, unreachable)
  await w.user.upload(await replacement(1), await photo('б.jpg', { width: 900, height: 600 }))
  await w.user.upload(await replacement(1), await photo('в.jpg', { width: 600, height: 600 }))
  await waitFor(() => {
    expect(screen.getAllByText(/^Ошибка загрузки/)).toHaveLength(2)
  })
  mend()
  await w.user.click(button('Отправить ещё раз: б.jpg'))
  await waitFor(() => {
    expect(screen.queryByText('б.jpg')).not.toBeInTheDocument()
  })
  await w.user.click(button('Отправить ещё раз: в.jpg'))
  await waitFor(() => {
    expect(screen.queryByText('в.jpg')).not.toBeInTheDocument()
  })
  expect(rows()).toHaveLength(2)
  await w.save()
  expect((await w.stored())[0]).toMatchObject({ width: 600 })
})

describe('uploaded pictures', () => {
  test('become the background of the slide for which they were chosen, and stickers on the shown slide', async () => {
    const w = await openMedia()
    const gate = createGate()
    w.answer(postMediaEndpoints.uploadUserMedia, {}, delayedUntil(gate.opened))
    await w.user.upload(
      await screen.findByTestId('background-file'),
      fileOf('фон.png', await png(300, 200)),
    )
    await w.user.click(button('Показать слайд 2'))
    gate.open()
    await waitFor(() => {
      expect(screen.queryByText('фон.png')).not.toBeInTheDocument()
    })
    await w.user.click(screen.getByRole('tab', { name: 'Текст' }))
    await w.user.upload(
      await screen.findByTestId('sticker-file'),
      fileOf('звезда.png', await png(320, 200)),
    )
    await screen.findByRole('button', { name: /^Стикер/ })
    await w.save()
    const [first, second] = await w.stored()
    const pictureUrl = expect.stringMatching(/^\/media\//)
    expect(first?.background).toMatchObject({ type: 'picture', pictureUrl })
    expect(second?.background.type).toBe('gradient')
    expect(first?.pictureStickers).toEqual([])
    expect(second?.pictureStickers).toMatchObject([{ pictureUrl, view: 'square' }])
  })

  test('show why an upload failed, and the size of a file that is too large', async () => {
    const w = await openMedia()
    const mend = w.answer(postMediaEndpoints.uploadUserMedia, {}, unreachable)
    const input = await screen.findByTestId('background-file')
    await w.user.upload(input, fileOf('фон.png', await png(300, 200)))
    await screen.findByText('Ошибка загрузки. Проверьте соединение и попробуйте ещё раз')
    mend()
    await w.user.click(button('Отправить ещё раз: фон.png'))
    await screen.findByText('Есть изменения')
    const large = Buffer.concat([await png(300, 200), Buffer.alloc(6 * MEGABYTE)])
    await w.user.upload(input, fileOf('плакат.png', large))
    await screen.findByText('«плакат.png»: файл больше 5 МБ, в нём 6 МБ')
  })
})
