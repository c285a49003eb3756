import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { LIMITS } from '@/contract/limits'
import {
  storiesFormOf,
  storiesSettingsOf,
  type StoriesForm,
} from '@/contract/widgets/settings/storiesForm'
import { DEFAULT_STORIES_SETTINGS } from '@/contract/widgets/settings/storiesSettings'
import { aMedia, anAlbum, aPost, aWidget } from '../../../../test/server/factories'
import { world, type ScreenWorld } from '../../../../test/world'

const FORM = storiesFormOf(DEFAULT_STORIES_SETTINGS)

/** A stories widget of a shop with three albums: one and two have posts, the third is empty. */
async function openEditor(form: Partial<StoriesForm> = {}, as?: 'observer') {
  const w = await world()
  const albums = []
  for (const name of ['Кухня', 'Спальня', 'Ванная']) {
    albums.push(await anAlbum(w.server, w.account, name))
  }
  const media = [await aMedia(w.server, w.account)]
  await aPost(w.server, w.account, { media, is_published: 1, albums: albums.slice(0, 2) })
  const settings = storiesSettingsOf({ ...FORM, ...form })
  const { embed_id } = await aWidget(w.server, w.account, { widget_type: 'story', settings })
  await w.show(`/galleries/s/${embed_id}`, as ? { as } : {})
  await screen.findByRole('heading', { name: 'Что показывать' })
  return w
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

const HIGHLIGHTS = [
  { albumId: 1, name: '' },
  { albumId: 2, name: 'Сон' },
]
const names = () =>
  within(screen.getByRole('group', { name: 'Порядок и названия' }))
    .getAllByRole('textbox')
    .map((field) => field.getAttribute('placeholder'))
const button = (name: string) => screen.getByRole('button', { name })

const press = (name: string) => (w: ScreenWorld) => w.user.click(button(name))
const choose = (name: RegExp | string) => (w: ScreenWorld) =>
  w.user.click(screen.getByRole('radio', { name }))
const flip = (name: RegExp | string) => (w: ScreenWorld) =>
  w.user.click(screen.getByRole('switch', { name }))
const type = (label: string, text: string) => async (w: ScreenWorld) => {
  const field = screen.getByRole('textbox', { name: label })
  await w.user.clear(field)
  await w.user.type(field, text)
}
const pick = (label: string, album: string) => async (w: ScreenWorld) => {
  await w.user.click(screen.getByRole('combobox', { name: label }))
  await w.user.click(await screen.findByRole('option', { name: album }))
}
const color = (label: string, value: string) => () => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

/** What stands before an edit, the edit, and what the save holds beside the theme. */
type Case = [before: Partial<StoriesForm>, edit: (w: ScreenWorld) => unknown, sent: object]
const widget = (part: object) => ({ widget: { ...DEFAULT_STORIES_SETTINGS.widget, ...part } })

/** The header is edited elsewhere. */
const EDITS: Record<Exclude<keyof StoriesForm, 'headerHtml'>, Case> = {
  theme: [{}, choose('Тёмная'), { theme: 'dark' }],
  isHighlights: [{}, choose(/^Подборки/), { stories_highlights: 1 }],
  albums: [{}, pick('Альбомы', 'Спальня'), { albums: [2] }],
  highlights: [
    { isHighlights: true },
    pick('Добавить альбом', 'Кухня'),
    { stories_highlights_albums: { 0: 1 }, stories_highlights_order: { 0: 1 } },
  ],
  margin: [{}, type('Промежуток', '7'), { stories_margin: 7 }],
  nameFontSize: [
    { isHighlights: true },
    type('Размер названия', '20'),
    { highlights_names_fontSize: 20 },
  ],
  nameMarginTop: [
    { isHighlights: true },
    type('Отступ над названием', '3'),
    { highlights_names_marginTop: 3 },
  ],
  isCustomSize: [{}, flip(/^Своя ширина/), { isCustomSize: 1 }],
  pcSize: [{ isCustomSize: true }, type('На компьютере', '120'), { pcSize: 120 }],
  mobileSize: [{ isCustomSize: true }, type('На телефоне', '60'), { mobileSize: 60 }],
  perPage: [{}, type('Сколько историй показывать', '9'), { per_page: 9 }],
  isOnPhone: [{}, flip('Телефон'), { desktopOnly: 1 }],
  isOnDesktop: [{}, flip('Компьютер'), { mobileOnly: 1 }],
  isPreview: [{ isHighlights: true }, flip(/^Картинка новой истории/), { preview: 1 }],
  isInlineDesktop: [
    { isFixedOnPhone: true },
    choose('Слева'),
    widget({ inlineDesktop: 0, mobileFixed: 1 }),
  ],
  isRightSide: [
    { isInlineDesktop: false },
    choose('Справа'),
    widget({ inlineDesktop: 0, rightSide: 1, mobileFixed: 1 }),
  ],
  isFixedOnPhone: [{}, flip(/^Закрепить внизу/), widget({ mobileFixed: 1 })],
  backgroundColor: [{}, flip('Фон: без цвета'), widget({ backgroundColor: '#ffffff' })],
  borderColors: [
    {},
    press('Убрать цвет 2'),
    widget({ borderColor: ['#fdf497', '#d6249f', '#285aeb'] }),
  ],
  paddings: [
    {},
    type('Слева', '16'),
    widget({ paddings: { top: '0px', bottom: '0px', left: '16px', right: '0px' } }),
  ],
  shape: [{}, choose('Квадрат'), widget({ shape: 'square' })],
}

test.each(Object.entries(EDITS))(
  'an edit of %s is saved, and nothing else but the theme',
  async (_field, [before, edit, sent]) => {
    const w = await openEditor(before)
    const saves = watchSaves(w)
    await edit(w)
    await w.user.click(button('Сохранить'))
    await screen.findByText('Виджет сохранён')
    expect(saves).toEqual([{ revision: 1, gallerySettings: { theme: 'light', ...sent } }])
  },
)

test('highlights are moved by buttons that keep the focus, and by dragging; each place is saved', async () => {
  const w = await openEditor({ isHighlights: true, highlights: HIGHLIGHTS })
  const saves = watchSaves(w)
  await screen.findByRole('textbox', { name: 'Кухня' })
  expect(names()).toEqual(['Кухня', 'Спальня'])
  expect(button('Подборка «Кухня»: раньше')).toBeDisabled()
  await w.user.click(button('Подборка «Кухня»: дальше'))
  expect(names()).toEqual(['Спальня', 'Кухня'])
  expect(button('Подборка «Кухня»: раньше')).toHaveFocus()
  await w.user.click(button('Сохранить'))
  await screen.findByText('Виджет сохранён')
  expect(saves).toEqual([
    {
      revision: 1,
      gallerySettings: { theme: 'light', stories_highlights_order: { 0: 2, 1: 1 } },
    },
  ])

  const data = new Map<string, string>()
  const dataTransfer = {
    setData: (key: string, value: string) => data.set(key, value),
    getData: (key: string) => data.get(key) ?? '',
    get types() {
      return [...data.keys()]
    },
  }
  const [bedroom, kitchen] = screen.getAllByRole('listitem')
  fireEvent.dragStart(kitchen!, { dataTransfer })
  fireEvent.dragOver(bedroom!, { dataTransfer })
  fireEvent.drop(bedroom!, { dataTransfer })
  expect(names()).toEqual(['Кухня', 'Спальня'])
})

test('a highlight is called as it is typed, spaces inside kept, and by its album without a name', async () => {
  const w = await openEditor({ isHighlights: true, highlights: HIGHLIGHTS })
  const saves = watchSaves(w)
  const field = await screen.findByRole('textbox', { name: 'Кухня' })
  await w.user.type(field, ' Всё для дома ')
  expect(field).toHaveValue(' Всё для дома ')
  const other = screen.getByRole('textbox', { name: 'Спальня' })
  await w.user.clear(other)
  expect(other).toHaveAttribute('placeholder', 'Спальня')
  await w.user.click(button('Сохранить'))
  await screen.findByText('Виджет сохранён')
  expect(saves).toMatchObject([
    { gallerySettings: { stories_highlights_names: { 1: 'Всё для дома' } } },
  ])
  expect(field).toHaveValue('Всё для дома')
  await w.user.clear(field)
  await w.user.paste('я'.repeat(LIMITS.storyHighlightName + 5))
  expect(field).toHaveValue('я'.repeat(LIMITS.storyHighlightName))
})

test('a removed highlight leaves its row, the focus stays in the list, and its album is on offer again', async () => {
  const w = await openEditor({ isHighlights: true, highlights: HIGHLIGHTS })
  await screen.findByRole('textbox', { name: 'Кухня' })
  await w.user.click(screen.getByRole('combobox', { name: 'Добавить альбом' }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Ванная'])
  await w.user.keyboard('{Escape}')
  await w.user.click(button('Убрать подборку «Кухня»'))
  expect(names()).toEqual(['Спальня'])
  expect(button('Убрать подборку «Спальня»')).toHaveFocus()
  await w.user.click(button('Убрать подборку «Спальня»'))
  const picker = screen.getByRole('combobox', { name: 'Добавить альбом' })
  expect(picker).toHaveFocus()
  expect(screen.getByText(/Альбомы не выбраны/)).toBeInTheDocument()
  await w.user.click(picker)
  await screen.findByRole('option', { name: 'Кухня' })
})

test('an album without published posts is told at its highlight', async () => {
  await openEditor({
    isHighlights: true,
    highlights: [...HIGHLIGHTS, { albumId: 3, name: '' }],
  })
  const row = (await screen.findByRole('textbox', { name: 'Ванная' })).closest('li')!
  await within(row).findByText(/нет опубликованных постов/)
  expect(screen.getAllByText(/на сайте подборки не будет/)).toHaveLength(1)
})

test('with as many highlights as there can be, none is added and the reason is told', async () => {
  const highlights = Array.from({ length: LIMITS.storyHighlights }, (_, index) => ({
    albumId: index + 1,
    name: '',
  }))
  const w = await openEditor({ isHighlights: true, highlights })
  const text = `Подборок может быть не больше ${LIMITS.storyHighlights}`
  expect(await screen.findByText(new RegExp(text))).toBeInTheDocument()
  const picker = screen.getByRole('combobox', { name: 'Добавить альбом' })
  expect(picker).toBeDisabled()
  await w.user.click(await screen.findByRole('button', { name: 'Убрать подборку «Кухня»' }))
  expect(picker).toBeEnabled()
})

test('posts and highlights each keep what was chosen while the other is shown', async () => {
  const w = await openEditor({ albums: [3], highlights: HIGHLIGHTS })
  expect(await screen.findByText('Ванная')).toBeInTheDocument()
  await choose(/^Подборки/)(w)
  expect(names()).toEqual(['Кухня', 'Спальня'])
  expect(screen.getByRole('textbox', { name: 'Спальня' })).toHaveValue('Сон')
  await choose(/^Новые посты/)(w)
  expect(await screen.findByText('Ванная')).toBeInTheDocument()
  expect(button('Сохранить')).toBeDisabled()
})

test('the border has one to four colours, in an order, and comes back to the usual ones', async () => {
  const w = await openEditor({ borderColors: ['#111111', '#222222'] })
  const colors = () =>
    screen.getAllByLabelText(/^Цвет \d$/).map((field) => (field as HTMLInputElement).value)
  await press('Цвет 1: дальше')(w)
  expect(colors()).toEqual(['#222222', '#111111'])
  expect(button('Цвет 2: раньше')).toHaveFocus()
  await press('Убрать цвет 1')(w)
  expect(colors()).toEqual(['#111111'])
  expect(screen.queryByRole('button', { name: /^Убрать цвет/ })).not.toBeInTheDocument()
  color('Цвет 1', '#abcdef')()
  expect(colors()).toEqual(['#abcdef'])
  for (let count = 2; count <= 4; count += 1) {
    await press('Добавить цвет')(w)
    expect(colors()).toHaveLength(count)
    expect(screen.getByLabelText(`Цвет ${count}`)).toHaveFocus()
  }
  expect(screen.queryByRole('button', { name: 'Добавить цвет' })).not.toBeInTheDocument()
  expect(screen.getByText('Больше 4 цветов не добавить')).toBeInTheDocument()
  await press('Обычные цвета')(w)
  expect(colors()).toEqual(['#fdf497', '#fd5949', '#d6249f', '#285aeb'])
  expect(screen.queryByRole('button', { name: 'Обычные цвета' })).not.toBeInTheDocument()
})

test('the last kind of screen cannot be switched off, and the reason is told', async () => {
  const w = await openEditor()
  expect(screen.queryByText(/Хотя бы один экран/)).not.toBeInTheDocument()
  await flip('Телефон')(w)
  const desktop = screen.getByRole('switch', { name: 'Компьютер' })
  expect(desktop).toBeDisabled()
  expect(desktop).toHaveAccessibleDescription(/Хотя бы один экран должен остаться/)
  await flip('Телефон')(w)
  expect(desktop).toBeEnabled()
})

test('the preview of a screen that has no stories says so', async () => {
  const w = await openEditor({ albums: [1], isOnPhone: false })
  const open = (name: string) => w.user.click(screen.getByRole('tab', { name }))
  await open('Просмотр')
  expect(screen.queryByText(/виджета не будет/)).not.toBeInTheDocument()
  await choose('Телефон')(w)
  expect(await screen.findByText('На телефоне виджета не будет')).toBeInTheDocument()
  await open('Вид')
  await flip('Телефон')(w)
  await flip('Компьютер')(w)
  await open('Просмотр')
  await waitFor(() => {
    expect(screen.queryByText(/виджета не будет/)).not.toBeInTheDocument()
  })
  await choose('Компьютер')(w)
  expect(await screen.findByText('На компьютере виджета не будет')).toBeInTheDocument()
})

test('a bar at a side is fixed on a phone, and back in the page is as it was', async () => {
  const w = await openEditor()
  const fixed = () => screen.getByRole('switch', { name: /^Закрепить внизу/ })
  expect(fixed()).not.toBeChecked()
  await choose('Справа')(w)
  expect(fixed()).toBeChecked()
  expect(fixed()).toBeDisabled()
  expect(fixed()).toHaveAccessibleDescription(/пока на компьютере истории сбоку/)
  await choose('В странице')(w)
  expect(fixed()).not.toBeChecked()
  expect(fixed()).toBeEnabled()
})

test('what concerns a kind of screen is on offer while that screen is on', async () => {
  const w = await openEditor({ isCustomSize: true, isOnDesktop: false })
  expect(screen.getByRole('textbox', { name: 'На телефоне' })).toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: 'На компьютере' })).not.toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Место на компьютере' })).not.toBeInTheDocument()
  await flip('Компьютер')(w)
  expect(screen.getByRole('textbox', { name: 'На компьютере' })).toBeInTheDocument()
  await choose('Слева')(w)
  await flip('Компьютер')(w)
  // It is why the bar is fixed on a phone.
  expect(screen.getByRole('group', { name: 'Место на компьютере' })).toBeInTheDocument()
  await flip('Компьютер')(w)
  await flip('Телефон')(w)
  expect(screen.queryByRole('textbox', { name: 'На телефоне' })).not.toBeInTheDocument()
  expect(screen.queryByRole('switch', { name: /^Закрепить внизу/ })).not.toBeInTheDocument()
})

test('a number stays as it is typed until it is left, and says when the bounds have changed it', async () => {
  const w = await openEditor({ isCustomSize: true })
  const field = screen.getByRole('textbox', { name: 'На компьютере' })
  await w.user.clear(field)
  await w.user.type(field, '999')
  expect(field).toHaveValue('999 px')
  await w.user.tab()
  expect(field).toHaveValue('240 px')
  expect(field).toHaveAccessibleDescription('Можно от 44 до 240: поставили ближайшее')
  await w.user.clear(field)
  expect(field).toHaveAccessibleDescription('')
  await w.user.type(field, '5')
  await w.user.tab()
  expect(field).toHaveValue('44 px')
  await w.user.clear(field)
  await w.user.type(field, '100')
  await w.user.tab()
  expect(field).toHaveValue('100 px')
  expect(field).toHaveAccessibleDescription('')
})

test('who may only look sees the settings and can change none of them', async () => {
  await openEditor({ isHighlights: true, highlights: HIGHLIGHTS }, 'observer')
  await screen.findByRole('textbox', { name: 'Кухня' })
  const fields = ['textbox', 'radio', 'switch', 'combobox'].flatMap((role) =>
    screen.getAllByRole(role),
  )
  for (const field of [...fields, ...screen.getAllByLabelText(/^Цвет \d$/)]) {
    expect(field).toBeDisabled()
  }
  for (const name of [/^Подборка «/, /^Убрать/, /^Цвет \d:/, /Добавить/, /^Обычные/]) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  }
})

test('the preview follows the form', async () => {
  const w = await openEditor({ isHighlights: true, highlights: HIGHLIGHTS })
  const previews: unknown[] = []
  const { fetch } = w.server.app
  w.server.app.fetch = async (request, ...rest) => {
    if (request.url.endsWith('/preview')) previews.push(await request.clone().json())
    return fetch(request, ...rest)
  }
  await choose('Слева')(w)
  await waitFor(() => {
    expect(previews).toMatchObject([
      { gallerySettings: { widget: { inlineDesktop: 0, mobileFixed: 1 } } },
    ])
  })
})
