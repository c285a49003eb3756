import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aMedia, aPost, aProduct, type TestRole } from '../../../../../test/server/factories'
import { world } from '../../../../../test/world'
import type { Locale } from '@/contract/locale'

/** A post with a mug marked on the first of its pictures. */
async function shop({ pictures = 3 } = {}) {
  const w = await world()
  const mug = await aProduct(w.server, w.account)
  const media = []
  for (let count = 0; count < pictures; count += 1) media.push(await aMedia(w.server, w.account))
  const post = await aPost(w.server, w.account, { text: 'Утро', products: [mug], media })
  const stored = () =>
    w.server.db
      .selectFrom('media_link')
      .select([
        'is_similar as similar',
        'show_on_all_slides as all',
        'hidden_carousel_positions as hidden',
        'hide_at_product_page as hiddenAtPage',
      ])
      .executeTakeFirstOrThrow()
  const open = async (as: TestRole = 'owner', locale: Locale = 'ru') => {
    const shown = await w.show(`/${post.id}?tab=links`, { as, locale })
    await w.user.click(await screen.findByText(locale === 'ru' ? 'Настройки' : 'Settings'))
    return shown
  }
  return { ...w, post, stored, open }
}

const MUG = 'Кружка «Утро»'
const similar = () => screen.getByRole('switch', { name: `Похожий товар: ${MUG}` })
const onAll = () => screen.getByRole('switch', { name: `На всех слайдах поста: ${MUG}` })
const onPage = () => screen.getByRole('switch', { name: `Показывать на странице товара: ${MUG}` })
const slide = (number: number) =>
  within(screen.getByRole('group', { name: 'Показывать на слайдах' })).getByRole('checkbox', {
    name: `Слайд ${number} из 3`,
  })
const undo = () => fireEvent.keyDown(window, { code: 'KeyZ', ctrlKey: true })

test('a product is similar, on all pictures but one; it is saved and given back', async () => {
  const s = await shop()
  const { router } = await s.open()
  await s.user.click(similar())
  await s.user.click(onAll())
  await s.user.click(slide(2))
  await s.user.click(screen.getByRole('button', { name: 'Слайд 3 из 3' }))
  await screen.findByText(`Ещё на этом слайде: ${MUG}`)
  await s.user.click(screen.getByRole('button', { name: 'Слайд 2 из 3' }))
  expect(screen.queryByText(/Ещё на этом слайде/)).not.toBeInTheDocument()
  await s.user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Пост сохранён')
  expect(await s.stored()).toEqual({ similar: 1, all: 1, hidden: '[2]', hiddenAtPage: 0 })

  await router.navigate('/albums')
  await screen.findByRole('heading', { level: 1, name: 'Альбомы' })
  await router.navigate(`/${s.post.id}?tab=links`)
  await s.user.click(await screen.findByText('Настройки'))
  expect(similar()).toBeChecked()
  expect(onAll()).toBeChecked()
  expect([1, 2, 3].map((number) => (slide(number) as HTMLInputElement).checked)).toEqual([
    true,
    false,
    true,
  ])
})

test('a product’s page in the shop shows the post until it is told not to', async () => {
  const s = await shop({ pictures: 1 })
  const { router } = await s.open()
  expect(onPage()).toBeChecked()
  await s.user.click(onPage())
  expect(onPage()).not.toBeChecked()
  await screen.findByText('Есть изменения')
  undo()
  await waitFor(() => {
    expect(onPage()).toBeChecked()
  })
  expect(screen.queryByText('Есть изменения')).not.toBeInTheDocument()

  await s.user.click(onPage())
  await s.user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Пост сохранён')
  expect(await s.stored()).toMatchObject({ hiddenAtPage: 1 })
  await router.navigate('/albums')
  await screen.findByRole('heading', { level: 1, name: 'Альбомы' })
  await router.navigate(`/${s.post.id}?tab=links`)
  await s.user.click(await screen.findByText('Настройки'))
  expect(onPage()).not.toBeChecked()
})

test('each setting is one step of undo', async () => {
  const s = await shop()
  await s.open()
  await s.user.click(similar())
  await s.user.click(onAll())
  await s.user.click(slide(1))
  await s.user.click(onAll())
  expect(screen.queryByRole('group', { name: 'Показывать на слайдах' })).not.toBeInTheDocument()
  undo()
  await waitFor(() => {
    expect(onAll()).toBeChecked()
  })
  expect(slide(1)).not.toBeChecked()
  undo()
  await waitFor(() => {
    expect(slide(1)).toBeChecked()
  })
  undo()
  undo()
  await waitFor(() => {
    expect(similar()).not.toBeChecked()
  })
  expect(screen.queryByText('Есть изменения')).not.toBeInTheDocument()
})

test('a post of one picture has no other pictures to choose', async () => {
  const s = await shop({ pictures: 1 })
  await s.open('owner', 'en')
  expect(screen.getByRole('switch', { name: `Similar product: ${MUG}` })).toBeEnabled()
  expect(screen.getByRole('switch', { name: `Show on the product’s page: ${MUG}` })).toBeEnabled()
  expect(screen.queryByRole('switch', { name: /On all slides/ })).not.toBeInTheDocument()
})

test('who may only look changes nothing', async () => {
  const s = await shop()
  await s.open('observer')
  expect(similar()).toBeDisabled()
  expect(onAll()).toBeDisabled()
  expect(onPage()).toBeDisabled()
})
