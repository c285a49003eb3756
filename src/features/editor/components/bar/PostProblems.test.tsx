import { screen, waitFor } from '@testing-library/react'
import { anAlbum, aPost } from '../../../../../test/server/factories'
import { world, type ScreenWorld } from '../../../../../test/world'

async function open(
  tab: 'post' | 'interaction',
  { isInAlbum = false } = {},
): Promise<ScreenWorld['user']> {
  const w = await world()
  const albums = isInAlbum ? [await anAlbum(w.server, w.account, 'Кухня')] : []
  const post = await aPost(w.server, w.account, { text: 'Утро', albums })
  await w.show(`/${post.id}?tab=${tab}`)
  await screen.findByRole('tab', { selected: true })
  return w.user
}
const field = (name: string) => screen.findByRole('textbox', { name })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const tab = (name: string) => screen.getByRole('tab', { name })

test('a refused element brings the focus to what it lacks once for each attempt to publish', async () => {
  const user = await open('interaction', { isInAlbum: true })
  await user.click(await button('Вопрос'))
  const caption = await field('Вопрос покупателям')
  expect(caption).toBeValid()
  await user.click(tab('Редактор'))
  await user.click(await button('Опубликовать'))
  // The tab appears because of the attempt, and its field with it.
  await waitFor(async () => {
    expect(await field('Вопрос покупателям')).toHaveFocus()
  })
  expect(await field('Вопрос покупателям')).toBeInvalid()

  await user.click(tab('Редактор'))
  await user.click(tab('Интерактивы'))
  expect(await field('Вопрос покупателям')).toBeInvalid()
  expect(tab('Интерактивы')).toHaveFocus()

  await user.click(await button('Опубликовать'))
  await waitFor(async () => {
    expect(await field('Вопрос покупателям')).toHaveFocus()
  })
})

test('what is added after a refused publication is neither marked nor given the focus', async () => {
  const user = await open('interaction', { isInAlbum: true })
  await user.click(await button('Вопрос'))
  await user.click(await button('Опубликовать'))
  await waitFor(async () => {
    expect(await field('Вопрос покупателям')).toHaveFocus()
  })
  await user.click(await button('Опрос'))
  const caption = await field('Вопрос покупателям')
  expect(caption).toHaveValue('')
  expect(caption).toBeValid()
  expect(caption).not.toHaveFocus()
})

test('what the advertising label lacks has the focus at an attempt, not at each return to its tab', async () => {
  const user = await open('post')
  await user.click(screen.getByRole('switch', { name: /^Это реклама/ }))
  await user.click(tab('Медиа и фон'))
  await user.click(await button('Сохранить'))
  await waitFor(async () => {
    expect(await field('erid')).toHaveFocus()
  })
  await user.click(tab('Медиа и фон'))
  await user.click(tab('Редактор'))
  expect(await field('erid')).toBeInvalid()
  expect(tab('Редактор')).toHaveFocus()
})

test('so has the list of albums that publishing asks for', async () => {
  const user = await open('post')
  await user.click(tab('Медиа и фон'))
  await user.click(await button('Опубликовать'))
  const albums = await screen.findByRole('combobox', { name: 'Альбомы' })
  await waitFor(() => {
    expect(albums).toHaveFocus()
  })
  await user.click(tab('Медиа и фон'))
  await user.click(tab('Редактор'))
  expect(await screen.findByRole('combobox', { name: 'Альбомы' })).toBeInvalid()
  expect(tab('Редактор')).toHaveFocus()
})
