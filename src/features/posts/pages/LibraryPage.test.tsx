import { screen, waitFor, within } from '@testing-library/react'
import { postEndpoints } from '@/contract/endpoints/posts'
import { aPost } from '../../../../test/server/factories'
import { jpeg } from '../../../../test/server/pictures'
import { brokenServer } from '../../../../test/failures'
import { world } from '../../../../test/world'

const photo = async (name: string, options = {}) =>
  new File([new Uint8Array(await jpeg(options))], name, { type: 'image/jpeg' })

/** jsdom cannot decode pictures; this mocks the decoder with the given size. */
function decodesAs(width: number, height: number) {
  Object.assign(globalThis, {
    createImageBitmap: () => Promise.resolve({ width, height, close: () => undefined }),
  })
}

const cards = () => within(screen.getByRole('list', { name: 'Посты' })).getAllByRole('listitem')

test('shows the posts newest first, filters by text and status, and keeps the filter in the address', async () => {
  const w = await world()
  const cup = { text: 'Чашка на окне', is_published: 1, provider_created_at: 1 } as const
  await aPost(w.server, w.account, cup)
  await aPost(w.server, w.account, { text: 'Плед', is_published: 0, provider_created_at: 2 })
  const { router } = await w.show('/')
  await screen.findByText('2 поста')
  expect(cards().map((card) => within(card).getByRole('link').getAttribute('aria-label'))).toEqual([
    'Плед',
    'Чашка на окне',
  ])

  await w.user.type(screen.getByRole('searchbox'), 'чашк')
  await screen.findByText('1 пост')
  expect(screen.getByRole('link', { name: 'Чашка на окне' })).toBeInTheDocument()
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ query: 'чашк' }).toString()}`)

  await w.user.clear(screen.getByRole('searchbox'))
  await w.user.click(screen.getByRole('radio', { name: 'Черновики' }))
  await screen.findByRole('link', { name: 'Плед' })
  expect(router.state.location.search).toBe('?status=draft')
})

test('offers to clear a search without results, and does not restore the cleared text', async () => {
  const w = await world()
  await aPost(w.server, w.account, { text: 'Чашка' })
  const { router } = await w.show('/')
  await w.user.type(screen.getByRole('searchbox'), 'нет')
  await screen.findByText('Ничего не нашлось')
  await w.user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }))
  await screen.findByRole('link', { name: 'Чашка' })
  expect(screen.getByRole('searchbox')).toHaveValue('')
  // Typing sends a search that is later than any search that the field may still have sent.
  await w.user.type(screen.getByRole('searchbox'), 'чаш')
  await waitFor(() => {
    expect(router.state.location.search).toBe(
      `?${new URLSearchParams({ query: 'чаш' }).toString()}`,
    )
  })
})

test('shows an observer the library without search and "Add post"', async () => {
  const w = await world()
  await w.show('/', { as: 'observer' })
  await screen.findByText('Здесь будут ваши посты')
  // There is nothing to search.
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Добавить пост' })).not.toBeInTheDocument()
})

test('shows a failure in place of the posts of the previous filter, and retries', async () => {
  const w = await world()
  await aPost(w.server, w.account, { text: 'Чашка', is_published: 0 })
  const mend = w.answer(postEndpoints.searchPosts, {}, brokenServer)
  await w.show('/')
  await screen.findByText('Не получилось загрузить')
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByRole('link', { name: 'Чашка' })

  const mendFilter = w.answer(postEndpoints.searchPosts, {}, brokenServer)
  await w.user.click(screen.getByRole('radio', { name: 'Черновики' }))
  await screen.findByText('Не получилось загрузить')
  expect(screen.queryByRole('link', { name: 'Чашка' })).not.toBeInTheDocument()
  mendFilter()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByRole('link', { name: 'Чашка' })
})

test('adds the first post to an empty library, names an invalid photo with its size, and asks before closing', async () => {
  const w = await world()
  await w.show('/')
  await screen.findByText('Здесь будут ваши посты')
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  await w.user.click((await screen.findAllByRole('button', { name: 'Добавить пост' }))[0]!)
  const choose = async (file: File) => w.user.upload(await screen.findByTestId('post-files'), file)
  decodesAs(300, 200)
  await choose(await photo('маленькое.jpg'))
  await screen.findByText(/«маленькое.jpg»: 300×200/)
  // A file that passes the checks in the browser, but that the server refuses.
  decodesAs(800, 600)
  await choose(await photo('обман.jpg', { width: 100, height: 100 }))
  await screen.findByText(/«обман.jpg»: 100×100/)
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Создать пост' })).toBeDisabled()
  })

  await choose(await photo('утро.jpg'))
  await screen.findByText('Загружено 1 из 1')
  await w.user.keyboard('{Escape}')
  const question = await screen.findByRole('dialog', { name: 'Закрыть, не создав пост?' })
  await w.user.click(within(question).getByRole('button', { name: 'Отмена' }))
  await w.user.click(screen.getByRole('textbox', { name: 'Подпись' }))
  await w.user.paste('Доброе утро')
  await w.user.click(screen.getByRole('button', { name: 'Создать пост' }))

  await screen.findByText('Пост добавлен в медиатеку')
  await screen.findByRole('link', { name: 'Доброе утро' })
  expect(screen.getByText('1 пост')).toBeInTheDocument()
})

test("redirects to the landing page with the server's message when the right is lost", async () => {
  const w = await world()
  await aPost(w.server, w.account)
  await w.show('/')
  await w.server.db.deleteFrom('member').execute()
  await w.user.type(screen.getByRole('searchbox'), 'чаш')
  await waitFor(() => {
    expect(w.left).toHaveLength(1)
  })
  expect(w.left[0]).toMatch(/^\/my\/admin\?reason=forbidden&message=/)
})

test('keeps the page when the session has ended, and asks to sign in again', async () => {
  const w = await world()
  await aPost(w.server, w.account)
  await w.show('/')
  await w.server.db.deleteFrom('session').execute()
  await w.user.type(screen.getByRole('searchbox'), 'чаш')
  await screen.findByRole('dialog', { name: 'Вы вышли из кабинета' })
  expect(screen.getByRole('searchbox', { hidden: true })).toHaveValue('чаш')
})
