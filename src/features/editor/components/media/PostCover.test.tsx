import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { decodePictures, fileOf, photo, playVideos } from '../../../../../test/browserFiles'
import { delayedUntil, unreachable } from '../../../../../test/failures'
import { createGate } from '../../../../../test/server/gate'
import { aMedia, aPost, type TestRole } from '../../../../../test/server/factories'
import { world } from '../../../../../test/world'

beforeEach(() => {
  decodePictures()
  playVideos(640)
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

/** The browser has read the duration of the video. */
function videoIsThere(seconds: number) {
  const video = document.querySelector('video')!
  Object.defineProperty(video, 'duration', { value: seconds })
  Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_ENOUGH_DATA })
  fireEvent.loadedMetadata(video)
}
const picture = () =>
  screen.getByRole('application', { name: 'Кадр с метками и надписями' }).querySelector('img')?.src

test('a frame of the video becomes its cover, and the post that is open shows it', async () => {
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

test('a picture becomes the cover, however small', async () => {
  const w = await openCover()
  await w.user.upload(
    screen.getByTestId('cover-file'),
    await photo('кадр.jpg', { width: 320, height: 200 }),
  )
  await screen.findByText('Обложка заменена')
  expect(await w.cover()).not.toBe(w.before)
})

test('what cannot be a cover is named, and the choice stays open', async () => {
  const w = await openCover()
  await w.user.upload(screen.getByTestId('cover-file'), fileOf('обман.png', Buffer.from('<html>')))
  await screen.findByText('«обман.png»: такой формат не подходит. Подойдут .jpg, .png')
  const mend = w.answer(postMediaEndpoints.updatePostThumbnail, { id: 1 }, unreachable)
  await w.user.upload(screen.getByTestId('cover-file'), await photo('кадр.jpg'))
  await screen.findByText('Ошибка загрузки. Проверьте соединение и попробуйте ещё раз')
  mend()
  await w.user.upload(screen.getByTestId('cover-file'), await photo('кадр.jpg'))
  await screen.findByText('Обложка заменена')
})

describe('who leaves the page', () => {
  const leave = async ({ router }: Awaited<ReturnType<typeof openCover>>) => {
    await act(() => router.navigate('/albums'))
    await screen.findByRole('heading', { level: 1, name: 'Альбомы' })
  }

  test('leaves the choice of a cover with it', async () => {
    const w = await openCover()
    await leave(w)
    await act(() => w.router.navigate(-1))
    await screen.findByRole('button', { name: 'Сменить обложку' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test.each([
    ['that the cover was changed', 'Обложка заменена', undefined],
    ['that it was not', 'Ошибка загрузки. Проверьте соединение и попробуйте ещё раз', unreachable],
  ])('is told %s', async (_name, message, failure) => {
    const w = await openCover()
    const gate = createGate()
    if (failure) w.answer(postMediaEndpoints.updatePostThumbnail, { id: w.media.id }, failure)
    w.answer(postMediaEndpoints.updatePostThumbnail, { id: w.media.id }, delayedUntil(gate.opened))
    await w.user.upload(screen.getByTestId('cover-file'), await photo('кадр.jpg'))
    await leave(w)
    gate.open()
    await screen.findByText(message)
  })
})

test('who may only look is not offered another cover', async () => {
  await openCover('observer')
  expect(screen.queryByRole('button', { name: 'Сменить обложку' })).not.toBeInTheDocument()
})
