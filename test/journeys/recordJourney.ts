import { screen, waitFor, within } from '@testing-library/react'
import type { AppStore } from '@/app/start/store'
import { aMedia, anAlbum, aPost, aProduct, aWidget } from '../server/factories'
import { jpeg } from '../server/pictures'
import { world, type ScreenWorld } from '../world'

/** Personal data that must never be in a record. */
export const JOURNEY_SECRETS = {
  email: 'owner@shop.test',
  fileName: 'паспорт-анны.jpg',
  postText: 'Встреча у Анны в семь',
  storedText: 'Утро на даче',
}

/**
 * A working day in the cabinet, recorded for support: every kind of state changes at least once.
 */
export async function recordJourney(): Promise<ScreenWorld & { store: AppStore }> {
  Object.assign(globalThis, {
    createImageBitmap: () => Promise.resolve({ width: 800, height: 600, close: () => undefined }),
  })
  const w = await world()
  await anAlbum(w.server, w.account, 'Кухня')
  const mug = await aProduct(w.server, w.account)
  await aProduct(w.server, w.account, { article: 'VZ-1', name: 'Ваза «Капля»' })
  await aWidget(w.server, w.account, { role: 'Главная' })
  const media = [await aMedia(w.server, w.account)]
  await aPost(w.server, w.account, { text: JOURNEY_SECRETS.storedText, products: [mug], media })
  await aPost(w.server, w.account, { text: 'Плед', is_published: 0 })
  // Simulates an earlier visit of the person with this browser.
  localStorage.setItem('vitrina.isNavigationFolded', 'true')
  const { store } = await w.show('/')
  const press = async (name: string | RegExp) =>
    w.user.click((await screen.findAllByRole('button', { name }))[0]!)
  const follow = async (name: string | RegExp) =>
    w.user.click((await screen.findAllByRole('link', { name }))[0]!)

  await screen.findByText('2 поста')
  await press('Развернуть меню')
  await w.user.type(screen.getByRole('searchbox'), 'даче')
  await screen.findByText('1 пост')

  await follow(JOURNEY_SECRETS.storedText)
  const openTab = async (name: string) => w.user.click(await screen.findByRole('tab', { name }))
  await openTab('Разметка товаров')
  await w.user.type(await screen.findByRole('combobox', { name: 'Найти товар' }), 'ваза')
  await w.user.click(await screen.findByRole('option', { name: /Ваза/ }))
  const x = screen.getByRole('textbox', { name: 'Слева: Ваза «Капля»' })
  await w.user.clear(x)
  await w.user.type(x, '12')
  await openTab('Редактор')
  const text = await screen.findByRole('textbox', { name: 'Текст поста' })
  await w.user.clear(text)
  await w.user.type(text, JOURNEY_SECRETS.postText)
  await press('Отменить')
  await press('Повторить')
  await w.user.click(screen.getByRole('combobox', { name: 'Альбомы' }))
  await w.user.click(await screen.findByRole('option', { name: 'Кухня' }))
  await press('Опубликовать')
  await screen.findByText('Пост опубликован')

  await follow('Назад в медиатеку')
  await press('Добавить пост')
  const dialog = await screen.findByRole('dialog', { name: 'Новый пост' })
  const file = new File([new Uint8Array(await jpeg())], JOURNEY_SECRETS.fileName, {
    type: 'image/jpeg',
  })
  await w.user.upload(within(dialog).getByTestId('post-files'), file)
  await screen.findByText('800 × 600')
  await w.user.keyboard('{Escape}')
  const question = await screen.findByRole('dialog', { name: 'Закрыть, не создав пост?' })
  await w.user.click(within(question).getByText('Закрыть'))
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  await follow('Альбомы')
  await press('Создать альбом')
  await w.user.type(await screen.findByLabelText(/Название/), 'Весна{Enter}')
  await screen.findByRole('link', { name: /Весна/ })

  await follow('Медиатека')
  await screen.findByText('2 поста')
  await w.user.keyboard('t')
  await screen.findByText('1 из 2')
  await w.user.keyboard('1')
  await w.user.keyboard('s')
  await screen.findByText('2 из 2')
  await w.user.keyboard('{Delete}')
  await screen.findByRole('heading', { name: 'Всё разобрано' })
  await screen.findByText('Всё сохранено')
  await w.user.keyboard('u')
  await screen.findByText('2 из 2')
  await screen.findByText('Всё сохранено')
  await w.user.keyboard('{Escape}')

  await follow('Виджеты')
  await follow('Главная')
  await screen.findByRole('heading', { name: 'Главная' })
  return { ...w, store }
}
