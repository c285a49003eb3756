import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { copyrightEndpoints } from '@/contract/endpoints/copyright'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postEndpoints } from '@/contract/endpoints/posts'
import { brokenServer } from '../../../../../test/failures'
import { signIn } from '../../../../../test/server/client'
import { anAlbum, aPost, type TestRole } from '../../../../../test/server/factories'
import { world } from '../../../../../test/world'

/** A customer's post in an album; `isAsked`: the author was already asked for permission. */
async function shop({ isAsked = false } = {}) {
  const w = await world()
  const album = await anAlbum(w.server, w.account, 'Кухня')
  const post = await aPost(w.server, w.account, {
    text: 'Утро',
    albums: [album],
    provider: 'instagram',
    is_ugc: 1,
    author_username: 'anna',
    like_count: 5,
  })
  await w.server.db
    .updateTable('post')
    .set({
      post_link: 'https://instagram.test/p/1',
      author_link: 'https://instagram.test/anna',
      enable_refresh_button: 1,
    })
    .where('id', '=', post.id)
    .execute()
  if (isAsked) {
    await w.server.db
      .insertInto('copyright_request')
      .values({ post_id: post.id, status: 'sent', updated_at: w.server.clock.now() })
      .execute()
  }
  const stored = async () => {
    const row = await w.server.db
      .selectFrom('post')
      .leftJoin('copyright_request', 'copyright_request.post_id', 'post.id')
      .select([
        'is_published',
        'need_copyright_request',
        'promo_code_status',
        'text',
        'status as request',
      ])
      .where('post.id', '=', post.id)
      .executeTakeFirstOrThrow()
    return row
  }
  const open = async (as: TestRole = 'owner') => {
    const shown = await w.show(`/${post.id}`, { as })
    await screen.findByRole('textbox', { name: 'Текст поста' })
    return shown
  }
  return { ...w, post, stored, open }
}

const button = (name: string) => screen.getByRole('button', { name })
const text = () => screen.getByRole('textbox', { name: 'Текст поста' })

test('asks the author when a post is published with a request, and shows the request until its approval', async () => {
  const s = await shop()
  await s.open()
  await screen.findByText('Разрешение не запрашивали')
  await s.user.click(button('Опубликовать'))
  await s.user.click(
    await screen.findByRole('menuitem', { name: 'Опубликовать и запросить разрешение' }),
  )
  await screen.findByText('Пост опубликован')
  await screen.findByText('Запрос отправляется')
  expect(await s.stored()).toMatchObject({
    is_published: 1,
    need_copyright_request: 1,
    request: 'sending',
  })
  expect(screen.getByRole('textbox', { name: 'Сообщение автору' })).toHaveValue(
    'Здравствуйте, anna! Нам очень понравилась ваша публикация https://instagram.test/p/1. ' +
      'Можно показать её на сайте нашего магазина shop? Мы укажем вас как автора. ' +
      'Если вы согласны, просто ответьте «да» на это сообщение.',
  )
  expect(screen.getByRole('link', { name: 'Открыть профиль автора' })).toHaveAttribute(
    'href',
    'https://instagram.test/anna',
  )
  await s.user.click(button('Отправлено'))
  await screen.findByText('Запрос отправлен, ждём ответа')
  expect(button('Автор разрешил')).toHaveFocus()
  await s.user.click(button('Автор разрешил'))
  await screen.findByText('Автор разрешил использовать пост')
  expect(await s.stored()).toMatchObject({ request: 'approved' })
})

test('does not ask the author when publishing without a request', async () => {
  const s = await shop()
  await s.open()
  await s.user.click(button('Опубликовать'))
  await s.user.click(await screen.findByRole('menuitem', { name: 'Опубликовать без запроса' }))
  await screen.findByText('Пост опубликован')
  expect(await s.stored()).toMatchObject({
    is_published: 1,
    need_copyright_request: 0,
    request: null,
  })
})

test('warns before a post is published without its author’s permission', async () => {
  const s = await shop({ isAsked: true })
  await s.open()
  await s.user.click(screen.getByRole('switch', { name: 'Нужно разрешение автора' }))
  expect(screen.getByText(/Автор ещё не разрешил/)).toBeInTheDocument()
  await s.user.click(button('Опубликовать'))
  await screen.findByText('Пост опубликован')
  expect(screen.queryByText(/Автор ещё не разрешил/)).not.toBeInTheDocument()
})

test('reports an unsent message and sends it again', async () => {
  const s = await shop({ isAsked: true })
  await s.open()
  await s.user.click(button('Автор не разрешил'))
  await screen.findByText('Сообщение не отправлено')
  expect(screen.getByText(/Запрос можно отправить ещё раз/)).toBeInTheDocument()
  await s.user.click(button('Повторить запрос'))
  await screen.findByText('Запрос отправляется')
})

test('copies the message to the author, or explains how to copy it by hand', async () => {
  const s = await shop()
  await s.open()
  await s.user.click(button('Запросить разрешение'))
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  await s.user.click(await screen.findByRole('button', { name: 'Скопировать сообщение' }))
  await screen.findByText('Сообщение скопировано')
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/^Здравствуйте, anna!/))
  copied.mockRejectedValue(new Error('NotAllowedError'))
  await s.user.click(button('Скопировать сообщение'))
  await screen.findByText(/Браузер не дал скопировать сообщение/)
})

test('keeps unsaved work when the request’s step or comments change, and saves it afterwards', async () => {
  const s = await shop({ isAsked: true })
  await s.open()
  fireEvent.change(text(), { target: { value: 'Утро и день' } })
  const comment = screen.getByRole('textbox', { name: 'Новый комментарий' })
  fireEvent.change(comment, { target: { value: 'Анна согласна' } })

  // A comment that could not be stored stays in its field.
  const mend = s.answer(copyrightEndpoints.addCopyrightComment, {}, brokenServer)
  await s.user.click(button('Добавить комментарий'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Ошибка, сервер недоступен')
  expect(comment).toHaveValue('Анна согласна')
  mend()
  await s.user.click(button('Добавить комментарий'))
  const list = within(await screen.findByRole('list', { name: 'Комментарии к запросу' }))
  expect(list.getByText('Анна согласна')).toBeInTheDocument()
  expect(list.getByText(/owner@shop\.test/)).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(comment).toHaveValue('')
  expect(text()).toHaveValue('Утро и день')
  await s.user.click(screen.getByRole('switch', { name: 'Промокод отправлен автору' }))
  await s.user.click(button('Сохранить'))
  await screen.findByText('Пост сохранён')
  expect(await s.stored()).toMatchObject({ text: 'Утро и день', promo_code_status: 'sent' })
})

test('shows a refusal when another user changed the request meanwhile', async () => {
  const s = await shop({ isAsked: true })
  await s.open()
  await s.server.db
    .updateTable('copyright_request')
    .set({ status: 'failed' })
    .where('post_id', '=', s.post.id)
    .execute()
  await s.user.click(button('Автор разрешил'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Этот шаг запроса сейчас невозможен')
})

test('loads the post’s data from its source again, and shows an error when that fails', async () => {
  const s = await shop()
  await s.open()
  expect(screen.getByText('5 лайков, 0 комментариев')).toBeInTheDocument()
  await s.user.type(text(), '!')
  const mend = s.answer(postEditingEndpoints.refreshPost, {}, brokenServer)
  await s.user.click(button('Обновить из источника'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Ошибка, сервер недоступен')
  mend()
  const { postInfoList } = await readPost(s)
  const [postInfo] = postInfoList
  s.answer(postEditingEndpoints.refreshPost, {}, () =>
    Response.json({
      data: {
        request: { success: true, error: [], statusMessage: 'OK' },
        response: {
          body: {
            postInfo: {
              ...postInfo,
              providerPost: { ...postInfo!.providerPost, likeCount: 21, isDeleted: true },
            },
          },
        },
      },
    }),
  )
  await s.user.click(button('Обновить из источника'))
  await screen.findByText('21 лайк, 0 комментариев')
  expect(screen.getByText('В источнике этот пост удалён')).toBeInTheDocument()
  expect(text()).toHaveValue('Утро!')
})

async function readPost(s: Awaited<ReturnType<typeof shop>>) {
  const client = await signIn(s.server, 'owner@shop.test')
  return client.call(postEndpoints.searchPosts, { body: { filter: { postId: s.post.id } } })
}

test('shows neither permission nor source for the shop’s own upload', async () => {
  const w = await world()
  const post = await aPost(w.server, w.account, { text: 'Утро' })
  await w.show(`/${post.id}`)
  await screen.findByRole('textbox', { name: 'Текст поста' })
  for (const name of ['Разрешение автора', 'Источник']) {
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument()
  }
  expect(button('Опубликовать')).not.toHaveAttribute('aria-haspopup')
})

test('shows the state of the request to an observer, without the next steps', async () => {
  const s = await shop({ isAsked: true })
  await s.open('observer')
  expect(screen.getByText('Запрос отправлен, ждём ответа')).toBeInTheDocument()
  for (const name of ['Автор разрешил', 'Добавить комментарий', 'Обновить из источника']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  }
  await waitFor(() => {
    expect(screen.getByRole('link', { name: 'История и статистика поста' })).toHaveAttribute(
      'href',
      `/posts-analytic/${s.post.id}`,
    )
  })
})
