import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { successEnvelope } from '@/contract/envelope'
import { missingBody, refusedWith, unreachable } from '../../../../../test/failures'
import { aPost } from '../../../../../test/server/factories'
import { postInfoOf } from '../../../../../test/server/postInfoOf'
import { world, type ScreenWorld } from '../../../../../test/world'

const LINK = 'https://www.instagram.com/p/Cx1/'
const hanging = () => new Response(new ReadableStream())

/** The dialog at its link tab, over a library with one post. */
async function openDialog(locale: 'ru' | 'en' = 'ru') {
  const w = await world()
  const post = await aPost(w.server, w.account, { text: 'Утро' })
  const known = await postInfoOf(w.server, w.account, post.id)
  const shown = await w.show('/', { locale })
  const isEnglish = locale === 'en'
  await w.user.click(
    await screen.findByRole('button', { name: isEnglish ? 'Add post' : 'Добавить пост' }),
  )
  await w.user.click(await screen.findByRole('tab', { name: isEnglish ? 'Link' : 'Ссылка' }))
  /** The back office's response to the link. */
  const added =
    (isNew: boolean, id: number | null = post.id) =>
    () =>
      HttpResponse.json(
        successEnvelope({
          postInfo: { ...known, vitrinaPost: { ...known.vitrinaPost, id } },
          isNew,
        }),
      )
  const answers = (answer: () => Response) =>
    w.answer(postEditingEndpoints.getPostByUrl, {}, answer)
  return { ...w, ...shown, post, added, answers }
}

const field = () => screen.getByRole('textbox', { name: 'Ссылка на пост' })
const add = (w: ScreenWorld) => w.user.click(screen.getByRole('button', { name: 'Добавить' }))

test('a post is added by its link, and the toast leads to it', async () => {
  const w = await openDialog()
  w.answers(w.added(true))
  await w.user.type(field(), LINK)
  await add(w)
  await screen.findByText('Пост добавлен')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await w.user.click(screen.getByRole('link', { name: 'Открыть пост' }))
  await waitFor(() => {
    expect(w.router.state.location.pathname).toBe(`/${w.post.id}`)
  })
})

test('a post that is there already is told and led to', async () => {
  const w = await openDialog()
  w.answers(w.added(false))
  await w.user.type(field(), `${LINK}{Enter}`)
  await screen.findByText('Пост уже есть в медиатеке')
  expect(screen.getByRole('link', { name: 'Открыть пост' })).toBeInTheDocument()
})

test.each([
  ['ru', 'Некорректная ссылка'],
  ['en', 'Invalid link'],
] as const)('a post without an id cannot be opened (%s)', async (locale, words) => {
  const w = await openDialog(locale)
  w.answers(w.added(true, null))
  await w.user.type(screen.getByRole('textbox', { name: /^(Ссылка на|Link to)/ }), `${LINK}{Enter}`)
  await screen.findByText(words)
  expect(screen.queryByRole('link', { name: /^(Открыть|Open the) / })).not.toBeInTheDocument()
})

test.each(['', 'утро', `${LINK} ${LINK}`])(
  '“%s” is not one link, and nothing is sent',
  async (text) => {
    const w = await openDialog()
    w.answers(() => {
      throw new Error('sent')
    })
    if (text) await w.user.type(field(), text)
    await add(w)
    await screen.findByText('Введите корректную ссылку')
    expect(field()).toHaveValue(text)
    expect(field()).toHaveAttribute('aria-invalid', 'true')
    await w.user.type(field(), 'x')
    expect(screen.queryByText('Введите корректную ссылку')).not.toBeInTheDocument()
  },
)

test('a wrong link is told in English too', async () => {
  const w = await openDialog('en')
  await w.user.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByText('Enter a valid link')
})

test.each([
  ['Ссылка', 'post'],
  ['История', 'story'],
  ['Эфир', 'live'],
])('the tab %s says that it is a %s', async (tab, type) => {
  const w = await openDialog()
  w.answers(w.added(true))
  const fetched = jest.spyOn(globalThis, 'fetch')
  await w.user.click(screen.getByRole('tab', { name: tab }))
  await w.user.type(screen.getByRole('textbox', { name: /^Ссылка на/ }), 'instagram.com/p/Cx1')
  await add(w)
  await screen.findByText('Пост добавлен')
  const seen = fetched.mock.calls.map(([input]) => String(input))
  fetched.mockRestore()
  const sent = seen.filter((url) => url.includes('post_by_url'))
  expect(sent.map((url) => Object.fromEntries(new URL(url).searchParams))).toEqual([
    { link: 'https://instagram.com/p/Cx1', type },
  ])
})

test('the words of the back office stand at the field, and the link stays', async () => {
  const w = await openDialog()
  w.answers(
    refusedWith(
      { code: 'story-not-loaded', field: 'link', message: 'Не удалось загрузить историю' },
      'x',
    ),
  )
  await w.user.type(field(), LINK)
  await add(w)
  await screen.findByText('Не удалось загрузить историю')
  expect(field()).toHaveValue(LINK)
  expect(field()).toHaveAccessibleDescription(/Не удалось загрузить историю/)
})

test.each([
  ['no answer', unreachable, 'Ошибка. Попробуйте еще раз'],
  ['no body', missingBody, 'Ошибка, сервер недоступен, попробуйте через несколько секунд'],
])('%s is told at the field, and the same link is added on a retry', async (_, answer, words) => {
  const w = await openDialog()
  const mend = w.answers(answer)
  await w.user.type(field(), LINK)
  await add(w)
  await screen.findByText(words)
  mend()
  w.answers(w.added(true))
  await w.user.click(screen.getByRole('button', { name: /^(Попробовать снова|Добавить)$/ }))
  await screen.findByText('Пост добавлен')
})

test('no answer is told in English too', async () => {
  const w = await openDialog('en')
  w.answers(unreachable)
  await w.user.type(screen.getByRole('textbox', { name: 'Link to the post' }), `${LINK}{Enter}`)
  await screen.findByText('Error. Try again')
})

test('reading the page takes its time and can be stopped', async () => {
  const w = await openDialog()
  const mend = w.answers(hanging)
  await w.user.type(field(), LINK)
  await add(w)
  await screen.findByText('Читаем страницу. Это может занять до 15 секунд')
  await w.user.keyboard('{Escape}')
  await w.user.click(screen.getByRole('button', { name: 'Прервать' }))
  expect(field()).toHaveValue(LINK)
  mend()
  w.answers(w.added(true))
  await add(w)
  await screen.findByText('Пост добавлен')
})
