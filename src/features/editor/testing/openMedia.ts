import { screen, within } from '@testing-library/react'
import { aMedia, aPost, type TestRole } from '../../../../test/server/factories'
import { postInfoOf } from '../../../../test/server/postInfoOf'
import { world, type ScreenWorld } from '../../../../test/world'

interface Shop {
  /** Number of the post's slides. */
  count?: number
  postType?: 'post' | 'story' | 'review'
  as?: TestRole
  /** Prepares the back office before the page opens; returns a function that reverts this. */
  meanwhile?: (w: ScreenWorld) => () => void
}

/** A post of some slides, open at its media. */
export async function openMedia({
  count = 2,
  postType = 'post',
  as = 'owner',
  meanwhile,
}: Shop = {}) {
  const w = await world()
  const media = []
  for (let index = 0; index < count; index += 1) media.push(await aMedia(w.server, w.account))
  const post = await aPost(w.server, w.account, { text: 'Утро', media, post_type: postType })
  const address = `/${post.id}?tab=media`
  const mend = meanwhile?.(w) ?? (() => undefined)
  const page = await w.show(address, { as })
  await screen.findByText('Фото и видео')
  const stored = async () => (await postInfoOf(w.server, w.account, post.id)).media
  const choose = async (...files: File[]) => {
    await w.user.upload(await screen.findByTestId('slide-files'), files)
  }
  const save = async () => {
    await w.user.click(button('Сохранить'))
    await screen.findByText('Пост сохранён')
  }
  return {
    ...w,
    ...page,
    mend,
    post,
    ids: media.map(({ id }) => id),
    address,
    stored,
    choose,
    save,
  }
}

export const button = (name: string) => screen.getByRole('button', { name })
export const slides = () => within(screen.getByRole('list', { name: 'Слайды поста' }))
export const rows = () => slides().getAllByRole('listitem')
/** A radio button that chooses the slide's view. */
export const view = (name: string) =>
  within(screen.getByRole('radiogroup', { name: 'В магазине показывать как' })).getByRole('radio', {
    name,
  })
/** The button of the slide that the frame shows. */
export const shown = () => slides().getByRole('button', { current: true })
