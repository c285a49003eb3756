import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Endpoint } from '@/contract/endpoint'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { userEndpoints } from '@/contract/endpoints/user'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { photo } from '../../../../test/browserFiles'
import { aPost, aProduct, aReview, aWidget, anAlbum } from '../../../../test/server/factories'
import type { ScreenWorld } from '../../../../test/world'

/** A step of the way from a photo to a widget: what a person has typed and drawn, and the press that sends it. */
export interface Step {
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
export const click = async (w: ScreenWorld, name: string) => w.user.click(button(name))

export async function openPost(w: ScreenWorld): Promise<{ id: number }> {
  const album = await anAlbum(w.server, w.account, 'Кухня')
  const post = await aPost(w.server, w.account, { text: 'Утро', albums: [album] })
  await aProduct(w.server, w.account, { name: 'Ваза «Капля»' })
  await w.show(`/${post.id}`)
  await screen.findByRole('textbox', { name: 'Текст поста' })
  return post
}

export const postText = () => screen.getByRole('textbox', { name: 'Текст поста' })
const storedPost = (w: ScreenWorld) => () =>
  w.server.db.selectFrom('post').select(['text', 'is_published', 'revision']).execute()

export const STEPS: Record<string, (w: ScreenWorld) => Promise<Step>> = {
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
