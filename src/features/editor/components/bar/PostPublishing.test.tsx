import { act, screen, waitFor, within } from '@testing-library/react'
import { anAlbum, aPost } from '../../../../../test/server/factories'
import { world } from '../../../../../test/world'
import { saveMessageCleared } from '../../editorSlice'

/** A post that may be published, open in the editor. */
async function shop() {
  const w = await world()
  const album = await anAlbum(w.server, w.account, 'Кухня')
  const post = await aPost(w.server, w.account, { text: 'Утро', albums: [album] })
  const isPublished = async () => {
    const { is_published } = await w.server.db
      .selectFrom('post')
      .select('is_published')
      .where('id', '=', post.id)
      .executeTakeFirstOrThrow()
    return is_published === 1
  }
  const shown = await w.show(`/${post.id}`)
  await screen.findByRole('button', { name: 'Опубликовать' })
  return { ...w, ...shown, isPublished }
}

const button = (name: string) => screen.getByRole('button', { name })

test('who presses twice publishes once: the button waits before it means the opposite', async () => {
  const s = await shop()
  await s.user.dblClick(button('Опубликовать'))
  await screen.findByText('Пост опубликован')
  expect(button('Снять с публикации')).toHaveAttribute('aria-disabled', 'true')
  await s.user.click(button('Снять с публикации'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await s.isPublished()).toBe(true)
})

test('leaving the site is asked about, and refused without a change', async () => {
  const s = await shop()
  await s.user.click(button('Опубликовать'))
  await screen.findByText('Пост опубликован')
  act(() => void s.store.dispatch(saveMessageCleared()))
  await s.user.click(button('Снять с публикации'))
  const question = await screen.findByRole('dialog', { name: 'Снять пост с публикации?' })
  await s.user.click(within(question).getByRole('button', { name: 'Отмена' }))
  expect(await s.isPublished()).toBe(true)

  await s.user.click(button('Снять с публикации'))
  const again = await screen.findByRole('dialog', { name: 'Снять пост с публикации?' })
  await s.user.dblClick(within(again).getByRole('button', { name: 'Снять с публикации' }))
  await screen.findByText('Пост сохранён')
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  expect(await s.isPublished()).toBe(false)
  expect(button('Опубликовать')).toHaveAttribute('aria-disabled', 'true')
})
