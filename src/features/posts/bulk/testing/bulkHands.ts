import { screen, within } from '@testing-library/react'
import { aMedia, aPost } from '../../../../../test/server/factories'
import { type ScreenWorld } from '../../../../../test/world'

type Changes = Parameters<typeof aPost>[2]

/** Posts of a library, named «Пост 1», «Пост 2», … from the newest. */
export async function posts(w: ScreenWorld, changes: readonly Changes[]) {
  const media = [await aMedia(w.server, w.account)]
  for (const [index, change] of changes.entries()) {
    const row = { text: `Пост ${index + 1}`, provider_created_at: 1_000_000 - index, media }
    await aPost(w.server, w.account, { ...row, ...change })
  }
}

export const many = (count: number, changes: Changes = {}) =>
  Array.from({ length: count }, () => changes)
export const bar = () => screen.findByRole('toolbar', { name: 'Действия с выбранными постами' })
export const card = (number: number) => screen.getByRole('link', { name: `Пост ${number}` })

export async function chooseAll(w: ScreenWorld) {
  ;(await screen.findByRole('link', { name: 'Пост 1' })).focus()
  await w.user.keyboard('{Control>}a{/Control}')
}

export async function press(w: ScreenWorld, name: string) {
  await w.user.click(within(await bar()).getByRole('button', { name }))
}

export async function chooseAlbum(w: ScreenWorld, name: string) {
  const dialog = await screen.findByRole('dialog')
  await w.user.click(await within(dialog).findByRole('combobox', { name: 'Альбомы' }))
  await w.user.click(await screen.findByRole('option', { name }))
  return dialog
}

export async function answer(w: ScreenWorld, name: string) {
  const dialog = await screen.findByRole('dialog')
  await w.user.click(within(dialog).getByRole('button', { name }))
}

export const stored = ({ server }: ScreenWorld) =>
  server.db.selectFrom('post').select(['text', 'is_published']).orderBy('id').execute()
