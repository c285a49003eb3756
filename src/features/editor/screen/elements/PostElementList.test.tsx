import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Locale } from '@/contract/locale'
import { TestDataTransfer } from '../../../../../test/dataTransfer'
import { aText } from '../../../../../test/server/elements'
import { aMedia, aPost, aProduct } from '../../../../../test/server/factories'
import { postInfoOf } from '../../../../../test/server/postInfoOf'
import { tabTo } from '../../../../../test/tabTo'
import { world } from '../../../../../test/world'
import { WALKED_LOCALES } from '../../../../../test/depth'
import { gestureCancelled, gesturePreviewed } from '@/features/editor/editorSlice'

const WORDS = {
  ru: {
    text: 'Надпись',
    toChoice: 'Добавить к выбору',
    align: 'Выровнять',
    left: 'По левому краю',
    save: 'Сохранить',
    saved: 'Пост сохранён',
    two: 'Выбраны 2 элемента',
    list: 'На кадре',
    locked: 'Закреплённое не удаляется. Сначала открепите его.',
    lock: 'Закрепить',
  },
  en: {
    text: 'Text',
    toChoice: 'Add to the selection',
    align: 'Align',
    left: 'Left',
    save: 'Save',
    saved: 'Post saved',
    two: '2 elements selected',
    list: 'On the frame',
    locked: 'A locked element cannot be deleted. Unlock it first.',
    lock: 'Lock',
  },
}

/** Ten pixels of the square frame in percent of its width. */
const TEN_PX = 1000 / 736

/** A post with the texts «Раз», «Два» and «Три» on its frame, side by side, none selected. */
async function open(locale: Locale = 'ru') {
  const w = await world()
  const words = WORDS[locale]
  const textStickers = ['Раз', 'Два', 'Три'].map((text, index) =>
    aText({ text, x: 10 + index * TEN_PX, y: 10 + index * 20, rotate: 0, zIndex: index + 1 }),
  )
  const post = await aPost(w.server, w.account, { text: 'Утро', elements: { textStickers } })
  await w.show(`/${post.id}?tab=text`, { locale })
  const list = within(await screen.findByRole('region', { name: words.list }))
  screen.getByRole('application').focus()
  const row = (text: string) => list.getByRole('button', { name: `${words.text}: ${text}` })
  const toggle = (text: string) =>
    list.getByRole('button', { name: `${words.toChoice}: ${words.text}: ${text}` })
  const press = (name: string) => w.user.click(screen.getByRole('button', { name }))
  const save = async () => {
    await press(words.save)
    await screen.findByText(words.saved)
    const [first] = (await postInfoOf(w.server, w.account, post.id)).media
    return first!.textStickers.map(({ text, x }) => ({ text, x }))
  }
  const reach = (wanted: HTMLElement) => tabTo(w.user, wanted)
  const chosen = () =>
    list
      .getAllByRole('button', { pressed: true })
      .flatMap((button) => (button.dataset.row ? [button.textContent] : []))
  const rows = () =>
    list
      .getAllByRole('button')
      .flatMap(({ dataset, textContent }) => (dataset.row ? textContent : []))
  return { ...w, words, row, toggle, press, save, reach, chosen, rows }
}

describe.each(WALKED_LOCALES)('in %s', (locale) => {
  test('selects several rows by keys, and moves and aligns their elements together', async () => {
    const s = await open(locale)
    await s.reach(s.row('Три'))
    await s.user.keyboard(' ')
    await s.reach(s.row('Раз'))
    expect(s.chosen()).toEqual(['Три'])
    await s.user.keyboard('{Shift>} {/Shift}')
    expect(s.chosen()).toEqual(['Три', 'Раз'])
    expect(screen.getByText(s.words.two)).toBeInTheDocument()
    await s.reach(s.row('Два'))
    expect(s.chosen()).toEqual(['Три', 'Раз'])
    await s.user.keyboard('{ArrowRight}')

    await s.reach(screen.getByRole('button', { name: s.words.align }))
    await s.user.keyboard('{Enter}')
    const left = await screen.findByRole('menuitem', { name: s.words.left })
    for (let step = 0; step < 6 && left !== document.activeElement; step += 1)
      await s.user.keyboard('{ArrowDown}')
    expect(left).toHaveFocus()
    await s.user.keyboard('{Enter}')
    const [first, second, third] = await s.save()
    expect(first?.x).toBeCloseTo(10 + TEN_PX / 10, 3)
    expect(third?.x).toBeCloseTo(first!.x, 3)
    expect(second?.x).toBeCloseTo(10 + TEN_PX, 3)
  })

  test('selects several rows by touch', async () => {
    const s = await open(locale)
    const tap = (target: HTMLElement) => s.user.pointer({ keys: '[TouchA]', target })
    await tap(s.row('Раз'))
    expect(s.toggle('Раз')).toHaveAttribute('aria-pressed', 'true')
    await tap(s.toggle('Два'))
    expect(s.chosen()).toEqual(['Два', 'Раз'])
    await tap(s.toggle('Раз'))
    expect(s.chosen()).toEqual(['Два'])
  })
})

test('removes one of several rows from the selection by its check mark, with plain keys', async () => {
  const s = await open()
  await s.reach(s.row('Три'))
  await s.user.keyboard('{Control>}a{/Control}')
  await s.reach(s.toggle('Два'))
  await s.user.keyboard(' ')
  expect(s.chosen()).toEqual(['Три', 'Раз'])
  await s.user.keyboard('{Delete}')
  expect(s.rows()).toEqual(['Два'])
  expect(s.toggle('Два')).toHaveFocus()
})

test('removes the element of the focused row by Delete, even after a click on another row', async () => {
  const s = await open()
  await s.user.click(s.row('Три'))
  await s.user.click(s.row('Три'))
  await s.reach(s.row('Два'))
  await s.user.tab({ shift: true })
  while (document.activeElement !== s.row('Три')) await s.user.tab({ shift: true })
  await s.user.keyboard('{Delete}')
  expect(s.rows()).toEqual(['Два', 'Раз'])
  expect(s.row('Два')).toHaveFocus()
  await s.user.keyboard('{Delete}')
  expect(s.rows()).toEqual(['Раз'])
})

test('copies the element of the focused row', async () => {
  const s = await open()
  await s.user.click(s.row('Три'))
  await s.reach(s.row('Раз'))
  const taken = new Map<string, string>()
  fireEvent.copy(s.row('Раз'), {
    clipboardData: { setData: (type: string, value: string) => taken.set(type, value) },
  })
  expect(taken.get('text/plain')).toBe('Раз')
})

test('keeps the focus on the row of an element that is locked', async () => {
  const s = await open()
  await s.user.click(s.row('Три'))
  await s.press(s.words.lock)
  act(() => {
    s.row('Три').focus()
  })
  await s.user.keyboard('{Delete}')
  await screen.findByText(s.words.locked)
  expect(s.row('Три')).toHaveFocus()
  await s.user.keyboard('{Delete}')
  expect(s.rows()).toEqual(['Три', 'Два', 'Раз'])
})

test('reorders elements when a row is dropped onto another one, and ignores other drags', async () => {
  const s = await open()
  // Opens a tab that accepts no files: where files are accepted, every drag is handled.
  await s.user.click(screen.getByRole('tab', { name: 'Редактор' }))
  const itemOf = (text: string) => s.row(text).closest('li')!
  const dataTransfer = new TestDataTransfer()
  fireEvent.dragStart(itemOf('Раз'), { dataTransfer })
  const over = createEvent.dragOver(itemOf('Три'), { dataTransfer })
  fireEvent(itemOf('Три'), over)
  const drop = createEvent.drop(itemOf('Три'), { dataTransfer })
  fireEvent(itemOf('Три'), drop)
  fireEvent.dragEnd(itemOf('Раз'), { dataTransfer })
  expect([over.defaultPrevented, drop.defaultPrevented]).toEqual([true, true])
  expect(s.rows()).toEqual(['Раз', 'Три', 'Два'])

  const words = { types: ['text/plain'], getData: () => '' }
  const overWithWords = createEvent.dragOver(itemOf('Три'), { dataTransfer: words })
  fireEvent(itemOf('Три'), overWithWords)
  expect(overWithWords.defaultPrevented).toBe(false)
})

const COVERED = 'Здесь элемент закроют кнопки плеера'
const SHOW = { name: 'Где лягут кнопки плеера в магазине' }
const zone = () =>
  screen
    .getByRole('application', { name: 'Кадр с метками и надписями' })
    .querySelector<HTMLElement>('[data-zone]')

/** A post of a video or of a photo with a button on it, which is selected. */
async function openButton(kind: 'video' | 'photo') {
  const w = await world()
  const media = await aMedia(w.server, w.account)
  if (kind === 'video') {
    await w.server.db.updateTable('media').set({ kind, format: 'mp4' }).execute()
  }
  const product = await aProduct(w.server, w.account)
  const post = await aPost(w.server, w.account, { media: [media], products: [product] })
  const { store } = await w.show(`/${post.id}?tab=action`)
  await w.user.click(await screen.findByRole('button', { name: 'Добавить кнопку' }))
  const top = await screen.findByRole('textbox', { name: 'Сверху' })
  const moveTo = (value: string) => fireEvent.change(top, { target: { value } })
  return { ...w, store, moveTo }
}

test('draws the controls of a video on request and while an element is moved', async () => {
  const { user, store } = await openButton('video')
  const button = screen.getByRole('button', SHOW)
  expect(zone()).toBeNull()
  await user.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(zone()).toHaveStyle({ left: '0%', top: '77%', width: '100%', height: '23%' })
  await user.click(screen.getByRole('radio', { name: 'История' }))
  expect(zone()).toHaveStyle({ top: '86%', height: '14%' })
  await user.click(button)
  expect(zone()).toBeNull()

  act(() => void store.dispatch(gesturePreviewed({ id: 'drag', places: {}, guides: [] })))
  expect(zone()).not.toBeNull()
  act(() => void store.dispatch(gestureCancelled()))
  expect(zone()).toBeNull()
})

test('warns about an element below a video’s controls when shoppers would see it there', async () => {
  const { user, moveTo } = await openButton('video')
  moveTo('90')
  expect(await screen.findByText(COVERED)).toBeVisible()
  expect(zone()).toContainElement(screen.getByText(COVERED))

  const row = screen.getByRole('button', { name: /^Кнопка: / }).closest('li')!
  await user.click(within(row).getByRole('button', { name: /^Скрыть/ }))
  expect(screen.queryByText(COVERED)).not.toBeInTheDocument()
  await user.click(within(row).getByRole('button', { name: /^Скрыть/, pressed: true }))
  expect(screen.getByText(COVERED)).toBeVisible()
  moveTo('40')
  await waitFor(() => {
    expect(zone()).toBeNull()
  })
})

test('draws no controls over a photo', async () => {
  const { moveTo } = await openButton('photo')
  moveTo('90')
  expect(screen.queryByRole('button', SHOW)).not.toBeInTheDocument()
  expect(zone()).toBeNull()
})
