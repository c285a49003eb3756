import { screen, waitFor, within } from '@testing-library/react'
import { aText } from '../../../../../test/server/elements'
import { aPost } from '../../../../../test/server/factories'
import { world } from '../../../../../test/world'
import { menuOpened, selectMenu, type WithEditor } from '@/features/editor/editorSlice'

/** A post with these texts on its frame, none selected. `openMenu` presses the right button on the bare picture. */
async function open(words: readonly string[]) {
  const w = await world()
  const textStickers = words.map((text) => aText({ text }))
  const post = await aPost(w.server, w.account, { text: 'Утро', elements: { textStickers } })
  const { store } = await w.show(`/${post.id}?tab=text`)
  await screen.findByRole('region', { name: 'На кадре' })
  const openMenu = () => store.dispatch(menuOpened({ x: 10, y: 10 }))
  const menu = () => selectMenu(store.getState() as WithEditor)
  return { ...w, openMenu, menu }
}

const actions = async () =>
  within(await screen.findByRole('menu'))
    .getAllByRole('menuitem')
    .map((item) => item.textContent)

test('offers to copy only when an element is selected', async () => {
  const s = await open(['Раз', 'Два'])
  s.openMenu()
  expect(await actions()).toEqual([expect.stringMatching(/^Выбрать всё/)])
  await s.user.click(screen.getByRole('menuitem', { name: 'Выбрать всё' }))
  expect(screen.getByText('Выбраны 2 элемента')).toBeInTheDocument()
  s.openMenu()
  expect(await actions()).toContainEqual(expect.stringMatching(/^Копировать/))
  expect(screen.queryByRole('menuitem', { name: 'Выбрать всё' })).toBeNull()
})

test('does not open an empty context menu', async () => {
  const s = await open([])
  s.openMenu()
  await waitFor(() => {
    expect(s.menu()).toBeNull()
  })
  expect(screen.queryByRole('menu')).toBeNull()
})
