import { act, screen, waitFor, within } from '@testing-library/react'
import { PAGE_SIZE } from '@/contract/constants'
import { libraryEndpoints } from '@/contract/endpoints/library'
import { unreachable } from '../../../../test/failures'
import { world } from '../../../../test/world'
import { answer, bar, card, chooseAll, many, posts, press, stored } from './testing/bulkHands'

describe('choosing all posts that match the filter', () => {
  const COUNT = PAGE_SIZE + 15
  const chooseMatching = (name: string) => screen.findByRole('button', { name })

  test('chooses matching posts that are not loaded, and changes them in batches', async () => {
    const w = await world()
    await posts(w, [...many(COUNT), ...many(2, { is_published: 1 })])
    await w.show('/?status=draft')
    await chooseAll(w)
    await w.user.click(await chooseMatching(`Выбрать все ${COUNT}`))
    await within(await bar()).findByText(`Выбрано: ${COUNT}`)
    expect(screen.queryByRole('button', { name: /Выбрать все/ })).not.toBeInTheDocument()
    const asked = jest.spyOn(globalThis, 'fetch')
    await press(w, 'Удалить')
    await screen.findByRole('dialog', { name: `Удалить ${COUNT} постов?` })
    await answer(w, 'Удалить')
    await waitFor(async () => {
      expect(await stored(w)).toHaveLength(2)
    })
    await waitFor(() => {
      expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
    })
    const turns = asked.mock.calls.filter(([url]) => String(url).endsWith('update_list'))
    expect(turns).toHaveLength(Math.ceil(COUNT / 20))
    asked.mockRestore()
  })

  test('keeps the chosen posts when the request fails, allows deselecting single posts, and clears the choice under another filter', async () => {
    const w = await world()
    await posts(w, many(COUNT))
    const { router } = await w.show('/')
    const mend = w.answer(libraryEndpoints.choosePosts, {}, unreachable)
    await chooseAll(w)
    await w.user.click(await chooseMatching(`Выбрать все ${COUNT}`))
    await screen.findByText(/сервер недоступен/)
    expect(within(await bar()).getByText(/Выбрано: \d+/)).toBeInTheDocument()
    mend()
    await w.user.click(await chooseMatching(`Выбрать все ${COUNT}`))
    await within(await bar()).findByText(`Выбрано: ${COUNT}`)
    await w.user.click(card(1))
    await within(await bar()).findByText(`Выбрано: ${COUNT - 1}`)
    await act(() => router.navigate('/?status=draft'))
    await waitFor(() => {
      expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
    })
  })

  test('is not offered when every matching post is already chosen', async () => {
    const w = await world()
    await posts(w, many(3))
    await w.show('/')
    await chooseAll(w)
    await bar()
    expect(screen.queryByRole('button', { name: /Выбрать все/ })).not.toBeInTheDocument()
  })
})
