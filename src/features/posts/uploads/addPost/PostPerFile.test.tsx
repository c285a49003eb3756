import { screen, waitFor, within } from '@testing-library/react'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { decodePictures, fileOf, photo, playVideos } from '../../../../../test/browserFiles'
import { refusedWith, unreachable } from '../../../../../test/failures'
import { loseResponses } from '../../../../../test/loseResponses'
import { create, openDialog, storedPosts, videoFile } from './testing/openDialog'

beforeEach(() => {
  decodePictures()
  playVideos(640)
})

const each = () => screen.getByRole('switch', { name: /^Каждый файл — отдельный пост/ })
const rows = () =>
  within(screen.getByRole('list', { name: 'Файлы поста' })).getAllByRole('listitem')
const photos = (...names: string[]) => Promise.all(names.map((name) => photo(name)))

async function openWith(...names: string[]) {
  const w = await openDialog()
  await w.choose(...(await photos(...names)))
  await screen.findByText(`Загружено ${names.length} из ${names.length}`)
  return w
}
type World = Awaited<ReturnType<typeof openWith>>
/** Widths of the posted files, from the newest post. */
const postedWidths = async ({ server }: World) => {
  const rows = await server.db
    .selectFrom('post_media')
    .innerJoin('media', 'media.id', 'post_media.media_id')
    .orderBy('post_id', 'desc')
    .orderBy('position')
    .select('media.width')
    .execute()
  return rows.map(({ width }) => width)
}

test('creates a draft for each file, in the order of the files, and offers to choose the drafts', async () => {
  const w = await openDialog()
  const sizes = [600, 700, 800].map((width) => photo(`${width}.jpg`, { width, height: 600 }))
  await w.choose(...(await Promise.all(sizes)))
  await screen.findByText('Загружено 3 из 3')
  await w.user.click(each())
  screen.getByText('Получится 3 поста')
  await w.user.type(screen.getByRole('textbox', { name: 'Подпись каждого поста' }), 'Утро')
  await w.user.click(screen.getByRole('button', { name: 'Создать 3 поста' }))
  await screen.findByText('3 поста добавлены в медиатеку')
  expect(await storedPosts(w)).toEqual(Array(3).fill({ post_type: 'post', text: 'Утро' }))
  // The library shows the newest post first.
  expect(await postedWidths(w)).toEqual([600, 700, 800])
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Утро' })).toHaveLength(3))
  await w.user.click(screen.getByRole('button', { name: 'Выбрать их' }))
  await screen.findByText('Выбрано: 3')
})

test('creates a story for each file on the tab of stories', async () => {
  const w = await openWith('а.jpg', 'б.jpg')
  await w.user.click(screen.getByRole('tab', { name: 'История' }))
  await w.user.click(screen.getByRole('switch', { name: /^Каждый файл — отдельная история/ }))
  await w.user.click(screen.getByRole('button', { name: 'Создать 2 поста' }))
  await screen.findByText('2 поста добавлены в медиатеку')
  expect(await storedPosts(w)).toMatchObject([{ post_type: 'story' }, { post_type: 'story' }])
})

test('is not offered for a single file', async () => {
  await openWith('а.jpg')
  expect(screen.queryByRole('switch')).not.toBeInTheDocument()
})

test('shows which files became posts, and creates the other posts once after a lost response', async () => {
  const w = await openWith('а.jpg', 'б.jpg', 'в.jpg')
  await w.user.click(each())
  let calls = 0
  const end = w.answer(postMediaEndpoints.createUploadedPost, {}, async () => {
    calls += 1
    return calls === 2 ? unreachable() : undefined
  })
  await w.user.click(screen.getByRole('button', { name: 'Создать 3 поста' }))
  await screen.findByText('Создано постов: 1 из 3. Остальные файлы здесь', { exact: false })
  expect(rows().map((row) => within(row).queryByText('Пост создан') !== null)).toEqual([
    false,
    false,
    true,
  ])
  end()
  const find = loseResponses(w, postMediaEndpoints.createUploadedPost)
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await waitFor(async () => expect(await storedPosts(w)).toHaveLength(2))
  await screen.findByRole('button', { name: 'Попробовать снова' })
  find()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByText('3 поста добавлены в медиатеку')
  expect(await storedPosts(w)).toHaveLength(3)
})

test('shows a refusal at its file and continues with the other files', async () => {
  const w = await openWith('а.jpg', 'б.jpg')
  await w.user.click(each())
  let calls = 0
  w.answer(postMediaEndpoints.createUploadedPost, {}, async () => {
    calls += 1
    return calls === 1 ? refusedWith({ message: 'Файл не найден' }, '')() : undefined
  })
  await w.user.click(screen.getByRole('button', { name: 'Создать 2 поста' }))
  await screen.findByText('Создано постов: 1 из 2.', { exact: false })
  expect(within(rows()[1]!).getByText('Файл не найден')).toBeVisible()
  expect(within(rows()[0]!).getByText('Пост создан')).toBeVisible()
})

describe('a file that is chosen twice', () => {
  test('is left out whatever its name, and kept when the user wants both', async () => {
    const w = await openWith('утро.jpg')
    const copy = fileOf('копия.jpg', await (await photo('утро.jpg')).bytes(), 'image/jpeg')
    await w.choose(copy, await photo('день.jpg'))
    await screen.findByText('Уже добавлен: утро.jpg')
    await screen.findByText('Загружено 2 из 2')
    await w.user.click(screen.getByRole('button', { name: 'Всё равно добавить' }))
    await screen.findByText('Загружено 3 из 3')
    await w.user.click(create())
    await screen.findByText('Пост добавлен в медиатеку')
    expect(await postedWidths(w)).toHaveLength(3)
  })

  test('is sent when its duplicate is removed', async () => {
    const w = await openDialog()
    await w.choose(videoFile('кино.mp4'), videoFile('кино.mp4'))
    await screen.findByText('Уже добавлен: кино.mp4')
    await screen.findByText('Загружено 1 из 1')
    await w.user.click(screen.getAllByRole('button', { name: 'Убрать файл кино.mp4' })[0]!)
    await screen.findByText('Загружено 1 из 1')
    expect(screen.queryByText('Уже добавлен: кино.mp4')).not.toBeInTheDocument()
  })
})
