import { screen, waitFor, within } from '@testing-library/react'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { MEGABYTE } from '@/contract/files/uploads'
import { brokenServer, unreachable } from '../../../../../test/failures'
import { jpeg, png } from '../../../../../test/server/pictures'
import { video } from '../../../../../test/server/video'
import { loseResponses } from '../../../../../test/loseResponses'
import {
  decodePictures,
  fileOf,
  photo,
  playVideos,
  pngHeader,
} from '../../../../../test/browserFiles'
import { WALKED_LOCALES } from '../../../../../test/depth'
import { DAY_MS } from '@/contract/constants'
import { TEST_NOW } from '../../../../../test/server/world'
import { world } from '../../../../../test/world'
import { create, openDialog, storedPosts, videoFile } from './testing/openDialog'

beforeEach(() => {
  decodePictures()
  playVideos(640)
})

const tab = (name: string) => screen.getByRole('tab', { name })
test('says before any work that an account that awaits its deletion takes no posts', async () => {
  const w = await world()
  await w.server.db
    .updateTable('account')
    .set({ deletion_asked_at: TEST_NOW, deletes_at: TEST_NOW + 30 * DAY_MS })
    .execute()
  await w.show('/')
  await w.user.click((await screen.findAllByRole('button', { name: 'Добавить пост' }))[0]!)
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый пост' }))
  expect(dialog.getByRole('alert')).toHaveTextContent(
    'Аккаунт будет удалён 17 апреля 2026. Виджеты выключены, изменить ничего нельзя.',
  )
  expect(dialog.queryByTestId('post-files')).toBeNull()
  expect(dialog.queryByRole('tab')).toBeNull()
})

describe('shows the reason for a refused file', () => {
  const longName = `${'Очень длинное имя '.repeat(17)}.png`
  const cases: [string, () => File | Promise<File>, ru: string, en: string][] = [
    [
      'a lying extension',
      () => fileOf('обман.jpg', Buffer.from('<!doctype html>')),
      '«обман.jpg»: такой формат не подходит. Подойдут .jpg, .png, .mov, .mp4',
      '“обман.jpg”: this format does not fit. Use .jpg, .png, .mov, .mp4',
    ],
    [
      'nothing in it',
      () => fileOf('пусто.jpg', new Uint8Array()),
      '«пусто.jpg»: файл пустой',
      '“пусто.jpg”: the file is empty',
    ],
    [
      'a photo that is cut off',
      async () => fileOf('обрыв.jpg', (await jpeg()).subarray(0, 2000)),
      '«обрыв.jpg»: файл повреждён или не читается',
      '“обрыв.jpg”: the file is damaged or cannot be read',
    ],
    [
      'one pixel',
      async () => fileOf('точка.png', await png(1, 1)),
      '«точка.png»: 1×1 пикселей, нужно не меньше 480 по каждой стороне',
      '“точка.png”: 1×1 px, at least 480 px on each side are needed',
    ],
    [
      'nine hundred megapixels, which are not decoded',
      () => fileOf('стена.png', pngHeader(30_000, 30_000)),
      '«стена.png»: слишком большая картинка, 30000×30000 пикселей',
      '“стена.png”: the picture is too large, 30000×30000 px',
    ],
    [
      'a picture over 10 MB',
      async () => fileOf('плакат.jpg', Buffer.concat([await jpeg(), Buffer.alloc(11 * MEGABYTE)])),
      '«плакат.jpg»: файл больше 10 МБ, в нём 11 МБ',
      '“плакат.jpg”: the file is over 10 MB, it has 11 MB',
    ],
    [
      'a video over 50 MB',
      () => videoFile('кино.mp4', 51),
      '«кино.mp4»: файл больше 50 МБ, в нём 51 МБ',
      '“кино.mp4”: the file is over 50 MB, it has 51 MB',
    ],
    [
      'a name of 300 characters',
      () => fileOf(longName, new Uint8Array()),
      `«${longName.slice(0, 43)}…${longName.slice(-16)}»: файл пустой`,
      `“${longName.slice(0, 43)}…${longName.slice(-16)}”: the file is empty`,
    ],
  ]

  test.each(WALKED_LOCALES)('when a file is invalid, in %s', async (locale) => {
    const { choose } = await openDialog({ locale })
    await choose(...(await Promise.all(cases.map(async ([, make]) => make()))))
    for (const [, , ru, en] of cases) await screen.findByText(locale === 'ru' ? ru : en)
  })

  const VIDEOS = {
    ru: [
      '«кино.mp4»: видео не загрузилось, браузер не может его прочитать. Сохраните его как .mp4 (H.264)',
      '«пустое.mp4»: видео не загрузилось, в файле нет изображения',
    ],
    en: [
      '“кино.mp4”: the video failed to load, the browser cannot read it. Save it as .mp4 (H.264)',
      '“пустое.mp4”: the video failed to load, the file has no picture in it',
    ],
  }
  test.each(WALKED_LOCALES)(
    'for a video that the browser cannot read, and for a video without a picture, in %s',
    async (locale) => {
      const [unreadable = '', empty = ''] = VIDEOS[locale]
      playVideos('unreadable')
      const { choose } = await openDialog({ locale })
      await choose(videoFile('кино.mp4'))
      await screen.findByText(unreadable)
      playVideos(0)
      await choose(videoFile('пустое.mp4'))
      await screen.findByText(empty)
    },
  )

  test('when the back office refuses the file; the other files become a post', async () => {
    const w = await openDialog()
    await w.choose(
      await photo('утро.jpg'),
      fileOf('пусто.jpg', new Uint8Array()),
      videoFile('кино.mp4'),
      fileOf('звук.mp4', video({ track: 'soun' })),
    )
    await screen.findByText('«пусто.jpg»: файл пустой')
    await screen.findByText('«звук.mp4»: видео не загрузилось, в файле нет изображения')
    await screen.findByText('Загружено 2 из 2')
    await w.user.click(create())
    await screen.findByText('Пост добавлен в медиатеку')
    expect(await w.server.db.selectFrom('post_media').select('post_id').execute()).toHaveLength(2)
  })
})

test('does not count refused files against the limit, and reports how many files exceed the limit', async () => {
  const { choose } = await openDialog()
  const bad = Array.from({ length: 3 }, (_, index) =>
    fileOf(`обман-${index}.jpg`, Buffer.from('<!doctype html>')),
  )
  const good = Array.from({ length: 12 }, (_, index) => videoFile(`${index}.mp4`))
  await choose(...bad, ...good)
  await screen.findByText('Загружено 10 из 10')
  await screen.findByText('В посте может быть не больше 10 файлов. 2 файла не добавлены.')
  for (const { name } of bad)
    screen.getByText(`«${name}»: такой формат не подходит`, { exact: false })
  // Refused files have no position, so the first accepted file is the first of the post.
  expect(screen.queryByRole('button', { name: /Переставить .*обман/ })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Переставить раньше: 0.mp4' })).toBeDisabled()
})

test('reorders files by keys and keeps the focus on the moved file', async () => {
  const w = await openDialog()
  const photos = [600, 700, 800].map((width) => photo(`${width}.jpg`, { width, height: 600 }))
  await w.choose(...(await Promise.all(photos)))
  await screen.findByText('Загружено 3 из 3')
  const names = () =>
    within(screen.getByRole('list', { name: 'Файлы поста' }))
      .getAllByText(/jpg$/)
      .map((one) => one.textContent)
  expect(screen.getByRole('button', { name: 'Переставить раньше: 600.jpg' })).toBeDisabled()
  screen.getByRole('button', { name: 'Переставить раньше: 800.jpg' }).focus()
  await w.user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Переставить раньше: 800.jpg' })).toHaveFocus()
  await w.user.keyboard('{Enter}')
  expect(names()).toEqual(['800.jpg', '600.jpg', '700.jpg'])
  expect(screen.getByRole('button', { name: 'Переставить позже: 800.jpg' })).toHaveFocus()
  await w.user.click(create())
  await screen.findByText('Пост добавлен в медиатеку')
  const stored = await w.server.db
    .selectFrom('post_media')
    .innerJoin('media', 'media.id', 'post_media.media_id')
    .orderBy('post_media.position')
    .select('media.width')
    .execute()
  expect(stored.map(({ width }) => width)).toEqual([800, 600, 700])
})

test('shows an interrupted upload and retries it, alone or with all others', async () => {
  const w = await openDialog()
  const mend = w.answer(postMediaEndpoints.uploadMedia, {}, unreachable)
  await w.choose(await photo('а.jpg'), await photo('б.jpg'), await photo('в.jpg'))
  await waitFor(() => {
    expect(
      screen.getAllByText('Ошибка загрузки. Проверьте соединение и попробуйте ещё раз'),
    ).toHaveLength(3)
  })
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Отправить ещё раз: б.jpg' }))
  await screen.findByText('Загружено 1 из 1')
  await w.user.click(screen.getByRole('button', { name: 'Повторить все' }))
  await screen.findByText('Загружено 3 из 3')
})

test('shows a failed creation in place, keeps the files, and creates one post after a lost response', async () => {
  const w = await openDialog()
  await w.choose(await photo('утро.jpg'))
  await screen.findByText('Загружено 1 из 1')
  const caption = () => screen.getByRole('textbox', { name: 'Подпись' })
  await w.user.type(caption(), 'До')
  const mendConnection = w.answer(postMediaEndpoints.createUploadedPost, {}, unreachable)
  await w.user.click(create())
  await screen.findByText('Ошибка. Попробуйте еще раз')
  expect(caption()).toHaveValue('До')
  expect(await storedPosts(w)).toEqual([])
  mendConnection()
  const mendAnswers = loseResponses(w, postMediaEndpoints.createUploadedPost)
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await waitFor(async () => expect(await storedPosts(w)).toHaveLength(1))
  await screen.findByRole('button', { name: 'Попробовать снова' })
  mendAnswers()
  await w.user.type(caption(), 'м')
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByText('Пост добавлен в медиатеку')
  expect(await storedPosts(w)).toEqual([{ post_type: 'post', text: 'Дом' }])
})

test('shows failures in English', async () => {
  const w = await openDialog({ locale: 'en' })
  const mend = w.answer(postMediaEndpoints.uploadMedia, {}, brokenServer)
  await w.choose(await photo('а.jpg'))
  await screen.findByText('Upload error, reload the page')
  mend()
  await w.choose(await photo('утро.jpg'))
  await screen.findByText('1 of 1 uploaded')
  w.answer(postMediaEndpoints.createUploadedPost, {}, unreachable)
  await w.user.click(screen.getByRole('button', { name: 'Create post' }))
  await screen.findByText('Error. Try again')
})

test('on the tab of stories refuses a video over 10 MB, which a post accepts', async () => {
  const w = await openDialog()
  await w.choose(videoFile('кино.mp4', 11))
  await screen.findByText('Загружено 1 из 1')
  await w.user.click(tab('История'))
  await screen.findByText('«кино.mp4»: файл больше 10 МБ, в нём 11 МБ')
  expect(create()).toBeDisabled()
  await w.user.click(tab('Файлы'))
  expect(create()).toBeEnabled()
  await w.user.click(screen.getByRole('button', { name: 'Убрать файл кино.mp4' }))
  await w.user.click(tab('История'))
  await w.choose(await photo('утро.jpg', { width: 720, height: 1280 }))
  await screen.findByText('Загружено 1 из 1')
  await w.user.click(create())
  await screen.findByText('Пост добавлен в медиатеку')
  expect(await storedPosts(w)).toMatchObject([{ post_type: 'story' }])
})

test('switches the tabs by keyboard', async () => {
  const w = await openDialog()
  tab('Файлы').focus()
  await w.user.keyboard('{ArrowRight}')
  expect(tab('Ссылка')).toHaveAttribute('aria-selected', 'true')
  await w.user.keyboard('{ArrowRight}{ArrowRight}')
  expect(tab('Эфир')).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('textbox', { name: 'Ссылка на прямой эфир' })).toBeInTheDocument()
})
