import { screen, waitFor, within } from '@testing-library/react'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { LIMITS } from '@/contract/limits'
import { anAlbum } from '../../../../test/server/factories'
import { jpeg } from '../../../../test/server/pictures'
import { brokenServer } from '../../../../test/failures'
import { loseResponses } from '../../../../test/loseResponses'
import { world, type ScreenWorld } from '../../../../test/world'

const photo = async (name: string, options = {}) =>
  new File([new Uint8Array(await jpeg(options))], name, { type: 'image/jpeg' })

/** jsdom cannot decode pictures or make object URLs; this mocks both. */
function decodesAs(width: number, height: number) {
  Object.assign(globalThis, {
    createImageBitmap: () => Promise.resolve({ width, height, close: () => undefined }),
  })
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined })
}

afterEach(() => {
  localStorage.clear()
})

const caption = () => screen.getByRole('textbox', { name: 'Подпись' })
const save = (w: ScreenWorld) => w.user.click(screen.getByRole('button', { name: 'Создать пост' }))
const posts = (w: ScreenWorld) => w.server.db.selectFrom('post').selectAll().execute()
const media = (w: ScreenWorld) => w.server.db.selectFrom('media').select('id').execute()

async function write({ user }: ScreenWorld, words: string) {
  await user.click(caption())
  await user.paste(words)
}

async function openPage(w: ScreenWorld) {
  const shown = await w.show('/create/post')
  await screen.findByRole('radio', { name: 'Фон 1' })
  return shown
}

test('opens from the "Add post" dialog, creates a post from a preset background, and opens it in the editor', async () => {
  const w = await world()
  const album = await anAlbum(w.server, w.account, 'Кухня')
  const { router } = await w.show('/')
  await w.user.click((await screen.findAllByRole('button', { name: 'Добавить пост' }))[0]!)
  await w.user.click(await screen.findByRole('link', { name: 'Создать с нуля' }))
  await screen.findByRole('heading', { name: 'Пост с нуля' })
  expect(router.state.location.pathname).toBe('/create/post')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await screen.findByRole('radio', { name: 'Фон 1' })).toBeChecked()
  await w.user.click(screen.getByRole('radio', { name: 'Фон 3' }))
  await write(w, 'Скидки до воскресенья')
  await w.user.click(screen.getByRole('combobox', { name: 'Альбомы' }))
  await w.user.click(await screen.findByRole('option', { name: 'Кухня' }))
  expect(await posts(w)).toEqual([])
  expect(await media(w)).toEqual([])

  await save(w)
  await screen.findByText('Пост добавлен в медиатеку')
  const [post] = await posts(w)
  expect(post).toMatchObject({ text: 'Скидки до воскресенья', is_published: 0 })
  expect(await w.server.db.selectFrom('album_post').selectAll().execute()).toMatchObject([
    { album_id: album.id, post_id: post?.id },
  ])
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(`/${post?.id}`)
  })
  expect(await screen.findByRole('tab', { name: 'Текст' })).toHaveAttribute('aria-selected', 'true')
  expect(localStorage).toHaveLength(0)
})

test('offers the draft of an earlier visit, and removes it when it is declined', async () => {
  const w = await world()
  const { router } = await openPage(w)
  await write(w, 'Почти готово')
  await screen.findByText('Черновик сохранён в этом браузере')
  await w.user.click(screen.getByRole('link', { name: 'К медиатеке' }))
  const question = await screen.findByRole('dialog', { name: 'Уйти без сохранения?' })
  expect(question).toHaveTextContent('Черновик останется в этом браузере')
  await w.user.click(within(question).getByRole('button', { name: 'Уйти' }))
  await screen.findByRole('heading', { name: 'Медиатека' })
  expect(await posts(w)).toEqual([])

  await router.navigate('/create/post')
  const offer = await screen.findByRole('dialog', { name: 'Продолжить черновик?' })
  expect(offer).toHaveTextContent('Почти готово')
  await w.user.click(within(offer).getByRole('button', { name: 'Продолжить' }))
  expect(caption()).toHaveValue('Почти готово')

  await w.user.click(screen.getByRole('link', { name: 'К медиатеке' }))
  await w.user.click(await screen.findByRole('button', { name: 'Уйти' }))
  await screen.findByRole('heading', { name: 'Медиатека' })
  await router.navigate('/create/post')
  await w.user.click(await screen.findByRole('button', { name: 'Начать заново' }))
  expect(caption()).toHaveValue('')
  expect(localStorage).toHaveLength(0)
})

test('stores the draft per person and account, and restores it after a crash of the browser', async () => {
  const w = await world()
  await openPage(w)
  await w.user.click(screen.getByRole('radio', { name: 'Фон 3' }))
  await write(w, 'Почти')
  const kept =
    '{"draft":{"basis":"background","backgroundId":2,"caption":"Почти","albums":[]},"fileNames":[]}'
  expect(Object.entries(localStorage)).toEqual([['vitrina.post-draft.shop.owner@shop.test', kept]])

  w.crash()
  await w.show('/create/post')
  const offer = await screen.findByRole('dialog', { name: 'Продолжить черновик?' })
  expect(offer).toHaveTextContent('Почти')
  await w.user.click(within(offer).getByRole('button', { name: 'Продолжить' }))
  await w.user.clear(caption())
  await w.user.click(screen.getByRole('radio', { name: 'Фон 1' }))
  await write(w, 'Готово')
  expect(localStorage.getItem('vitrina.post-draft.shop.owner@shop.test')).toContain('Готово')

  // The draft is not offered to another person in this browser.
  w.crash()
  await w.show('/create/post', { as: 'editor' })
  await screen.findByRole('radio', { name: 'Фон 1' })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('ignores an invalid stored draft, and removes a draft that is emptied', async () => {
  localStorage.setItem('vitrina.post-draft.shop.owner@shop.test', '{"draft":{"basis":"video"}}')
  const w = await world()
  await openPage(w)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await w.user.type(caption(), 'Да')
  expect(Object.values(localStorage)).toEqual([expect.stringContaining('Да')])
  await w.user.clear(caption())
  expect(localStorage).toHaveLength(0)
  expect(screen.queryByText('Черновик сохранён в этом браузере')).not.toBeInTheDocument()
  await w.user.type(caption(), 'Н')
  expect(localStorage).toHaveLength(1)
})

test.each([[['getItem', 'removeItem']], [['setItem']]] as const)(
  'creates the post when the browser refuses %j, and shows that a draft is stored only when it is',
  async (names) => {
    const refused = names.map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('full or forbidden', 'QuotaExceededError')
      }),
    )
    const w = await world()
    await openPage(w)
    await write(w, 'Утро')
    const said = screen.queryByText('Черновик сохранён в этом браузере')
    expect(said === null).toBe(names[0] === 'setItem')
    await save(w)
    await screen.findByText('Пост добавлен в медиатеку')
    for (const one of refused) one.mockRestore()
  },
)

test('uploads files on save, names an invalid file, and sends the others once that one is removed', async () => {
  const w = await world()
  const { router } = await openPage(w)
  await w.user.click(screen.getByRole('radio', { name: 'Из файлов' }))
  await save(w)
  await screen.findByText('Добавьте хотя бы один файл')

  decodesAs(300, 200)
  await w.user.upload(screen.getByTestId('post-files'), await photo('маленькое.jpg'))
  await screen.findByText(/«маленькое.jpg»: 300×200/)
  decodesAs(800, 600)
  await w.user.upload(screen.getByTestId('post-files'), [
    await photo('утро.jpg'),
    await photo('обман.jpg', { width: 100, height: 100 }),
  ])
  const files = screen.getByRole('list', { name: 'Файлы поста' })
  expect(within(files).getAllByRole('listitem')).toHaveLength(3)
  expect(await media(w)).toEqual([])

  await w.user.click(screen.getByRole('button', { name: 'Убрать файл маленькое.jpg' }))
  await save(w)
  await screen.findByText(/«обман.jpg»: 100×100/)
  await screen.findByText(/Не все файлы отправлены/)
  expect(await media(w)).toHaveLength(1)
  await w.user.click(screen.getByRole('button', { name: 'Убрать файл обман.jpg' }))
  await save(w)
  await screen.findByText('Пост добавлен в медиатеку')
  expect(await media(w)).toHaveLength(1)
  await waitFor(() => {
    expect(router.state.location.pathname).toMatch(/^\/\d+$/)
  })
})

test('does not count refused files against the limit, and reports how many files exceed the limit', async () => {
  const w = await world()
  await openPage(w)
  await w.user.click(screen.getByRole('radio', { name: 'Из файлов' }))
  decodesAs(800, 600)
  const good = await photo('утро.jpg')
  const bad = new File(['<html>'], 'обман.png')
  const many = [bad, bad, ...Array.from({ length: LIMITS.filesPerPost }, () => good)]
  await w.user.upload(screen.getByTestId('post-files'), many)
  const list = within(await screen.findByRole('list', { name: 'Файлы поста' }))
  expect(list.getAllByText('утро.jpg')).toHaveLength(LIMITS.filesPerPost)
  // The size of a small file is not rounded to zero.
  expect(list.getAllByText('0,1 МБ')).toHaveLength(LIMITS.filesPerPost)
  expect(list.getAllByRole('alert')).toHaveLength(2)
  expect(screen.queryByText(/не добавлен/)).not.toBeInTheDocument()
  await w.user.upload(screen.getByTestId('post-files'), good)
  await screen.findByText(/1 файл не добавлен/)
  expect(list.getAllByText('утро.jpg')).toHaveLength(LIMITS.filesPerPost)
})

test('reorders files before the post is created', async () => {
  const w = await world()
  await openPage(w)
  await w.user.click(screen.getByRole('radio', { name: 'Из файлов' }))
  decodesAs(800, 600)
  const widths = [600, 700, 800]
  const files = widths.map((width) => photo(`${width}.jpg`, { width, height: 600 }))
  await w.user.upload(screen.getByTestId('post-files'), await Promise.all(files))
  await w.user.click(await screen.findByRole('button', { name: 'Переставить позже: 600.jpg' }))
  await w.user.click(screen.getByRole('button', { name: 'Переставить раньше: 800.jpg' }))
  expect(screen.getByRole('button', { name: 'Переставить раньше: 800.jpg' })).toHaveFocus()
  await save(w)
  await screen.findByText('Пост добавлен в медиатеку')
  const stored = await w.server.db
    .selectFrom('post_media')
    .innerJoin('media', 'media.id', 'post_media.media_id')
    .orderBy('post_media.position')
    .select('media.width')
    .execute()
  expect(stored.map(({ width }) => width)).toEqual([700, 800, 600])
})

test('after a failed save or a lost response, keeps the text, creates one post and draws the background once', async () => {
  const w = await world()
  const drawn: unknown[] = []
  const { fetch } = w.server.app
  w.server.app.fetch = async (request, ...rest) => {
    if (request.url.endsWith('self_create/medias')) drawn.push(await request.clone().json())
    return fetch(request, ...rest)
  }
  const mendServer = w.answer(postMediaEndpoints.createUploadedPost, {}, brokenServer)
  await openPage(w)
  await write(w, 'Утро')
  await save(w)
  await screen.findByText(/сервер недоступен/)
  expect(caption()).toHaveValue('Утро')
  expect(await media(w)).toHaveLength(1)
  mendServer()
  const mendAnswers = loseResponses(w, postMediaEndpoints.createUploadedPost)
  await save(w)
  await waitFor(async () => expect(await posts(w)).toHaveLength(1))
  await screen.findByRole('alert')
  mendAnswers()
  await save(w)
  await screen.findByText('Пост добавлен в медиатеку')
  expect(await posts(w)).toMatchObject([{ text: 'Утро' }])
  expect(await media(w)).toHaveLength(1)
  // The first background is the one with id 8.
  expect(drawn).toMatchObject([
    { backgrounds: [{ type: 'gradient', colors: ['#fdf497', '#fd5949', '#d6249f', '#285aeb'] }] },
  ])
})

test('shows that the preset backgrounds failed to load in place and retries', async () => {
  const w = await world()
  const mend = w.answer(postMediaEndpoints.listBackgrounds, {}, brokenServer)
  await w.show('/create/post')
  await screen.findByText('Не получилось загрузить')
  await screen.findByText('Фоны не загрузились. Попробуйте ещё раз')
  expect(screen.queryByText(/сервер недоступен/)).not.toBeInTheDocument()
  await save(w)
  expect(await screen.findAllByText('Фоны не загрузились. Попробуйте ещё раз')).toHaveLength(2)
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByRole('radio', { name: 'Фон 12' })
})

test('denies access to an observer', async () => {
  const w = await world()
  await w.show('/create/post', { as: 'observer' })
  await screen.findByText(/У вас недостаточно прав/)
})
