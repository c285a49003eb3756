import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  DEFAULT_GALLERY_SETTINGS,
  type GallerySettings,
} from '@/contract/widgets/settings/gallerySettings'
import { defaultHeaderStyle, headerHtml } from '@/contract/widgets/settings/headerStyle'
import { aMedia, anAlbum, aPost, aWidget } from '../../../../test/server/factories'
import { world, type ScreenWorld } from '../../../../test/world'

/** A gallery of a shop with an album that has one post. */
async function openEditor(
  settings: Partial<GallerySettings> = {},
  { type = 'gallery', as }: { type?: 'gallery' | 'sku'; as?: 'observer' } = {},
) {
  const w = await world()
  const album = await anAlbum(w.server, w.account, 'Кухня')
  await anAlbum(w.server, w.account, 'Спальня')
  await aPost(w.server, w.account, {
    media: [await aMedia(w.server, w.account)],
    is_published: 1,
    albums: [album],
  })
  const { embed_id } = await aWidget(w.server, w.account, {
    widget_type: type,
    settings: { ...DEFAULT_GALLERY_SETTINGS, albums: [1], ...settings },
  })
  await w.show(`/galleries/g/${embed_id}`, as ? { as } : {})
  await screen.findByRole('heading', { name: 'Что показывать' })
  return w
}

/** Settings of the saves that reached the back office. */
function watchSaves(w: ScreenWorld): unknown[] {
  const saves: unknown[] = []
  const { fetch } = w.server.app
  w.server.app.fetch = async (request, ...rest) => {
    if (request.url.endsWith('/save')) {
      const body = (await request.clone().json()) as { gallerySettings: unknown }
      saves.push(body.gallerySettings)
    }
    return fetch(request, ...rest)
  }
  return saves
}

async function save(w: ScreenWorld) {
  await w.user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled())
  expect(screen.getByText('Виджет сохранён')).toBeInTheDocument()
}

const choose = (name: string, group: string) => (w: ScreenWorld) =>
  w.user.click(
    within(screen.getByRole('group', { name: group })).getByRole('radio', {
      name: new RegExp(`^${name}`),
    }),
  )
const flip = (name: string) => (w: ScreenWorld) =>
  w.user.click(screen.getByRole('switch', { name: new RegExp(`^${name}`) }))
/** Fills a field in one step; StoriesFields.test.tsx tests typing a number. */
const fill = (label: string, value: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
}

// galleryForm.test.ts tests which settings each look has.
test('saves the changed settings of tiles, numbers, popup and position, and no others', async () => {
  const w = await openEditor()
  const saves = watchSaves(w)
  await choose('3:4', 'Форма плиток')(w)
  fill('Колонок', '6')
  fill('Колонок на телефоне', '1')
  fill('Промежуток', '20')
  fill('Постов сразу', '24')
  await flip('Автор и товары на фото')(w)
  fill('Показывать, если постов не меньше', '4')
  await flip('Загружать при прокрутке')(w)
  fill('Текст заголовка', 'Нас носят')
  await choose('Номер поста', 'Что над постом')(w)
  await flip('Телефон')(w)
  fill('Сверху', '30')
  fill('Якорь на странице', 'lookbook')
  await save(w)
  await choose('Ничего', 'Что над постом')(w)
  await flip('Показывать ещё')(w)
  expect(screen.queryByLabelText('Надпись на кнопке')).not.toBeInTheDocument()
  await save(w)
  expect(saves).toEqual([
    {
      layout: 3,
      cols: 6,
      cols_min: 1,
      spacing: 20,
      count: 24,
      preview: '',
      min_posts: 4,
      auto_load_more: '1',
      html_title_block: headerHtml({ ...defaultHeaderStyle(0), text: 'Нас носят' }),
      popup_header: 'postsCount',
      platforms: ['desktop'],
      margins: { top: 30, right: 0, bottom: 0, left: 0 },
      widget_id: 'lookbook',
    },
    { popup_header: 'hidden', load_more: '', auto_load_more: '', load_more_spacing: null },
  ])
})

test('drops load-more in a slider and the tile shape in a slider and rows, and restores both in tiles', async () => {
  const w = await openEditor({ layout: 3 })
  const saves = watchSaves(w)
  await choose('Лента', 'Расположение')(w)
  expect(screen.queryByRole('heading', { name: 'Подгрузка' })).not.toBeInTheDocument()
  expect(screen.getByLabelText('Постов на виду')).toBeInTheDocument()
  await choose('Плитка', 'Расположение')(w)
  expect(screen.getByRole('radio', { name: '3:4' })).toBeChecked()
  expect(screen.getByRole('switch', { name: /^Показывать ещё/ })).toBeChecked()
  await choose('Лента', 'Расположение')(w)
  await save(w)
  await choose('Ряды', 'Расположение')(w)
  await save(w)
  expect(saves).toEqual([
    { mode: 'line', layout: null, load_more: '', load_more_spacing: null },
    { mode: 'rows' },
  ])
})

test('refuses to switch off the last kind of screen and explains why', async () => {
  const w = await openEditor()
  await flip('Компьютер')(w)
  expect(screen.getByRole('switch', { name: 'Телефон' })).toBeDisabled()
  expect(screen.getByText(/Хотя бы один экран должен остаться/)).toBeInTheDocument()
  await w.user.click(screen.getByRole('tab', { name: 'Просмотр' }))
  expect(await screen.findByText('На компьютере виджета не будет')).toBeInTheDocument()
})

test('does not save an invalid anchor and keeps the typed text', async () => {
  const w = await openEditor()
  const saves = watchSaves(w)
  fill('Якорь на странице', 'мой виджет')
  await w.user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findAllByText(/Латинские буквы, цифры/)).toHaveLength(2)
  expect(screen.getByRole('textbox', { name: 'Якорь на странице' })).toHaveValue('мой виджет')
  expect(saves).toEqual([])
  fill('Якорь на странице', 'lookbook')
  await save(w)
  expect(saves).toEqual([{ widget_id: 'lookbook' }])
})

describe('the header', () => {
  const OWN = '<h2>Наши <a href="https://shop.test/x">покупатели</a></h2>'

  test('shows HTML of the shop as custom HTML, also after switching to text and back', async () => {
    const w = await openEditor({ html_title_block: OWN })
    const saves = watchSaves(w)
    expect(screen.getByRole('radio', { name: /^Свой HTML Ссылки/ })).toBeChecked()
    await choose('Текст', 'Что над виджетом')(w)
    fill('Текст заголовка', 'Слова')
    await choose('Свой HTML', 'Что над виджетом')(w)
    expect(screen.getByRole('textbox', { name: /HTML-код/ })).toHaveValue(OWN)
    await choose('Текст', 'Что над виджетом')(w)
    expect(screen.getByRole('textbox', { name: 'Текст заголовка' })).toHaveValue('Слова')
    await save(w)
    expect(saves).toEqual([
      { html_title_block: headerHtml({ ...defaultHeaderStyle(0), text: 'Слова' }) },
    ])
  })

  test('keeps its style when its text changes, and can be edited as HTML', async () => {
    const w = await openEditor({
      html_title_block: headerHtml({ ...defaultHeaderStyle(0), text: 'Старое', fontSize: 40 }),
    })
    const saves = watchSaves(w)
    fill('Текст заголовка', 'Новое')
    await w.user.click(screen.getByRole('checkbox', { name: 'Жирный' }))
    await save(w)
    const style = { ...defaultHeaderStyle(0), text: 'Новое', fontSize: 40, isBold: true }
    expect(saves).toEqual([{ html_title_block: headerHtml(style) }])
    await choose('Свой HTML', 'Что над виджетом')(w)
    expect(screen.getByRole('textbox', { name: /HTML-код/ })).toHaveValue(headerHtml(style))
  })

  test('shows the HTML after the back office has cleaned it', async () => {
    const w = await openEditor()
    await choose('Свой HTML', 'Что над виджетом')(w)
    const field = screen.getByRole('textbox', { name: /HTML-код/ })
    await w.user.click(field)
    await w.user.paste('<b onclick="alert(1)">Скидки</b><script>alert(1)</script>')
    await save(w)
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /HTML-код/ })).toHaveValue('<b>Скидки</b>'),
    )
    expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
  })
})

test('saves the fallback albums of a product gallery', async () => {
  const w = await openEditor({}, { type: 'sku' })
  const saves = watchSaves(w)
  fill('Показывать, если постов не меньше', '4')
  await w.user.click(screen.getByRole('combobox', { name: 'Запасные альбомы' }))
  await w.user.click(await screen.findByRole('option', { name: 'Спальня' }))
  await w.user.keyboard('{Escape}')
  await save(w)
  expect(saves).toEqual([{ min_posts: 4, fallback_albums: [2] }])
})

test('disables every field without the right to change widgets', async () => {
  await openEditor({ html_title_block: '<b>x</b>', popup_header: 'custom' }, { as: 'observer' })
  for (const role of ['radio', 'switch', 'textbox'] as const) {
    for (const field of screen.getAllByRole(role)) {
      // The device of the preview is not a setting, so it stays enabled.
      if (!field.closest('[aria-label="Предпросмотр виджета"]')) expect(field).toBeDisabled()
    }
  }
})
