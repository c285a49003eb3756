import { screen, waitFor, within } from '@testing-library/react'
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
  await screen.findByText('Виджет сохранён')
}

const choose = (name: string, group: string) => (w: ScreenWorld) =>
  w.user.click(
    within(screen.getByRole('group', { name: group })).getByRole('radio', {
      name: new RegExp(`^${name}`),
    }),
  )
const flip = (name: string) => (w: ScreenWorld) =>
  w.user.click(screen.getByRole('switch', { name: new RegExp(`^${name}`) }))
const type = (label: string, text: string) => async (w: ScreenWorld) => {
  const field = screen.getByRole('textbox', { name: label })
  await w.user.clear(field)
  await w.user.type(field, text)
}

test.each<[string, Partial<GallerySettings>, (w: ScreenWorld) => Promise<unknown>, unknown]>([
  [
    'a slider',
    {},
    choose('Лента', 'Расположение'),
    {
      mode: 'line',
      layout: null,
      load_more: '',
      load_more_spacing: null,
    },
  ],
  ['rows', {}, choose('Ряды', 'Расположение'), { mode: 'rows', layout: null }],
  [
    'tiles after rows',
    { mode: 'rows', layout: null },
    choose('Плитка', 'Расположение'),
    {
      mode: 'tile',
      layout: 1,
    },
  ],
  ['another shape', {}, choose('3:4', 'Форма плиток'), { layout: 3 }],
  ['columns', {}, type('Колонок', '6'), { cols: 6 }],
  ['columns on a phone', {}, type('Колонок на телефоне', '1'), { cols_min: 1 }],
  ['spacing', {}, type('Промежуток', '20'), { spacing: 20 }],
  ['posts at once', {}, type('Постов сразу', '24'), { count: 24 }],
  ['bare tiles', {}, flip('Автор и товары на фото'), { preview: '' }],
  ['a minimum of posts', {}, type('Показывать, если постов не меньше', '4'), { min_posts: 4 }],
  ['no loading more', {}, flip('Показывать ещё'), { load_more: '', load_more_spacing: null }],
  ['loading by itself', {}, flip('Загружать при прокрутке'), { auto_load_more: '1' }],
  [
    'a header',
    {},
    type('Текст заголовка', 'Нас носят'),
    {
      html_title_block: headerHtml({ ...defaultHeaderStyle(0), text: 'Нас носят' }),
    },
  ],
  [
    'the number of the post',
    {},
    choose('Номер поста', 'Что над постом'),
    {
      popup_header: 'postsCount',
    },
  ],
  ['nothing above the post', {}, choose('Ничего', 'Что над постом'), { popup_header: 'hidden' }],
  ['computers only', {}, flip('Телефон'), { platforms: ['desktop'] }],
  [
    'space above',
    {},
    type('Сверху', '30'),
    {
      margins: { top: 30, right: 0, bottom: 0, left: 0 },
    },
  ],
  ['an anchor', {}, type('Якорь на странице', 'lookbook'), { widget_id: 'lookbook' }],
])('%s: only what changed is sent', async (_what, before, edit, sent) => {
  const w = await openEditor(before)
  const saves = watchSaves(w)
  await edit(w)
  await save(w)
  expect(saves).toEqual([sent])
})

test('a slider has no loading more, and tiles get theirs back', async () => {
  const w = await openEditor({ layout: 3 })
  await choose('Лента', 'Расположение')(w)
  expect(screen.queryByRole('heading', { name: 'Подгрузка' })).not.toBeInTheDocument()
  expect(screen.getByLabelText('Постов на виду')).toBeInTheDocument()
  await choose('Плитка', 'Расположение')(w)
  expect(screen.getByRole('radio', { name: '3:4' })).toBeChecked()
  expect(screen.getByRole('switch', { name: /^Показывать ещё/ })).toBeChecked()
})

test('the last screen cannot be switched off, and why is said', async () => {
  const w = await openEditor()
  await flip('Компьютер')(w)
  expect(screen.getByRole('switch', { name: 'Телефон' })).toBeDisabled()
  expect(screen.getByText(/Хотя бы один экран должен остаться/)).toBeInTheDocument()
  await w.user.click(screen.getByRole('tab', { name: 'Просмотр' }))
  expect(await screen.findByText('На компьютере виджета не будет')).toBeInTheDocument()
})

test('an anchor that is none keeps what was typed and stops the save, not the preview', async () => {
  const w = await openEditor()
  const saves = watchSaves(w)
  await type('Якорь на странице', 'мой виджет')(w)
  await w.user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findAllByText(/Латинские буквы, цифры/)).toHaveLength(2)
  expect(screen.getByRole('textbox', { name: 'Якорь на странице' })).toHaveValue('мой виджет')
  expect(saves).toEqual([])
  await type('Якорь на странице', 'lookbook')(w)
  await save(w)
  expect(saves).toEqual([{ widget_id: 'lookbook' }])
})

describe('the header', () => {
  const OWN = '<h2>Наши <a href="https://shop.test/x">покупатели</a></h2>'

  test('that the editor did not write is HTML of the shop, and comes back after text was tried', async () => {
    const w = await openEditor({ html_title_block: OWN })
    const saves = watchSaves(w)
    expect(screen.getByRole('radio', { name: /^Свой HTML Ссылки/ })).toBeChecked()
    await choose('Текст', 'Что над виджетом')(w)
    await type('Текст заголовка', 'Слова')(w)
    await choose('Свой HTML', 'Что над виджетом')(w)
    expect(screen.getByRole('textbox', { name: /HTML-код/ })).toHaveValue(OWN)
    await choose('Текст', 'Что над виджетом')(w)
    expect(screen.getByRole('textbox', { name: 'Текст заголовка' })).toHaveValue('Слова')
    await save(w)
    expect(saves).toEqual([
      { html_title_block: headerHtml({ ...defaultHeaderStyle(0), text: 'Слова' }) },
    ])
  })

  test('begins as HTML with what stands there as text', async () => {
    const before = headerHtml({ ...defaultHeaderStyle(0), text: 'Старое' })
    const w = await openEditor({ html_title_block: before })
    await type('Текст заголовка', 'Новое')(w)
    await choose('Свой HTML', 'Что над виджетом')(w)
    expect(screen.getByRole('textbox', { name: /HTML-код/ })).toHaveValue(
      headerHtml({ ...defaultHeaderStyle(0), text: 'Новое' }),
    )
  })

  test('keeps its style while its words are typed anew', async () => {
    const w = await openEditor({
      html_title_block: headerHtml({ ...defaultHeaderStyle(0), text: 'Старое', fontSize: 40 }),
    })
    const saves = watchSaves(w)
    await type('Текст заголовка', 'Новое')(w)
    await w.user.click(screen.getByRole('checkbox', { name: 'Жирный' }))
    await save(w)
    const style = { ...defaultHeaderStyle(0), text: 'Новое', fontSize: 40, isBold: true }
    expect(saves).toEqual([{ html_title_block: headerHtml(style) }])
  })

  test('is cleaned by the back office, and the field shows what is left', async () => {
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

test('a product gallery has spare albums for a product with few posts', async () => {
  const w = await openEditor({}, { type: 'sku' })
  const saves = watchSaves(w)
  await type('Показывать, если постов не меньше', '4')(w)
  await w.user.click(screen.getByRole('combobox', { name: 'Запасные альбомы' }))
  await w.user.click(await screen.findByRole('option', { name: 'Спальня' }))
  await w.user.keyboard('{Escape}')
  await save(w)
  expect(saves).toEqual([{ min_posts: 4, fallback_albums: [2] }])
})

test('without the right to change widgets everything can be read and nothing changed', async () => {
  await openEditor({ html_title_block: '<b>x</b>', popup_header: 'custom' }, { as: 'observer' })
  for (const role of ['radio', 'switch', 'textbox'] as const) {
    for (const field of screen.getAllByRole(role)) {
      // The device of the preview is nobody's setting.
      if (!field.closest('[aria-label="Предпросмотр виджета"]')) expect(field).toBeDisabled()
    }
  }
})
