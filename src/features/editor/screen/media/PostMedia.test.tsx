import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { decodePictures, fileOf, photo, playVideos } from '../../../../../test/browserFiles'
import { TestDataTransfer } from '../../../../../test/dataTransfer'
import { brokenServer, delayedUntil, unreachable } from '../../../../../test/failures'
import { createGate } from '../../../../../test/server/gate'
import { aMedia, aPost, type TestRole } from '../../../../../test/server/factories'
import { postInfoOf } from '../../../../../test/server/postInfoOf'
import { world } from '../../../../../test/world'
import { button, openMedia, rows, shown } from '@/features/editor/testing/openMedia'

beforeEach(() => {
  decodePictures()
  playVideos(640)
})

test('removes a slide, shows and focuses its neighbour, and restores the slide by undo', async () => {
  const w = await openMedia({ count: 3 })
  await w.user.click(button('Показать слайд 3'))
  await w.user.click(button('Слайд 3: убрать из поста'))
  expect(rows()).toHaveLength(2)
  expect(shown()).toHaveAccessibleName('Показать слайд 2')
  expect(button('Показать слайд 2')).toHaveFocus()
  await w.save()
  expect((await w.stored()).map(({ id }) => id)).toEqual(w.ids.slice(0, 2))
  await w.user.click(button('Отменить'))
  expect(shown()).toHaveAccessibleName('Показать слайд 3')
  await w.save()
  expect((await w.stored()).map(({ id }) => id)).toEqual(w.ids)
  // Removing a slide before the shown one does not change which slide is shown.
  await w.user.click(button('Слайд 1: убрать из поста'))
  expect(shown()).toHaveAccessibleName('Показать слайд 2')
  expect(button('Показать слайд 1')).toHaveFocus()
})

test('moves and hides a slide, undoes and redoes both, and saves the slides', async () => {
  const w = await openMedia({ count: 3 })
  const strip = within(screen.getByRole('navigation', { name: 'Слайды поста' }))
  const current = () => strip.getByRole('button', { current: true })
  await w.user.click(button('Показать слайд 3'))
  expect(button('Слайд 3: переставить позже')).toBeDisabled()
  await w.user.click(button('Слайд 3: переставить раньше'))
  expect(current()).toHaveAccessibleName('Слайд 2 из 3')
  await w.user.click(button('Слайд 2: скрыть на сайте'))
  expect(current()).toHaveAccessibleName('Слайд 2 из 3, скрыт')
  await w.user.click(button('Отменить'))
  expect(button('Слайд 2: скрыть на сайте')).toBeEnabled()
  await w.user.click(button('Повторить'))
  await w.save()
  const { media, vitrinaPost } = await postInfoOf(w.server, w.account, w.post.id)
  const [first, second, third] = w.ids
  expect(media.map(({ id }) => id)).toEqual([first, third, second])
  expect(vitrinaPost.hiddenCarouselPositions).toEqual([2])
})

test('refuses to remove the last slide and the last visible slide', async () => {
  const w = await openMedia({ count: 2 })
  await w.user.click(button('Слайд 1: скрыть на сайте'))
  expect(rows()[0]).toHaveTextContent('скрыт на сайте')
  expect(button('Слайд 2: скрыть на сайте')).toBeDisabled()
  expect(button('Слайд 2: убрать из поста')).toBeDisabled()
  await w.user.click(button('Слайд 1: показать на сайте'))
  expect(button('Слайд 2: скрыть на сайте')).toBeEnabled()
  await w.user.click(button('Слайд 2: убрать из поста'))
  expect(button('Слайд 1: убрать из поста')).toBeDisabled()
})

test('removes all slides of a review', async () => {
  const w = await openMedia({ count: 1, postType: 'review' })
  await screen.findByTestId('slide-files')
  await w.user.click(button('Слайд 1: убрать из поста'))
  expect(screen.getByTestId('slide-files')).toHaveFocus()
  await screen.findByText('0 слайдов из 10 возможных')
  await w.choose(await photo('утро.jpg'))
  await screen.findByText('1 слайд из 10 возможных')
  expect(shown()).toHaveAccessibleName('Показать слайд 1')
})

test('moves slides by keys and keeps the focus on them', async () => {
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

test('moves slides by dragging', async () => {
  const w = await openMedia({ count: 3 })
  const dataTransfer = new TestDataTransfer()
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

test('restores added and removed slides from a draft', async () => {
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

test('offers no slide actions to an observer', async () => {
  await openMedia({ as: 'observer' })
  await screen.findByRole('button', { name: 'Слайд 1 из 2' })
  expect(screen.queryByRole('button', { name: /^Слайд \d: / })).not.toBeInTheDocument()
})

describe('the background of a slide', () => {
  const backgrounds = async (w: Awaited<ReturnType<typeof openMedia>>) =>
    (await w.stored()).map(({ background }) => background)

  test('is chosen from the preset backgrounds, undone, redone and saved for its slide only', async () => {
    const w = await openMedia()
    const [first, second] = await backgrounds(w)
    const choice = await screen.findByRole('radio', { name: 'Фон 3' })
    await w.user.click(choice)
    expect(choice).toBeChecked()
    await w.user.click(button('Отменить'))
    expect(choice).not.toBeChecked()
    await w.user.click(button('Повторить'))
    await w.save()
    const [changed, same] = await backgrounds(w)
    expect(changed).not.toEqual(first)
    expect(same).toEqual(second)
  })

  test('can have custom colours and be applied to all slides', async () => {
    const w = await openMedia()
    fireEvent.change(await screen.findByLabelText('Цвет'), { target: { value: '#102030' } })
    fireEvent.change(screen.getByLabelText('Второй цвет'), { target: { value: '#405060' } })
    fireEvent.change(screen.getByLabelText('Угол 180°'), { target: { value: '90' } })
    await w.user.click(button('Такой же на всех слайдах'))
    await w.save()
    const wanted = { type: 'gradient', angle: 90, colors: ['#102030', '#405060'] }
    expect(await backgrounds(w)).toMatchObject([wanted, wanted])
    expect(
      screen.queryByRole('button', { name: 'Такой же на всех слайдах' }),
    ).not.toBeInTheDocument()
    await w.user.click(screen.getByRole('switch', { name: 'Градиент' }))
    expect(screen.queryByLabelText('Второй цвет')).not.toBeInTheDocument()
  })

  test('offers a retry when the preset backgrounds fail to load, and keeps custom colours available', async () => {
    const w = await openMedia({
      meanwhile: ({ answer }) => answer(postMediaEndpoints.listBackgrounds, {}, brokenServer),
    })
    await screen.findByLabelText('Цвет')
    const retry = await screen.findByRole('button', { name: /Попробовать снова/ })
    w.mend()
    await w.user.click(retry)
    await screen.findByRole('radio', { name: 'Фон 1' })
  })
})

/** A post of one video, open at the choice of its cover unless the role is read-only. */
async function openCover(as: TestRole = 'owner') {
  const w = await world()
  const media = await aMedia(w.server, w.account)
  await w.server.db
    .updateTable('media')
    .set({ kind: 'video', format: 'mp4' })
    .where('id', '=', media.id)
    .execute()
  const post = await aPost(w.server, w.account, { text: 'Утро', media: [media] })
  const { router } = await w.show(`/${post.id}`, { as })
  await screen.findByRole('textbox', { name: 'Текст поста' })
  const cover = async () =>
    (
      await w.server.db
        .selectFrom('media')
        .select('variants')
        .where('id', '=', media.id)
        .executeTakeFirstOrThrow()
    ).variants
  const opened = { ...w, router, media, cover, before: await cover() }
  if (as === 'observer') return opened
  await w.user.click(await screen.findByRole('button', { name: 'Сменить обложку' }))
  await screen.findByRole('dialog', { name: 'Обложка видео' })
  return opened
}

/** Simulates that the browser has read the duration of the video. */
function videoIsThere(seconds: number) {
  const video = document.querySelector('video')!
  Object.defineProperty(video, 'duration', { value: seconds })
  Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_ENOUGH_DATA })
  fireEvent.loadedMetadata(video)
}
const picture = () =>
  screen.getByRole('application', { name: 'Кадр с метками и надписями' }).querySelector('img')?.src

describe('the cover of a video', () => {
  test('can be a frame of the video, which the open post then shows', async () => {
    const w = await openCover()
    const shown = picture()
    expect(screen.getByRole('button', { name: 'Взять этот кадр' })).toBeDisabled()
    videoIsThere(12.5)
    screen.getByRole('slider', { name: 'Момент видео' }).focus()
    await w.user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await screen.findByText('0,3 из 12,5 с')
    await w.user.click(screen.getByRole('button', { name: 'Взять этот кадр' }))
    await screen.findByText('Обложка заменена')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await w.cover()).not.toBe(w.before)
    await waitFor(() => {
      expect(picture()).not.toBe(shown)
    })
    expect(screen.queryByText('Есть изменения')).not.toBeInTheDocument()
  })

  test('names a file that cannot be a cover, and stays open until a picture is uploaded, which may be small', async () => {
    const w = await openCover()
    await w.user.upload(
      screen.getByTestId('cover-file'),
      fileOf('обман.png', Buffer.from('<html>')),
    )
    await screen.findByText('«обман.png»: такой формат не подходит. Подойдут .jpg, .png')
    const mend = w.answer(postMediaEndpoints.updatePostThumbnail, { id: 1 }, unreachable)
    await w.user.upload(screen.getByTestId('cover-file'), await photo('кадр.jpg'))
    await screen.findByText('Ошибка загрузки. Проверьте соединение и попробуйте ещё раз')
    mend()
    await w.user.upload(
      screen.getByTestId('cover-file'),
      await photo('кадр.jpg', { width: 320, height: 200 }),
    )
    await screen.findByText('Обложка заменена')
    expect(await w.cover()).not.toBe(w.before)
  })

  describe('leaving the page', () => {
    const leave = async ({ router }: Awaited<ReturnType<typeof openCover>>) => {
      await act(() => router.navigate('/albums'))
      await screen.findByRole('heading', { level: 1, name: 'Альбомы' })
    }

    test('closes the dialog of the cover', async () => {
      const w = await openCover()
      await leave(w)
      await act(() => w.router.navigate(-1))
      await screen.findByRole('button', { name: 'Сменить обложку' })
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })

    test.each([
      ['that the cover was changed', 'Обложка заменена', undefined],
      [
        'that the upload failed',
        'Ошибка загрузки. Проверьте соединение и попробуйте ещё раз',
        unreachable,
      ],
    ])('still shows a message %s', async (_name, message, failure) => {
      const w = await openCover()
      const gate = createGate()
      if (failure) w.answer(postMediaEndpoints.updatePostThumbnail, { id: w.media.id }, failure)
      w.answer(
        postMediaEndpoints.updatePostThumbnail,
        { id: w.media.id },
        delayedUntil(gate.opened),
      )
      await w.user.upload(screen.getByTestId('cover-file'), await photo('кадр.jpg'))
      await leave(w)
      gate.open()
      await screen.findByText(message)
    })
  })

  test('does not offer another cover to an observer', async () => {
    await openCover('observer')
    expect(screen.queryByRole('button', { name: 'Сменить обложку' })).not.toBeInTheDocument()
  })
})
