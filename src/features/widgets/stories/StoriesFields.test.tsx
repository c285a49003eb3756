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

/** Bodies of the requests of one kind that reached the back office. */
function watch(w: ScreenWorld, ending: string): unknown[] {
  const bodies: unknown[] = []
  const { fetch } = w.server.app
  w.server.app.fetch = async (request, ...rest) => {
    if (request.url.endsWith(ending)) bodies.push(await request.clone().json())
    return fetch(request, ...rest)
  }
  return bodies
}
const watchSaves = (w: ScreenWorld) => watch(w, '/save')
const watchPreviews = (w: ScreenWorld) => watch(w, '/preview')

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
/** Fills a field in one step; a test below types a number. */
const fill = (label: string, value: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
}
const pick = async (w: ScreenWorld, label: string, album: string) => {
  await w.user.click(screen.getByRole('combobox', { name: label }))
  await w.user.click(await screen.findByRole('option', { name: album }))
}
const color = (label: string, value: string) => () => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}
async function save(w: ScreenWorld) {
  await w.user.click(button('Сохранить'))
  await waitFor(() => expect(button('Сохранить')).toBeDisabled())
  expect(screen.getByText('Виджет сохранён')).toBeInTheDocument()
}
const widget = (part: object) => ({ widget: { ...DEFAULT_STORIES_SETTINGS.widget, ...part } })

// storiesForm.test.ts tests which settings each part of the form has.
test('saves the changed settings of new posts and the theme, and no others', async () => {
  const w = await openEditor()
  const saves = watchSaves(w)
  await choose('Тёмная')(w)
  await pick(w, 'Альбомы', 'Спальня')
  fill('Сколько историй показывать', '9')
  fill('Промежуток', '7')
  await flip(/^Своя ширина/)(w)
  fill('На компьютере', '120')
  fill('На телефоне', '60')
  await flip('Фон: без цвета')(w)
  await press('Убрать цвет 2')(w)
  fill('Слева', '16')
  await choose('Квадрат')(w)
  await save(w)
  const gallerySettings = {
    theme: 'dark',
    albums: [2],
    per_page: 9,
    stories_margin: 7,
    isCustomSize: 1,
    pcSize: 120,
    mobileSize: 60,
    ...widget({
      backgroundColor: '#ffffff',
      borderColor: ['#fdf497', '#d6249f', '#285aeb'],
      paddings: { top: '0px', bottom: '0px', left: '16px', right: '0px' },
      shape: 'square',
    }),
  }
  expect(saves).toEqual([{ revision: 1, gallerySettings }])
})

test('saves the changed settings of highlights and the theme, and no others', async () => {
  const w = await openEditor()
  const saves = watchSaves(w)
  await choose(/^Подборки/)(w)
  await pick(w, 'Добавить альбом', 'Кухня')
  fill('Размер названия', '20')
  fill('Отступ над названием', '3')
  await flip(/^Картинка новой истории/)(w)
  await save(w)
  const gallerySettings = {
    theme: 'light',
    stories_highlights: 1,
    stories_highlights_albums: { 0: 1 },
    stories_highlights_order: { 0: 1 },
    highlights_names_fontSize: 20,
    highlights_names_marginTop: 3,
    preview: 1,
  }
  expect(saves).toEqual([{ revision: 1, gallerySettings }])
})

test('reorders highlights by dragging and by buttons that keep the focus, and saves the order', async () => {
  const w = await openEditor({ isHighlights: true, highlights: HIGHLIGHTS })
  const saves = watchSaves(w)
  await screen.findByRole('textbox', { name: 'Кухня' })
  expect(names()).toEqual(['Кухня', 'Спальня'])
  expect(button('Подборка «Кухня»: раньше')).toBeDisabled()
  await w.user.click(button('Подборка «Кухня»: дальше'))
  expect(names()).toEqual(['Спальня', 'Кухня'])
  expect(button('Подборка «Кухня»: раньше')).toHaveFocus()
  await save(w)
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

test('keeps spaces within a highlight’s name and shows the album’s name instead of an empty name', async () => {
  const w = await openEditor({ isHighlights: true, highlights: HIGHLIGHTS })
  const saves = watchSaves(w)
  const field = await screen.findByRole('textbox', { name: 'Кухня' })
  await w.user.type(field, ' А я ')
  expect(field).toHaveValue(' А я ')
  const other = screen.getByRole('textbox', { name: 'Спальня' })
  await w.user.clear(other)
  expect(other).toHaveAttribute('placeholder', 'Спальня')
  await save(w)
  expect(saves).toMatchObject([{ gallerySettings: { stories_highlights_names: { 1: 'А я' } } }])
  expect(field).toHaveValue('А я')
  await w.user.clear(field)
  await w.user.paste('я'.repeat(LIMITS.storyHighlightName + 5))
  expect(field).toHaveValue('я'.repeat(LIMITS.storyHighlightName))
})

test('warns about an empty highlight; removing a highlight moves the focus and offers its album again', async () => {
  const highlights = [{ albumId: 3, name: '' }, HIGHLIGHTS[1]!]
  const w = await openEditor({ isHighlights: true, highlights })
  const row = (await screen.findByRole('textbox', { name: 'Ванная' })).closest('li')!
  await within(row).findByText(/нет опубликованных постов/)
  expect(screen.getAllByText(/на сайте подборки не будет/)).toHaveLength(1)
  await w.user.click(screen.getByRole('combobox', { name: 'Добавить альбом' }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Кухня'])
  await w.user.keyboard('{Escape}')
  await w.user.click(button('Убрать подборку «Ванная»'))
  expect(names()).toEqual(['Спальня'])
  expect(button('Убрать подборку «Спальня»')).toHaveFocus()
  await w.user.click(button('Убрать подборку «Спальня»'))
  const picker = screen.getByRole('combobox', { name: 'Добавить альбом' })
  expect(picker).toHaveFocus()
  expect(screen.getByText(/Альбомы не выбраны/)).toBeInTheDocument()
  await w.user.click(picker)
  await screen.findByRole('option', { name: 'Ванная' })
})

test('disables adding at the limit of highlights and explains why', async () => {
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

test('keeps the chosen albums of posts or highlights while the other kind is shown', async () => {
  const w = await openEditor({ albums: [3], highlights: HIGHLIGHTS })
  expect(await screen.findByText('Ванная')).toBeInTheDocument()
  await choose(/^Подборки/)(w)
  expect(names()).toEqual(['Кухня', 'Спальня'])
  expect(screen.getByRole('textbox', { name: 'Спальня' })).toHaveValue('Сон')
  await choose(/^Новые посты/)(w)
  expect(await screen.findByText('Ванная')).toBeInTheDocument()
  expect(button('Сохранить')).toBeDisabled()
})

test('edits and orders one to four border colours, and resets them to the default', async () => {
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

test('pins a bar to the side of phones, returns it to the page, and updates the preview', async () => {
  const w = await openEditor()
  const saves = watchSaves(w)
  const previews = watchPreviews(w)
  const fixed = () => screen.getByRole('switch', { name: /^Закрепить внизу/ })
  expect(fixed()).not.toBeChecked()
  await choose('Слева')(w)
  await choose('Справа')(w)
  expect(fixed()).toBeChecked()
  expect(fixed()).toBeDisabled()
  expect(fixed()).toHaveAccessibleDescription(/пока на компьютере истории сбоку/)
  await waitFor(() => {
    expect(previews.at(-1)).toMatchObject({
      gallerySettings: { widget: { inlineDesktop: 0, rightSide: 1, mobileFixed: 1 } },
    })
  })
  await choose('В странице')(w)
  expect(fixed()).not.toBeChecked()
  expect(fixed()).toBeEnabled()
  await choose('Слева')(w)
  await save(w)
  await choose('Справа')(w)
  await save(w)
  await choose('В странице')(w)
  await flip(/^Закрепить внизу/)(w)
  await save(w)
  const sent = (part: object) => ({ theme: 'light', ...widget(part) })
  expect(saves).toEqual([
    { revision: 1, gallerySettings: sent({ inlineDesktop: 0, mobileFixed: 1 }) },
    { revision: 2, gallerySettings: sent({ inlineDesktop: 0, rightSide: 1, mobileFixed: 1 }) },
    { revision: 3, gallerySettings: sent({ rightSide: 1 }) },
  ])
})

test('hides the settings of a kind of screen that is off, refuses to switch off the last kind, and shows this in the preview', async () => {
  const w = await openEditor({ albums: [1], isCustomSize: true, isOnDesktop: false })
  const saves = watchSaves(w)
  const open = (name: string) => w.user.click(screen.getByRole('tab', { name }))
  const noStories = (device: string) => screen.findByText(`На ${device} виджета не будет`)
  const width = (label: string) => screen.queryByRole('textbox', { name: label })
  const place = () => screen.queryByRole('group', { name: 'Место на компьютере' })
  expect(width('На телефоне')).toBeInTheDocument()
  expect(width('На компьютере')).not.toBeInTheDocument()
  expect(place()).not.toBeInTheDocument()
  const phone = screen.getByRole('switch', { name: 'Телефон' })
  expect(phone).toBeDisabled()
  expect(phone).toHaveAccessibleDescription(/Хотя бы один экран должен остаться/)
  await open('Просмотр')
  await noStories('компьютере')
  await open('Вид')
  await flip('Компьютер')(w)
  expect(screen.getByRole('switch', { name: 'Телефон' })).toBeEnabled()
  expect(screen.queryByText(/Хотя бы один экран/)).not.toBeInTheDocument()
  expect(width('На компьютере')).toBeInTheDocument()
  await choose('Слева')(w)
  await flip('Компьютер')(w)
  // The choice of the side is still shown, because the side also fixes the bar on a phone.
  expect(place()).toBeInTheDocument()
  await flip('Компьютер')(w)
  await choose('В странице')(w)
  await flip('Телефон')(w)
  expect(width('На телефоне')).not.toBeInTheDocument()
  expect(screen.queryByRole('switch', { name: /^Закрепить внизу/ })).not.toBeInTheDocument()
  expect(screen.getByRole('switch', { name: 'Компьютер' })).toBeDisabled()
  await save(w)
  expect(saves).toEqual([
    { revision: 1, gallerySettings: { theme: 'light', desktopOnly: 1, mobileOnly: 0 } },
  ])
  await open('Просмотр')
  await waitFor(() => {
    expect(screen.queryByText(/виджета не будет/)).not.toBeInTheDocument()
  })
  await choose('Телефон')(w)
  await noStories('телефоне')
})

test('keeps a typed number until its field loses the focus, and explains when the limits change it', async () => {
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

test('shows an observer read-only settings', async () => {
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
