import { fireEvent, screen, within } from '@testing-library/react'
import { aMedia, anAlbum, aPost, aProduct, type TestRole } from '../../../../test/server/factories'
import { world } from '../../../../test/world'

/**
 * A post with a mug marked at the centre, a vase in the catalogue, and an album, which contains the post with
 * `isInAlbum`.
 */
export async function openShop({ isInAlbum = false } = {}) {
  const w = await world()
  const mug = await aProduct(w.server, w.account)
  await aProduct(w.server, w.account, { article: 'VZ-1', name: 'Ваза «Капля»', price: 299_000 })
  const album = await anAlbum(w.server, w.account, 'Кухня')
  const media = [await aMedia(w.server, w.account), await aMedia(w.server, w.account)]
  const albums = isInAlbum ? [album] : []
  const post = await aPost(w.server, w.account, { text: 'Утро', products: [mug], media, albums })
  const stored = () =>
    w.server.db
      .selectFrom('post')
      .select(['text', 'is_published', 'show_text', 'show_markers', 'revision'])
      .where('id', '=', post.id)
      .executeTakeFirstOrThrow()
  const marks = () =>
    w.server.db
      .selectFrom('media_link')
      .innerJoin('sku', 'sku.id', 'media_link.sku_id')
      .select(['name', 'marker_x as x', 'marker_y as y', 'marker_show as show'])
      .orderBy('position')
      .execute()
  /** Another user saves the post meanwhile. */
  const savedByOther = (text: string) =>
    w.server.db
      .updateTable('post')
      .set((row) => ({ text, revision: row.eb('revision', '+', 1) }))
      .where('id', '=', post.id)
      .execute()
  const open = async (as: TestRole = 'owner') => {
    const shown = await w.show(`/${post.id}`, { as })
    await screen.findByRole('textbox', { name: 'Текст поста' })
    return shown
  }
  const openTab = async (name: string) => {
    await w.user.click(screen.getByRole('tab', { name }))
    const title = name === 'Редактор' ? 'Текст и альбомы' : 'Товары'
    await screen.findByRole('heading', { name: title })
  }
  const openProducts = async (as?: TestRole) => {
    const shown = await open(as)
    await openTab('Разметка товаров')
    return shown
  }
  return { ...w, album, post, stored, marks, savedByOther, open, openTab, openProducts }
}

export const cards = () =>
  within(screen.getByRole('list', { name: 'Товары на слайде' })).getAllByRole('listitem')
/** Replaces the post's text in one step. */
export const changeText = (value: string) => fireEvent.change(text(), { target: { value } })
export const text = () => screen.getByRole('textbox', { name: 'Текст поста' })
export const button = (name: string) => screen.getByRole('button', { name })
export const frame = () => screen.getByRole('application', { name: 'Кадр с метками и надписями' })
export const left = (name = 'Кружка «Утро»') =>
  screen.getByRole('textbox', { name: `Слева: ${name}` })
