import { act, createEvent, fireEvent, screen, within } from '@testing-library/react'
import type { Locale } from '@/contract/locale'
import { aPost } from '../../../../../test/server/factories'
import { postInfoOf } from '../../../../../test/server/postInfoOf'
import { tabTo } from '../../../../../test/tabTo'
import { world } from '../../../../../test/world'
import { WALKED_LOCALES } from '../../../../../test/depth'

const WORDS = {
  ru: {
    text: 'Надпись',
    add: 'Добавить надпись',
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
    add: 'Add a text',
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

/** A post with the texts «Раз», «Два» and «Три» on its frame, side by side, none selected. */
async function open(locale: Locale = 'ru') {
  const w = await world()
  const words = WORDS[locale]
  const post = await aPost(w.server, w.account, { text: 'Утро' })
  await w.show(`/${post.id}?tab=text`, { locale })
  for (const [steps, text] of ['Раз', 'Два', 'Три'].entries()) {
    await w.user.click(await screen.findByRole('button', { name: words.add }))
    await w.user.keyboard(`${text}{Escape}${'{Shift>}{ArrowRight}{/Shift}'.repeat(steps)}`)
  }
  await w.user.keyboard('{Escape}')
  const list = within(screen.getByRole('region', { name: words.list }))
  const row = (text: string) => list.getByRole('button', { name: `${words.text}: ${text}` })
  const toggle = (text: string) =>
    list.getByRole('button', { name: `${words.toChoice}: ${words.text}: ${text}` })
  const press = (name: string) => w.user.click(screen.getByRole('button', { name }))
  const save = async () => {
    await press(words.save)
    await screen.findByText(words.saved)
    const { textStickers } = (await postInfoOf(w.server, w.account, post.id)).media[0]!
    return textStickers.map(({ text, x }) => ({ text, x }))
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
  test('several are chosen by keys, moved together and aligned', async () => {
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
    expect(first?.x).toBeCloseTo(10 + 100 / 736, 3)
    expect(third?.x).toBeCloseTo(first!.x, 3)
    expect(second?.x).toBeCloseTo(10 + 1000 / 736, 3)
  })

  test('several are chosen by touch', async () => {
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

test('one is taken out of several by its check mark, with plain keys', async () => {
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

test('Delete removes the row that the focus came to, also where a hand pressed before', async () => {
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

test('a copy by keys is one of the row that has the focus', async () => {
  const s = await open()
  await s.user.click(s.row('Три'))
  await s.reach(s.row('Раз'))
  const taken = new Map<string, string>()
  fireEvent.copy(s.row('Раз'), {
    clipboardData: { setData: (type: string, value: string) => taken.set(type, value) },
  })
  expect(taken.get('text/plain')).toBe('Раз')
})

test('the focus stays with what is locked', async () => {
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

test('a row is dragged onto another, and nothing else is taken for one', async () => {
  const s = await open()
  // A tab that accepts no files: where files are accepted, every drag is followed.
  await s.user.click(screen.getByRole('tab', { name: 'Редактор' }))
  const itemOf = (text: string) => s.row(text).closest('li')!
  const kept = new Map<string, string>()
  const dataTransfer = {
    setData: (type: string, value: string) => kept.set(type, value),
    getData: (type: string) => kept.get(type) ?? '',
    get types() {
      return [...kept.keys()]
    },
  }
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
