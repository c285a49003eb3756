import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { LANDING_PATH, LOGIN_PATH } from '@/contract/addresses'
import type { Endpoint } from '@/contract/endpoint'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { userEndpoints } from '@/contract/endpoints/user'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { decodePictures, photo } from '../../../test/browserFiles'
import { comeBack } from '../../../test/comeBack'
import { respondsWithStatus, unreachable } from '../../../test/failures'
import { loseResponses } from '../../../test/loseResponses'
import { TEST_PASSWORD } from '../../../test/server/client'
import {
  aPerson,
  aPost,
  aProduct,
  aReview,
  aWidget,
  anAccount,
  anAlbum,
} from '../../../test/server/factories'
import { world, type ScreenWorld } from '../../../test/world'

const UNAVAILABLE = 'Сервер сейчас недоступен. Попробуйте ещё раз через минуту'

beforeEach(decodePictures)
afterEach(() => {
  jest.restoreAllMocks()
})

/** A step of the way from a photo to a widget: what a person has typed and drawn, and the press that sends it. */
interface Step {
  endpoint: Endpoint
  params?: Record<string, string | number>
  press: () => Promise<void>
  /** What a person has typed is still there. */
  kept: () => void
  done: () => Promise<unknown>
  /** What the back office has of it, in the end. */
  stored: () => Promise<unknown>
  expected: unknown
}

const button = (name: string) => screen.getByRole('button', { name })
const click = async (w: ScreenWorld, name: string) => w.user.click(button(name))

async function openPost(w: ScreenWorld): Promise<{ id: number }> {
  const album = await anAlbum(w.server, w.account, 'Кухня')
  const post = await aPost(w.server, w.account, { text: 'Утро', albums: [album] })
  await aProduct(w.server, w.account, { name: 'Ваза «Капля»' })
  await w.show(`/${post.id}`)
  await screen.findByRole('textbox', { name: 'Текст поста' })
  return post
}

const postText = () => screen.getByRole('textbox', { name: 'Текст поста' })
const storedPost = (w: ScreenWorld) => () =>
  w.server.db.selectFrom('post').select(['text', 'is_published', 'revision']).execute()

const STEPS: Record<string, (w: ScreenWorld) => Promise<Step>> = {
  'adding a photo': async (w) => {
    await w.show('/')
    await w.user.click((await screen.findAllByRole('button', { name: 'Добавить пост' }))[0]!)
    await w.user.upload(await screen.findByTestId('post-files'), await photo('утро.jpg'))
    await screen.findByText('Загружено 1 из 1')
    const caption = screen.getByRole('textbox', { name: 'Подпись' })
    fireEvent.change(caption, { target: { value: 'Доброе утро' } })
    return {
      endpoint: postMediaEndpoints.createUploadedPost,
      // Once it has failed, the same button asks to try again.
      press: () =>
        w.user.click(screen.getByRole('button', { name: /^(Создать пост|Попробовать снова)$/ })),
      kept: () => {
        expect(caption).toHaveValue('Доброе утро')
      },
      done: () => screen.findByText('Пост добавлен в медиатеку'),
      stored: () => w.server.db.selectFrom('post').select('text').execute(),
      expected: [{ text: 'Доброе утро' }],
    }
  },
  'editing a post': async (w) => {
    await openPost(w)
    fireEvent.change(postText(), { target: { value: 'Вечер' } })
    return {
      endpoint: postEditingEndpoints.savePost,
      press: () => click(w, 'Сохранить'),
      kept: () => {
        expect(postText()).toHaveValue('Вечер')
      },
      done: () => screen.findByText('Пост сохранён'),
      stored: storedPost(w),
      expected: [{ text: 'Вечер', is_published: 0, revision: 2 }],
    }
  },
  'tagging a product': async (w) => {
    await openPost(w)
    await w.user.click(screen.getByRole('tab', { name: 'Разметка товаров' }))
    await w.user.click(await screen.findByRole('combobox', { name: 'Найти товар' }))
    await w.user.paste('ваза')
    await w.user.click(await screen.findByRole('option', { name: /Ваза/ }))
    const cards = () =>
      within(screen.getByRole('list', { name: 'Товары на слайде' })).getAllByRole('listitem')
    return {
      endpoint: postEditingEndpoints.savePost,
      press: () => click(w, 'Сохранить'),
      kept: () => {
        expect(cards()).toHaveLength(1)
      },
      done: () => screen.findByText('Пост сохранён'),
      stored: () => w.server.db.selectFrom('media_link').select('marker_show').execute(),
      expected: [{ marker_show: 1 }],
    }
  },
  publishing: async (w) => {
    await openPost(w)
    fireEvent.change(postText(), { target: { value: 'Вечер' } })
    return {
      endpoint: postEditingEndpoints.savePost,
      press: () => click(w, 'Опубликовать'),
      kept: () => {
        expect(postText()).toHaveValue('Вечер')
      },
      done: () => screen.findByText('Пост опубликован'),
      stored: storedPost(w),
      expected: [{ text: 'Вечер', is_published: 1, revision: 2 }],
    }
  },
  'creating an album': async (w) => {
    await w.show('/albums')
    await w.user.click((await screen.findAllByRole('button', { name: 'Создать альбом' }))[0]!)
    const name = await screen.findByLabelText(/Название/)
    await w.user.type(name, 'Кухня')
    return {
      endpoint: albumEditingEndpoints.createAlbum,
      press: async () => {
        await w.user.type(name, '{Enter}')
      },
      kept: () => {
        expect(name).toHaveValue('Кухня')
      },
      done: () => screen.findByText('Альбом «Кухня» создан'),
      stored: () => w.server.db.selectFrom('album').select('name').execute(),
      expected: [{ name: 'Кухня' }],
    }
  },
  'setting up an album': async (w) => {
    const album = await anAlbum(w.server, w.account, 'Кухня')
    await w.show(`/albums/${album.id}`)
    const isDefault = await screen.findByRole('switch', { name: /Альбом по умолчанию/ })
    await screen.findByText('Здесь пока нет постов')
    return {
      endpoint: albumEditingEndpoints.saveAlbum,
      params: { id: album.id },
      // What could not be saved is saved by a button beside it.
      press: async () => {
        const again = screen.queryByRole('button', { name: 'Попробовать снова' })
        await w.user.click(again ?? isDefault)
      },
      kept: () => {
        expect(isDefault).toBeChecked()
      },
      done: () => screen.findByText('Сохранено'),
      stored: () => w.server.db.selectFrom('album').select(['name', 'is_default']).execute(),
      expected: [{ name: 'Кухня', is_default: 1 }],
    }
  },
  'creating a post from scratch': async (w) => {
    await w.show('/create/post')
    await screen.findByRole('radio', { name: 'Фон 1' })
    const caption = screen.getByRole('textbox', { name: 'Подпись' })
    fireEvent.change(caption, { target: { value: 'Скидки до воскресенья' } })
    return {
      endpoint: postMediaEndpoints.createUploadedPost,
      press: () => click(w, 'Создать пост'),
      kept: () => {
        expect(caption).toHaveValue('Скидки до воскресенья')
      },
      done: () => screen.findByText('Пост добавлен в медиатеку'),
      stored: () => w.server.db.selectFrom('post').select('text').execute(),
      expected: [{ text: 'Скидки до воскресенья' }],
    }
  },
  'working on a review': async (w) => {
    const review = await aReview(w.server, w.account, { text: 'Вот это кружка', is_published: 1 })
    await w.show(`/marketplace-review?review=${review.id}`)
    const card = within(await screen.findByRole('dialog', { name: 'Отзыв' }))
    const isShown = await card.findByRole('switch', { name: /Показывать покупателям/ })
    await w.user.click(isShown)
    return {
      endpoint: postEditingEndpoints.savePost,
      press: () => w.user.click(card.getByRole('button', { name: 'Сохранить' })),
      kept: () => {
        expect(isShown).not.toBeChecked()
      },
      done: () => screen.findByText('Отзыв сохранён'),
      stored: storedPost(w),
      expected: [{ text: 'Вот это кружка', is_published: 0, revision: 2 }],
    }
  },
  'creating a widget': async (w) => {
    await w.show('/galleries')
    await screen.findByText('Покажите посты на сайте')
    await w.user.click(screen.getAllByRole('button', { name: 'Создать виджет' })[0]!)
    const dialog = await screen.findByRole('dialog')
    const name = within(dialog).getByRole('textbox')
    fireEvent.change(name, { target: { value: 'Дом' } })
    return {
      endpoint: widgetEndpoints.createWidget,
      press: () => w.user.click(within(dialog).getByRole('button', { name: 'Создать виджет' })),
      kept: () => {
        expect(name).toHaveValue('Дом')
      },
      done: () => screen.findByRole('heading', { name: 'Дом' }),
      stored: () => w.server.db.selectFrom('widget').select('role').execute(),
      expected: [{ role: 'Дом' }],
    }
  },
  'setting up a widget': async (w) => {
    const { embed_id } = await aWidget(w.server, w.account)
    await w.show(`/galleries/g/${embed_id}`)
    const columns = await screen.findByLabelText('Колонок')
    fireEvent.change(columns, { target: { value: '2' } })
    return {
      endpoint: widgetEndpoints.saveWidget,
      params: { id: embed_id },
      press: () => click(w, 'Сохранить'),
      kept: () => {
        expect(columns).toHaveValue('2')
      },
      done: () => screen.findByText('Виджет сохранён'),
      stored: () => w.server.db.selectFrom('widget').select('revision').execute(),
      expected: [{ revision: 2 }],
    }
  },
  'changing the name in the profile': async (w) => {
    await w.show('/profile')
    const name = await screen.findByRole('textbox', { name: 'Имя' })
    fireEvent.change(name, { target: { value: 'Анна Воронцова' } })
    return {
      endpoint: userEndpoints.saveUser,
      press: async () => {
        await w.user.type(name, '{Enter}')
      },
      kept: () => {
        expect(name).toHaveValue('Анна Воронцова')
      },
      // The sign-in shows the name that was saved before its response was lost, so the form is unchanged.
      done: () =>
        waitFor(() => {
          expect(screen.queryByRole('button', { name: 'Сохранить' })).not.toBeInTheDocument()
        }),
      stored: () => w.server.db.selectFrom('person').select('name').execute(),
      expected: [{ name: 'Анна Воронцова' }],
    }
  },
}

const signIn = (as = 'owner') =>
  fetch(location.origin + LOGIN_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${as}@shop.test`, password: TEST_PASSWORD }),
  })

/**
 * Presses while the server is unavailable or does not answer, without a connection, without a response to what was
 * saved, and without a session; each time the work stays.
 */
async function interrupt(w: ScreenWorld, { endpoint, params = {}, press, kept }: Step) {
  const isGone = (dialog: HTMLElement) =>
    waitFor(() => {
      expect(dialog).not.toBeInTheDocument()
    })
  const mend = w.answer(endpoint, params, respondsWithStatus(503, UNAVAILABLE))
  await press()
  await screen.findAllByText(UNAVAILABLE)
  kept()
  mend()

  const limit = new AbortController()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const answer = w.answer(endpoint, params, () => new Promise(() => undefined))
  await press()
  limit.abort(new DOMException('', 'TimeoutError'))
  await screen.findAllByText(/сервер недоступен|Ошибка\. Попробуйте еще раз/)
  kept()
  timeout.mockRestore()
  answer()

  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const connect = w.answer(endpoint, params, unreachable)
  await press()
  const offline = await screen.findByRole('dialog', { name: 'Нет соединения' })
  within(offline).getByText(/Всё, что не сохранено и не отправлено, останется на месте/)
  online.mockReturnValue(true)
  connect()
  await w.user.click(within(offline).getByRole('button', { name: 'Попробовать снова' }))
  await isGone(offline)
  kept()

  const lost = loseResponses(w, endpoint, params)
  await press()
  await screen.findAllByText(/сервер недоступен|Ошибка\. Попробуйте еще раз/)
  kept()
  lost()

  await w.server.db.deleteFrom('session').execute()
  await press()
  const signedOut = await screen.findByRole('dialog', { name: 'Вы вышли из кабинета' })
  within(signedOut).getByText(/Всё, что вы сделали на этой странице, на месте/)
  await signIn()
  await w.user.click(within(signedOut).getByRole('button', { name: 'Продолжить' }))
  await isGone(signedOut)
  kept()
}

test.each(Object.keys(STEPS))(
  '%s survives an unavailable and a silent server, a lost connection and response, and an ended session, and succeeds once',
  async (name) => {
    const w = await world()
    const step = await STEPS[name]!(w)
    await interrupt(w, step)
    await step.press()
    await step.done()
    expect(await step.stored()).toEqual(step.expected)
    expect(w.left).toEqual([])
  },
)

test('uploads that an ended session has stopped go on by themselves after signing in', async () => {
  const w = await world()
  await w.show('/')
  await w.user.click((await screen.findAllByRole('button', { name: 'Добавить пост' }))[0]!)
  await w.server.db.deleteFrom('session').execute()
  await w.user.upload(await screen.findByTestId('post-files'), [
    await photo('а.jpg'),
    await photo('б.jpg'),
    await photo('в.jpg'),
  ])
  const dialog = await screen.findByRole('dialog', { name: 'Вы вышли из кабинета' })
  await signIn()
  await w.user.click(within(dialog).getByRole('button', { name: 'Продолжить' }))
  await screen.findByText('Загружено 3 из 3')
})

describe('when another person signs in instead', () => {
  /** The owner has changed a post, and another person has taken over the browser. */
  async function takenOver(as: 'editor' | 'stranger') {
    const w = await world()
    const other = as === 'editor' ? w.account : await anAccount(w.server, 'shop2')
    await aPerson(w.server, other, 'marketer')
    await openPost(w)
    fireEvent.change(postText(), { target: { value: 'Вечер' } })
    await w.server.db.deleteFrom('session').execute()
    await click(w, 'Сохранить')
    const dialog = await screen.findByRole('dialog', { name: 'Вы вышли из кабинета' })
    await signIn('marketer')
    await w.user.click(within(dialog).getByRole('button', { name: 'Продолжить' }))
    await waitFor(() => {
      expect(w.left).toHaveLength(1)
    })
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    return { ...w, isAsked: closing.defaultPrevented }
  }

  test.each([
    ['a member of the team starts afresh', 'editor', 'reload'],
    ['a person without access to the account is led to theirs', 'stranger', LANDING_PATH],
  ] as const)('%s, and sees nothing of the work', async (_what, as, left) => {
    const w = await takenOver(as)
    expect(w.left).toEqual([left])
    expect(w.isAsked).toBe(false)
    expect(document.body).not.toHaveTextContent(/Вечер|Кухня/)
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect([...w.drafts().keys()].filter((key) => !key.includes('owner@shop.test'))).toEqual([])
  })

  test('in another tab, leaves the page when it is looked at', async () => {
    const w = await world()
    await aPerson(w.server, w.account, 'marketer')
    await openPost(w)
    fireEvent.change(postText(), { target: { value: 'Вечер' } })
    await signIn('marketer')
    comeBack()
    await waitFor(() => {
      expect(w.left).toEqual(['reload'])
    })
    expect(document.body).not.toHaveTextContent('Вечер')
  })
})
