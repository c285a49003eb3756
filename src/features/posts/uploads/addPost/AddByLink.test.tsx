import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { successEnvelope } from '@/contract/envelope'
import { missingBody, refusedWith, unreachable } from '../../../../../test/failures'
import { aPost } from '../../../../../test/server/factories'
import { postInfoOf } from '../../../../../test/server/postInfoOf'
import { world, type ScreenWorld } from '../../../../../test/world'
import { isLink } from './AddByLink'

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
async function enter({ user }: ScreenWorld, link: string, into: HTMLElement = field()) {
  await user.click(into)
  await user.paste(link)
}
const add = (w: ScreenWorld) => w.user.click(screen.getByRole('button', { name: 'Добавить' }))

test('adds a post by its link, and its toast links to the post', async () => {
  const w = await openDialog()
  w.answers(w.added(true))
  await enter(w, LINK)
  await add(w)
  await screen.findByText('Пост добавлен')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await w.user.click(screen.getByRole('link', { name: 'Открыть пост' }))
  await waitFor(() => {
    expect(w.router.state.location.pathname).toBe(`/${w.post.id}`)
  })
})

test('links to a post that is already in the library', async () => {
  const w = await openDialog()
  w.answers(w.added(false))
  await enter(w, LINK)
  await w.user.keyboard('{Enter}')
  await screen.findByText('Пост уже есть в медиатеке')
  expect(screen.getByRole('link', { name: 'Открыть пост' })).toBeInTheDocument()
})

test('does not offer a link to a post without an id', async () => {
  const w = await openDialog()
  w.answers(w.added(true, null))
  await enter(w, LINK)
  await add(w)
  await screen.findByText('Некорректная ссылка')
  expect(screen.queryByRole('link', { name: /^Открыть / })).not.toBeInTheDocument()
})

// The format of a link is tested in isLink.test.ts.
test.each(['', `${LINK} ${LINK}`])(
  'rejects “%s”, which is not exactly one link, without a request',
  async (text) => {
    const w = await openDialog()
    w.answers(() => {
      throw new Error('sent')
    })
    if (text) await enter(w, text)
    await add(w)
    await screen.findByText('Введите корректную ссылку')
    expect(field()).toHaveValue(text)
    expect(field()).toHaveAttribute('aria-invalid', 'true')
    await w.user.type(field(), 'x')
    expect(screen.queryByText('Введите корректную ссылку')).not.toBeInTheDocument()
  },
)

test("shows the back office's message at the field of each tab and keeps the link", async () => {
  const w = await openDialog()
  const message = 'Не удалось загрузить историю'
  w.answers(refusedWith({ code: 'story-not-loaded', field: 'link', message }, 'x'))
  const fetched = jest.spyOn(globalThis, 'fetch')
  for (const tab of ['Ссылка', 'История', 'Эфир']) {
    await w.user.click(screen.getByRole('tab', { name: tab }))
    const link = screen.getByRole('textbox', { name: /^Ссылка на/ })
    await w.user.clear(link)
    await enter(w, 'instagram.com/p/Cx1', link)
    await add(w)
    await waitFor(() => {
      expect(link).toHaveAccessibleDescription(new RegExp(message))
    })
    expect(link).toHaveValue('instagram.com/p/Cx1')
  }
  const seen = fetched.mock.calls.map(([input]) => String(input))
  fetched.mockRestore()
  const sent = seen.filter((url) => url.includes('post_by_url'))
  const link = 'https://instagram.com/p/Cx1'
  expect(sent.map((url) => Object.fromEntries(new URL(url).searchParams))).toEqual([
    { link, type: 'post' },
    { link, type: 'story' },
    { link, type: 'live' },
  ])
})

test('shows at the field that a response or its body is missing, and retries with the same link', async () => {
  const w = await openDialog()
  const again = () =>
    w.user.click(screen.getByRole('button', { name: /^(Попробовать снова|Добавить)$/ }))
  const mendConnection = w.answers(unreachable)
  await enter(w, LINK)
  await add(w)
  await screen.findByText('Ошибка. Попробуйте еще раз')
  mendConnection()
  const mendBody = w.answers(missingBody)
  await again()
  await screen.findByText('Ошибка, сервер недоступен, попробуйте через несколько секунд')
  mendBody()
  w.answers(w.added(true))
  await again()
  await screen.findByText('Пост добавлен')
})

test('shows an invalid link and a missing response in English', async () => {
  const w = await openDialog('en')
  await w.user.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByText('Enter a valid link')
  w.answers(unreachable)
  await enter(w, LINK, screen.getByRole('textbox', { name: 'Link to the post' }))
  await w.user.keyboard('{Enter}')
  await screen.findByText('Error. Try again')
})

test('cancels a request whose page is read slowly', async () => {
  const w = await openDialog()
  const mend = w.answers(hanging)
  await enter(w, LINK)
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

test.each([
  'https://www.instagram.com/p/Cx1/',
  ' https://vk.com/wall-1_2?reply=3 ',
  'vk.com/wall-1_2',
  'http://пример.рф/утро',
  'https://example.com/%D1%83?next=https://a.ru',
])('accepts %s as one link', (text) => {
  expect(isLink(text)).toBe(true)
})

test.each([
  '',
  '   ',
  'утро',
  'localhost',
  'ftp://example.com/a',
  'javascript:alert(1)',
  'https://user:pass@example.com/',
  'https://a.ru/1 https://a.ru/2',
  'https://a.ru/1https://a.ru/2',
  'https://a.ru/1\nhttps://a.ru/2',
  `https://a.ru/${'a'.repeat(2000)}`,
])('rejects “%s” as a link', (text) => {
  expect(isLink(text)).toBe(false)
})
