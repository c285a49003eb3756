import { screen, within } from '@testing-library/react'
import { aMedia, aPost } from '../../../../../test/server/factories'
import { postInfoOf } from '../../../../../test/server/postInfoOf'
import { world } from '../../../../../test/world'

async function shop(count = 3) {
  const w = await world()
  const media = []
  for (let index = 0; index < count; index += 1) media.push(await aMedia(w.server, w.account))
  const post = await aPost(w.server, w.account, { text: 'Утро', media })
  const stored = async () => {
    const { media: items, vitrinaPost } = await postInfoOf(w.server, w.account, post.id)
    return [items.map(({ id }) => id), vitrinaPost.hiddenCarouselPositions]
  }
  return { ...w, post, ids: media.map(({ id }) => id), stored }
}

const button = (name: string) => screen.getByRole('button', { name })
const strip = () => within(screen.getByRole('navigation', { name: 'Слайды поста' }))

test('a slide is moved and hidden, taken back, done again and saved', async () => {
  const { ids, post, show, stored, user } = await shop()
  await show(`/${post.id}?tab=media`)
  await user.click(await screen.findByRole('button', { name: 'Показать слайд 3' }))
  expect(button('Слайд 3: переставить позже')).toBeDisabled()
  await user.click(button('Слайд 3: переставить раньше'))
  expect(strip().getByRole('button', { current: true })).toHaveAccessibleName('Слайд 2 из 3')
  await user.click(button('Слайд 2: скрыть на сайте'))
  expect(strip().getByRole('button', { current: true })).toHaveAccessibleName('Слайд 2 из 3, скрыт')
  await user.click(button('Отменить'))
  expect(button('Слайд 2: скрыть на сайте')).toBeEnabled()
  await user.click(button('Повторить'))
  await user.click(button('Сохранить'))
  await screen.findByText('Пост сохранён')
  const [first, second, third] = ids
  expect(await stored()).toEqual([[first, third, second], [2]])
})

test('the last slide that is shown cannot be hidden', async () => {
  const { post, show, user } = await shop(2)
  await show(`/${post.id}?tab=media`, { locale: 'en' })
  await user.click(await screen.findByRole('button', { name: 'Slide 1: hide on the site' }))
  expect(button('Slide 2: hide on the site')).toBeDisabled()
  await user.click(button('Slide 1: show on the site'))
  expect(button('Slide 2: hide on the site')).toBeEnabled()
})

test('who may only look is offered neither', async () => {
  const { post, show } = await shop()
  await show(`/${post.id}?tab=media`, { as: 'observer' })
  await screen.findByRole('button', { name: 'Слайд 1 из 3' })
  expect(screen.queryByRole('button', { name: /^Слайд \d: / })).not.toBeInTheDocument()
})
