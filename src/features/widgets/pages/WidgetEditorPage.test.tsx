import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { SAVE_MESSAGE_MS } from '@/contract/constants'
import { PREVIEW_READY_MESSAGE } from '@/contract/widgets/embed'
import { widgetPreviewEndpoints } from '@/contract/endpoints/widgets/widgetPreview'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { galleryPayloadSchema, type GalleryPayload } from '@/contract/widgets/widgetPayload'
import { anAlbum, aPost, aWidget } from '../../../../test/server/factories'
import { brokenServer } from '../../../../test/failures'
import { world, type ScreenWorld } from '../../../../test/world'

afterEach(() => {
  jest.restoreAllMocks()
})

type Changes = Parameters<typeof aWidget>[2]

async function openEditor(w: ScreenWorld, changes: Changes = {}, as?: 'observer') {
  const { embed_id } = await aWidget(w.server, w.account, { role: 'Главная', ...changes })
  const shown = await w.show(`/galleries/g/${embed_id}`, as ? { as } : {})
  await screen.findByRole('tab', { name: 'Вид' })
  await fieldsLoaded()
  return { embedId: embed_id, ...shown }
}

/** Bodies of the saves that reached the back office. */
function watchSaves(w: ScreenWorld): unknown[] {
  const saves: unknown[] = []
  const { fetch } = w.server.app
  w.server.app.fetch = async (request, ...rest) => {
    if (request.url.endsWith('/save')) saves.push(await request.clone().json())
    return fetch(request, ...rest)
  }
  return saves
}

/** Waits for the code of the open tab. */
async function fieldsLoaded() {
  const panel = screen.getByRole('tabpanel')
  await waitFor(() => expect(panel.querySelector('[aria-busy=true]')).toBeNull())
}

async function openTab(w: ScreenWorld, name: string) {
  await w.user.click(screen.getByRole('tab', { name }))
  await fieldsLoaded()
}
const save = (w: ScreenWorld) => w.user.click(screen.getByRole('button', { name: 'Сохранить' }))

/** Fills a field in one step; StoriesFields.test.tsx tests typing a number. */
function fill(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

test('sends only the changed settings and shows the saved values', async () => {
  const w = await world()
  const saves = watchSaves(w)
  await openEditor(w)
  const button = screen.getByRole('button', { name: 'Сохранить' })
  expect(button).toBeDisabled()

  fill('Колонок', '6')
  await w.user.click(screen.getByRole('radio', { name: '3:4' }))
  expect(screen.getByText('Есть несохранённые изменения')).toBeInTheDocument()
  await save(w)
  await screen.findByText('Виджет сохранён')
  expect(saves).toEqual([{ revision: 1, gallerySettings: { cols: 6, layout: 3 } }])
  expect(button).toBeDisabled()

  await openTab(w, 'Настройки')
  fill('Название *', '  Кухня   и дом ')
  await w.user.click(screen.getByRole('radio', { name: /Отключён/ }))
  await save(w)
  await screen.findByRole('heading', { name: 'Кухня и дом' })
  expect(saves[1]).toEqual({
    revision: 2,
    role: 'Кухня и дом',
    isEnabled: 'disabled',
    gallerySettings: {},
  })
})

test('shows that another tab has saved, merges that version with the unsaved changes, and saves both next', async () => {
  const w = await world()
  const { embedId } = await openEditor(w)
  await w.server.db
    .updateTable('widget')
    .set({ revision: 2, settings: JSON.stringify({ spacing: 30 }) })
    .execute()
  fill('Колонок', '6')
  await save(w)
  expect(await screen.findByText(/этот виджет сохранили в другом месте/)).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('Промежуток')).toHaveValue('30 px'))
  expect(screen.getByLabelText('Колонок')).toHaveValue('6')
  await save(w)
  await screen.findByText('Виджет сохранён')
  const { settings } = await w.server.db
    .selectFrom('widget')
    .select('settings')
    .where('embed_id', '=', embedId)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(settings)).toMatchObject({ cols: 6, spacing: 30 })
})

test('rejects an empty title on a save from any tab and opens the tab of settings', async () => {
  const w = await world()
  const saves = watchSaves(w)
  await openEditor(w)
  await openTab(w, 'Настройки')
  await w.user.clear(screen.getByLabelText('Название *'))
  await openTab(w, 'Установка')
  await w.user.keyboard('{Control>}s{/Control}')
  expect(screen.getByRole('tab', { name: 'Настройки' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getAllByText('Введите название виджета')).toHaveLength(2)
  expect(saves).toEqual([])
})

test('shows a failed save and keeps the changes, and hides the message of a successful save after a time', async () => {
  const w = await world()
  const { embedId } = await openEditor(w)
  const mend = w.answer(widgetEndpoints.saveWidget, { id: embedId }, brokenServer)
  fill('Колонок', '2')
  await save(w)
  await screen.findByText(/сервер недоступен/)
  expect(screen.getByLabelText('Колонок')).toHaveValue('2')
  mend()
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  try {
    fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => {
      expect(screen.getByText('Виджет сохранён')).toBeInTheDocument()
    })
    await act(() => jest.advanceTimersByTimeAsync(SAVE_MESSAGE_MS - 100))
    expect(screen.getByText('Виджет сохранён')).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(200))
    expect(screen.queryByText('Виджет сохранён')).not.toBeInTheDocument()
  } finally {
    jest.useRealTimers()
  }
})

test('asks before leaving with unsaved changes, and leaves immediately without any', async () => {
  const w = await world()
  const { router, embedId } = await openEditor(w)
  fill('Колонок', '2')
  await w.user.click(screen.getByRole('link', { name: 'К списку виджетов' }))
  const question = await screen.findByRole('dialog', { name: 'Уйти без сохранения?' })
  await w.user.click(within(question).getByRole('button', { name: 'Отмена' }))
  expect(router.state.location.pathname).toMatch(/^\/galleries\/g\//)
  expect(screen.getByLabelText('Колонок')).toHaveValue('2')

  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)

  await w.user.click(screen.getByRole('link', { name: 'К списку виджетов' }))
  await w.user.click(await screen.findByRole('button', { name: 'Уйти' }))
  await screen.findByRole('heading', { name: 'Виджеты' })

  await router.navigate(`/galleries/g/${embedId}`)
  await screen.findByRole('tab', { name: 'Вид' })
  const closingUntouched = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closingUntouched)
  expect(closingUntouched.defaultPrevented).toBe(false)
  await w.user.click(screen.getByRole('link', { name: 'К списку виджетов' }))
  await screen.findByRole('heading', { name: 'Виджеты' })
})

test('sends the payload to the preview frame once the frame is ready', async () => {
  const w = await world()
  const album = await anAlbum(w.server, w.account, 'Кухня')
  await aPost(w.server, w.account, { text: 'Чашка', is_published: 1, albums: [album] })
  await openEditor(w, { settings: { albums: [album.id] } })
  await openTab(w, 'Просмотр')
  const frame = screen.getByTitle<HTMLIFrameElement>('Предпросмотр виджета')
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
  const received: GalleryPayload[] = []
  frame.contentWindow!.postMessage = ({ payload }: { payload: unknown }) => {
    received.push(v.parse(galleryPayloadSchema, payload))
  }
  const say = (source: Window | null, data: unknown) => {
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { source, data }))
    })
  }
  say(window, { type: PREVIEW_READY_MESSAGE })
  say(frame.contentWindow, { type: 'something-else' })
  await waitFor(() => {
    expect(screen.queryByRole('status', { name: 'Загрузка' })).not.toBeInTheDocument()
  })
  expect(received).toEqual([])
  say(frame.contentWindow, { type: PREVIEW_READY_MESSAGE })
  expect(received).toMatchObject([{ settings: { cols: 4 }, posts: [{ text: 'Чашка' }] }])

  await w.user.click(screen.getByRole('radio', { name: 'Телефон' }))
  expect(frame).toHaveStyle({ width: '390px' })
})

test('warns at the field and in the preview about missing or empty albums until an album with posts is chosen', async () => {
  const w = await world()
  const empty = await anAlbum(w.server, w.account, 'Пустой')
  const album = await anAlbum(w.server, w.account, 'Кухня')
  await aPost(w.server, w.account, { is_published: 0, albums: [empty] })
  await aPost(w.server, w.account, { text: 'Чашка', is_published: 1, albums: [album] })
  const { store } = await openEditor(w, { settings: { albums: [empty.id] } })
  await screen.findByText(/нет опубликованных постов/)
  await openTab(w, 'Просмотр')
  expect(await screen.findByText('Пока нечего показать')).toBeInTheDocument()
  await openTab(w, 'Вид')
  await w.user.click(screen.getByRole('combobox', { name: 'Альбомы' }))
  await w.user.keyboard('{Backspace}')
  expect(await screen.findByText(/Альбомы не выбраны/)).toBeInTheDocument()
  await w.user.click(await screen.findByRole('option', { name: 'Кухня' }))
  expect(screen.queryByText(/Альбомы не выбраны/)).not.toBeInTheDocument()
  await waitFor(() => {
    expect(store.getState().widgetEditor?.previewed?.gallerySettings).toMatchObject({
      albums: [album.id],
    })
  })
  await openTab(w, 'Просмотр')
  await waitFor(() => {
    expect(screen.queryByText('Пока нечего показать')).not.toBeInTheDocument()
  })
})

test('explains an empty preview once on a wide screen: at the field, and in the preview while other fields are open', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    return Object.assign(new EventTarget() as MediaQueryList, {
      matches: media === '(min-width: 900px)',
      media,
    })
  })
  const w = await world()
  await openEditor(w)
  const preview = within(screen.getByRole('region', { name: 'Предпросмотр виджета' }))
  await preview.findByText('Пока нечего показать')
  expect(screen.getAllByText(/Альбомы не выбраны/)).toHaveLength(1)
  expect(preview.queryByText(/Альбомы не выбраны/)).not.toBeInTheDocument()
  await openTab(w, 'Настройки')
  expect(preview.getByText(/Альбомы не выбраны/)).toBeInTheDocument()
})

test('offers a retry in place when the widget or its preview fails to load', async () => {
  const w = await world()
  const { embed_id } = await aWidget(w.server, w.account, { role: 'Главная' })
  const mendWidget = w.answer(widgetEndpoints.getWidget, { id: embed_id }, brokenServer)
  const mend = w.answer(widgetPreviewEndpoints.previewWidget, { id: embed_id }, brokenServer)
  await w.show(`/galleries/g/${embed_id}`)
  await screen.findByText('Не получилось загрузить')
  mendWidget()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByRole('heading', { name: 'Главная' })
  await openTab(w, 'Просмотр')
  await screen.findByText('Не получилось загрузить')
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByText('Пока нечего показать')
})

test('shows the code on the installation tab, with a notice while shoppers do not see the widget', async () => {
  const w = await world()
  const { embedId } = await openEditor(w, { mode: 'admin_mode' })
  await openTab(w, 'Установка')
  expect(await screen.findByRole('region', { name: 'Код для сайта' })).toHaveTextContent(
    `<script async src="${location.origin}/embed.js"></script> <div data-vitrina="${embedId}">`,
  )
  expect(screen.getByText(/Виджет видите только вы/)).toBeInTheDocument()
  expect(screen.getByText(/в течение 5 минут/)).toBeInTheDocument()
  await w.user.click(screen.getByRole('button', { name: 'Скопировать код' }))
  await screen.findByText('Код скопирован')

  await openTab(w, 'Настройки')
  await w.user.click(await screen.findByRole('radio', { name: /Видят все/ }))
  await save(w)
  await screen.findByText('Виджет сохранён')
  await openTab(w, 'Установка')
  expect(screen.queryByText(/Виджет видите только вы/)).not.toBeInTheDocument()
})

test('shows an observer read-only settings and lets them copy the code', async () => {
  const w = await world()
  await openEditor(w, {}, 'observer')
  expect(screen.getByText(/не позволяет менять виджеты/)).toBeInTheDocument()
  expect(screen.getByLabelText('Колонок')).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Сохранить' })).not.toBeInTheDocument()
  await openTab(w, 'Установка')
  expect(await screen.findByRole('button', { name: 'Скопировать код' })).toBeEnabled()
})

test('opens a stories widget in the editor for stories and saves it', async () => {
  const w = await world()
  const saves = watchSaves(w)
  const album = await anAlbum(w.server, w.account, 'Кухня')
  await aPost(w.server, w.account, { is_published: 1, albums: [album] })
  const widget_type = 'story'
  const { embed_id } = await aWidget(w.server, w.account, { role: 'Главная', widget_type })
  await w.show(`/galleries/s/${embed_id}`)
  await screen.findByRole('tab', { name: 'Вид' })
  expect(await screen.findByLabelText('Сколько историй показывать')).toHaveValue('20')
  expect(screen.queryByLabelText('Колонок')).not.toBeInTheDocument()
  await w.user.click(screen.getByRole('combobox', { name: 'Альбомы' }))
  await w.user.click(await screen.findByRole('option', { name: 'Кухня' }))
  await openTab(w, 'Настройки')
  fill('Название *', 'Летняя')
  await save(w)
  await screen.findByText('Виджет сохранён')
  expect(saves).toEqual([
    { revision: 1, role: 'Летняя', gallerySettings: { theme: 'light', albums: [album.id] } },
  ])
  await openTab(w, 'Установка')
  expect(screen.getByRole('region', { name: 'Код для сайта' })).toHaveTextContent(embed_id)
  expect(screen.queryByRole('region', { name: 'Код для страницы товара' })).not.toBeInTheDocument()
})

test('redirects from the wrong type of editor to the editor of the widget’s type, and to not-found for an unknown widget', async () => {
  const w = await world()
  const ids: Record<string, string> = {}
  for (const type of ['story', 'gallery', 'sku', 'stl'] as const) {
    const made = await aWidget(w.server, w.account, { role: `Виджет ${type}`, widget_type: type })
    ids[type] = made.embed_id
  }
  const { router } = await w.show(`/galleries/g/${ids.story}`)
  const leadsTo = async (type: string, place: string) => {
    await screen.findByRole('heading', { name: `Виджет ${type}` })
    expect(router.state.location.pathname).toBe(`/galleries/${place}/${ids[type]}`)
  }
  await leadsTo('story', 's')
  await router.navigate(`/galleries/s/${ids.gallery}`)
  await leadsTo('gallery', 'g')
  await router.navigate(`/galleries/stl/${ids.story}`)
  await leadsTo('story', 's')
  await router.navigate(`/galleries/s/${ids.sku}`)
  await leadsTo('sku', 'g')
  await router.navigate(`/galleries/g/${ids.stl}`)
  await leadsTo('stl', 'stl')
  for (const place of ['g', 's', 'stl']) {
    await router.navigate(`/galleries/${place}/nowhere`)
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/not-found')
    })
    await screen.findByText('Такой страницы нет')
  }
})

test('deletes a widget after a confirmation and opens the list without asking about unsaved changes', async () => {
  const w = await world()
  const { router } = await openEditor(w)
  fill('Колонок', '2')
  await openTab(w, 'Настройки')
  await w.user.click(screen.getByRole('button', { name: 'Удалить виджет' }))
  const dialog = await screen.findByRole('dialog', { name: 'Удалить виджет «Главная»?' })
  expect(dialog).toHaveTextContent('в течение 5 минут')
  await w.user.click(within(dialog).getByRole('button', { name: 'Удалить' }))
  await screen.findByText(/Виджет «Главная» удалён/)
  await screen.findByText('Покажите посты на сайте')
  expect(router.state.location.pathname).toBe('/galleries')
})
