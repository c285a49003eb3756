import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { postEndpoints } from '@/contract/endpoints/posts'
import { postListApi } from '../library/postListApi'
import { delayedUntil } from '../../../../test/failures'
import { createGate } from '../../../../test/server/gate'
import { aMedia, aPost } from '../../../../test/server/factories'
import { world, type ScreenWorld } from '../../../../test/world'

/** Posts of a library, named «Пост 1», «Пост 2», … from the newest. */
async function posts(w: ScreenWorld, count: number) {
  const media = [await aMedia(w.server, w.account)]
  const ids: number[] = []
  for (let number = 1; number <= count; number += 1) {
    const row = { text: `Пост ${number}`, provider_created_at: 1_000_000 - number, media }
    ids.push((await aPost(w.server, w.account, row)).id)
  }
  return ids
}

const check = (number: number) => screen.getByRole('checkbox', { name: `Выбрать: Пост ${number}` })
const link = (number: number) => screen.getByRole('link', { name: `Пост ${number}` })
const chosen = () =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .map((box) => Number(/\d+$/.exec(box.getAttribute('aria-label') ?? '')?.[0]))

async function open(count: number, as?: 'observer') {
  const w = await world()
  const ids = await posts(w, count)
  const shown = await w.show('/', as ? { as } : {})
  await screen.findByRole('link', { name: 'Пост 1' })
  return { w, ids, ...shown }
}

test('chooses posts by click, ranges with Shift, and clears the choice by Escape', async () => {
  const { w } = await open(12)
  await w.user.click(check(2))
  expect(
    await screen.findByRole('toolbar', { name: 'Действия с выбранными постами' }),
  ).toBeVisible()
  expect(screen.getByText('Выбран 1 пост')).toBeInTheDocument()
  await w.user.keyboard('{Shift>}')
  await w.user.click(check(5))
  await w.user.click(link(4))
  await w.user.keyboard('{/Shift}')
  expect(chosen()).toEqual([2, 3, 4])
  // While any post is chosen, a click anywhere on a card chooses its post.
  await w.user.click(link(9))
  expect(chosen()).toEqual([2, 3, 4, 9])
  await w.user.keyboard('{Escape}')
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  await waitFor(() => {
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
  })
})

test('focuses, chooses, extends and opens posts by keyboard, with one tab stop for the grid', async () => {
  const { w, router, ids } = await open(12)
  const stops = () =>
    within(screen.getByRole('list', { name: 'Посты' }))
      .getAllByRole('link')
      .filter((element) => element.tabIndex === 0)
  expect(stops()).toEqual([link(1)])
  link(1).focus()
  await w.user.keyboard('{ArrowRight}')
  expect(stops()).toEqual([link(2)])
  await w.user.tab()
  expect(check(2)).toHaveFocus()

  link(1).focus()
  await w.user.keyboard('{ArrowRight}{ArrowDown}')
  // A row has four cards.
  expect(link(6)).toHaveFocus()
  await w.user.keyboard(' ')
  await w.user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
  expect(chosen()).toEqual([6, 7, 8, 9, 10, 11])
  await w.user.keyboard('{ArrowUp}{Home}')
  expect(link(5)).toHaveFocus()
  await w.user.keyboard('{Control>}a{/Control}')
  expect(chosen()).toHaveLength(12)
  await w.user.keyboard('{Escape}{End}{Control>}{Home}{/Control}{Enter}')
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(`/${ids[0]}`)
  })
})

test('opens the menu of a post by its button, a right click and the menu key', async () => {
  const writeText = jest.fn(() => Promise.resolve())
  const { w, ids } = await open(2)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  await w.user.click(screen.getByRole('button', { name: 'Действия: Пост 2' }))
  const menu = await screen.findByRole('menu')
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Открыть',
    'Открыть в новой вкладке',
    'Выбрать',
    'Опубликовать',
    'В альбомы…',
    'Статистика',
    'Скопировать ссылку',
    'Удалить',
  ])
  await w.user.click(within(menu).getByRole('menuitem', { name: 'Скопировать ссылку' }))
  await screen.findByText('Ссылка скопирована')
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`/${ids[1]}$`)))
  expect(link(2)).toHaveFocus()
  writeText.mockRejectedValueOnce(new Error('NotAllowedError'))
  await w.user.click(screen.getByRole('button', { name: 'Действия: Пост 1' }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'Скопировать ссылку' }))
  await screen.findByText('Не получилось скопировать ссылку')
  // The menu key is a context menu without a position.
  fireEvent.contextMenu(link(1))
  await w.user.click(await screen.findByRole('menuitem', { name: 'Выбрать' }))
  expect(chosen()).toEqual([1])
})

test('does not let a user without the right to edit choose or change posts', async () => {
  const { w } = await open(2, 'observer')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  link(1).focus()
  await w.user.keyboard(' ')
  await w.user.click(screen.getByRole('button', { name: 'Действия: Пост 1' }))
  const menu = await screen.findByRole('menu')
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(['Открыть', 'Открыть в новой вкладке', 'Статистика', 'Скопировать ссылку'])
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
})

test('requests more posts on scroll and reserves space for posts that are loading', async () => {
  const { store } = await open(40)
  const loaded = () => {
    const [list] = postListApi.util.selectCachedArgsForQuery(store.getState(), 'searchPosts')
    const { data } = postListApi.endpoints.searchPosts.select(list!)(store.getState())
    return data?.pages.length
  }
  expect(loaded()).toBe(1)
  Object.assign(window, { scrollY: 1500 })
  fireEvent.scroll(window)
  await waitFor(() => {
    expect(loaded()).toBe(2)
  })
  Object.assign(window, { scrollY: 0 })
  fireEvent.scroll(window)
})

describe('returning from a post', () => {
  test('restores the scroll position and the chosen posts', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo')
    const { w, router, ids } = await open(12)
    await w.user.click(check(3))
    Object.assign(window, { scrollY: 300 })
    link(5).focus()
    await w.user.keyboard('{Enter}')
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(`/${ids[4]}`)
    })
    await screen.findByRole('link', { name: 'Назад в медиатеку' })
    Object.assign(window, { scrollY: 0 })
    scrollTo.mockClear()
    await w.user.click(screen.getByRole('link', { name: 'Назад в медиатеку' }))
    await screen.findByRole('link', { name: 'Пост 1' })
    expect(scrollTo).toHaveBeenCalledWith(0, 300)
    expect(chosen()).toEqual([3])
    scrollTo.mockRestore()
  })
})

describe('while another list is loading', () => {
  const grid = () => screen.getByRole('list', { name: 'Посты' })
  const isInert = () => grid().closest('[inert][aria-busy="true"]') !== null

  async function openLate(w: ScreenWorld, address: string) {
    await w.show(address)
    const answer = createGate()
    return async () => {
      w.answer(postEndpoints.searchPosts, {}, delayedUntil(answer.opened))
      await w.user.click(screen.getByRole('radio', { name: 'Черновики' }))
      return answer.open
    }
  }

  test('keeps showing the previous posts, inert and without their total', async () => {
    const w = await world()
    const [first] = await posts(w, 3)
    await w.server.db
      .updateTable('post')
      .set({ is_published: 1 })
      .where('id', '=', first!)
      .execute()
    const change = await openLate(w, '/')
    await screen.findByText('3 поста')
    expect(isInert()).toBe(false)
    await w.user.click(check(1))
    const open = await change()
    await waitFor(() => {
      expect(isInert()).toBe(true)
    })
    expect(link(1)).toBeInTheDocument()
    expect(screen.queryByText('3 поста')).not.toBeInTheDocument()
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
    open()
    await screen.findByText('2 поста')
    expect(isInert()).toBe(false)
    expect(screen.queryByRole('link', { name: 'Пост 1' })).not.toBeInTheDocument()
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
    // A post that was chosen in the previous list is not chosen in a list that contains it too.
    await w.user.click(screen.getByRole('radio', { name: 'Все' }))
    await screen.findByRole('link', { name: 'Пост 1' })
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  })

  test('does not show the message for an empty list', async () => {
    const w = await world()
    await posts(w, 1)
    const change = await openLate(w, '/?status=published')
    await screen.findByText('Ничего не нашлось')
    const open = await change()
    await screen.findByRole('status', { name: 'Загрузка' })
    expect(screen.queryByText('Ничего не нашлось')).not.toBeInTheDocument()
    open()
    await screen.findByRole('link', { name: 'Пост 1' })
  })
})
