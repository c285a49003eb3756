import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import * as v from 'valibot'
import { PREVIEW_READY_MESSAGE } from '@/contract/widgets/embed'
import { postPreviewEndpoints } from '@/contract/endpoints/postPreview'
import { galleryPayloadSchema } from '@/contract/widgets/widgetPayload'
import { brokenServer } from '../../../../../test/failures'
import { aMedia, aPost } from '../../../../../test/server/factories'
import { world } from '../../../../../test/world'
import { WALKED_LOCALES } from '../../../../../test/depth'

const WORDS = {
  ru: { frame: 'Просмотр поста', text: 'Текст поста', post: 'Редактор', preview: 'Предпросмотр' },
  en: { frame: 'Preview of the post', text: 'Post text', post: 'Editor', preview: 'Preview' },
} as const

const messageSchema = v.object({
  type: v.string(),
  payload: galleryPayloadSchema,
  openPostId: v.optional(v.number()),
})
type Message = v.InferOutput<typeof messageSchema>

interface Opening {
  locale?: 'ru' | 'en'
  as?: 'owner' | 'observer'
  isBroken?: boolean
  /** Number of the post's slides. */
  count?: number
}

/** A post of two slides, open at its preview. */
async function openPreview({ locale = 'ru', as = 'owner', isBroken, count = 2 }: Opening = {}) {
  const w = await world()
  const mend = isBroken
    ? w.answer(postPreviewEndpoints.previewPost, {}, brokenServer)
    : () => undefined
  const media = []
  for (let index = 0; index < count; index += 1) media.push(await aMedia(w.server, w.account))
  const post = await aPost(w.server, w.account, { text: 'Утро', media })
  const shown = await w.show(`/${post.id}?tab=products`, { locale, as })
  return { ...w, ...shown, post, mend }
}

const tab = (name: string) => screen.getByRole('tab', { name })
const shape = (name: string) =>
  within(screen.getByRole('radiogroup', { name: 'Вид поста' })).getByRole('radio', { name })
const frameOf = (title: string = WORDS.ru.frame) => screen.findByTitle<HTMLIFrameElement>(title)

/** The messages that a frame receives after it reports that it is ready. */
function listen({ contentWindow }: HTMLIFrameElement): Message[] {
  const received: Message[] = []
  contentWindow!.postMessage = (message: unknown) => {
    received.push(v.parse(messageSchema, message))
  }
  const data = { type: PREVIEW_READY_MESSAGE }
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { source: contentWindow, data }))
  })
  return received
}

/** Replaces «Утро» by «Вечер» and returns to the preview. */
async function changeText(user: UserEvent, words: (typeof WORDS)[keyof typeof WORDS] = WORDS.ru) {
  await user.click(await screen.findByRole('tab', { name: words.post }))
  fireEvent.change(screen.getByRole('textbox', { name: words.text }), {
    target: { value: 'Вечер' },
  })
  await user.click(tab(words.preview))
}

const textsOf = (messages: readonly Message[]) =>
  messages.map(({ payload }) => payload.posts[0]?.text)

test.each(WALKED_LOCALES)('sends unsaved changes to the preview (%s)', async (locale) => {
  const { user, post } = await openPreview({ locale })
  const words = WORDS[locale]
  await changeText(user, words)
  const received = listen(await frameOf(words.frame))
  await waitFor(() => {
    expect(received).toMatchObject([
      {
        openPostId: post.id,
        payload: {
          locale: 'ru',
          hasMore: false,
          settings: { load_more: '' },
          posts: [{ text: 'Вечер', media: [{ frame: 'square' }, { frame: 'square' }] }],
        },
      },
    ])
  })
})

test('follows changes while it is open, and shows the current state when it is opened again', async () => {
  const { store, user } = await openPreview()
  await changeText(user)
  const received = listen(await frameOf())
  await waitFor(() => {
    expect(textsOf(received)).toEqual(['Вечер'])
  })
  await user.click(screen.getByRole('button', { name: 'Отменить' }))
  await waitFor(() => {
    expect(textsOf(received)).toEqual(['Вечер', 'Утро'])
  })
  await user.click(tab('Редактор'))
  expect(store.getState().editor?.preview.isOpen).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  await user.click(tab('Предпросмотр'))
  const again = listen(await frameOf())
  await waitFor(() => {
    expect(textsOf(again)).toEqual(['Вечер'])
  })
})

test('opens a separate window for each shape of the preview', async () => {
  const { store, user } = await openPreview()
  const square = await frameOf()
  expect(square).toHaveStyle({ width: '390px', height: '560px' })
  expect(square).toHaveAttribute('sandbox', 'allow-scripts')
  await user.click(shape('История'))
  const story = await frameOf()
  expect(story).not.toBe(square)
  expect(story).toHaveStyle({ width: '390px', height: '560px' })
  const ofStory = listen(story)
  await waitFor(() => {
    expect(ofStory[0]?.payload.posts[0]?.media[0]?.frame).toBe('story')
  })
  await user.click(shape('Плитка'))
  const tile = await frameOf()
  expect(tile).toHaveStyle({ width: '480px', height: '480px' })
  const ofTile = listen(tile)
  await waitFor(() => {
    expect(ofTile).toHaveLength(1)
  })
  expect(ofTile[0]).not.toHaveProperty('openPostId')
  expect(ofTile[0]).toMatchObject({ payload: { settings: { cols: 1 } } })
  expect(store.getState().editor?.preview.shape).toBe('tile')
})

test('reports a failed preview and retries it', async () => {
  const { mend, user } = await openPreview({ isBroken: true })
  await screen.findByText('Не получилось загрузить')
  mend()
  await user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  const received = listen(await frameOf())
  await waitFor(() => {
    expect(received).toHaveLength(1)
  })
  expect(screen.queryByText('Не получилось загрузить')).not.toBeInTheDocument()
})

test('keeps the last preview with a warning when a later request fails', async () => {
  const { answer, user } = await openPreview()
  await changeText(user)
  const received = listen(await frameOf())
  await waitFor(() => {
    expect(received).toHaveLength(1)
  })
  const mend = answer(postPreviewEndpoints.previewPost, {}, brokenServer)
  await user.click(screen.getByRole('button', { name: 'Отменить' }))
  await screen.findByText(/Последние изменения показать не удалось/)
  mend()
  await user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await waitFor(() => {
    expect(textsOf(received)).toEqual(['Вечер', 'Утро'])
  })
  expect(screen.queryByText(/Последние изменения показать не удалось/)).not.toBeInTheDocument()
})

test('shows the preview to an observer, also enlarged', async () => {
  const { store, user } = await openPreview({ as: 'observer' })
  await user.click(await screen.findByRole('button', { name: 'Открыть крупно' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Просмотр поста' }))
  const received = listen(await dialog.findByTitle(WORDS.ru.frame))
  await waitFor(() => {
    expect(received).toHaveLength(1)
  })
  await user.click(dialog.getByRole('radio', { name: 'Плитка' }))
  expect(store.getState().editor?.preview.shape).toBe('tile')
  await user.click(dialog.getAllByRole('button', { name: 'Закрыть' }).at(-1)!)
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

test('explains why galleries do not show a post without slides', async () => {
  await openPreview({ count: 0 })
  await screen.findByText('В посте нет слайдов, поэтому галереи его не показывают.')
})
