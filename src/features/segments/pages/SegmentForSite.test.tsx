import { screen, waitFor, within } from '@testing-library/react'
import { aSegment } from '../../../../test/server/accountFactories'
import { aPost, aWidget } from '../../../../test/server/factories'
import { world, type ScreenWorld } from '../../../../test/world'

/** A segment «Постоянные» with one post, and a post without segments. */
async function regulars(w: ScreenWorld) {
  const segment = await aSegment(w.server, w.account, 'vip-2', 'Постоянные')
  const post = await aPost(w.server, w.account, { text: 'Для своих' })
  await aPost(w.server, w.account, { text: 'Для всех' })
  await w.server.db
    .insertInto('post_segment')
    .values({ post_id: post.id, segment_id: segment.id })
    .execute()
  return segment
}

test('links a segment to its posts in the library', async () => {
  const w = await world()
  const { id } = await regulars(w)
  const { router } = await w.show('/segments')
  await w.user.click(await screen.findByRole('link', { name: /^1 пост: Постоянные/ }))
  await screen.findByRole('link', { name: 'Для своих' })
  expect(router.state.location.search).toBe(`?segment=${id}`)
  expect(screen.queryByRole('link', { name: 'Для всех' })).not.toBeInTheDocument()
})

test('shows the code for the site with its rules, and copies it', async () => {
  const w = await world()
  await regulars(w)
  await w.show('/segments')
  await w.user.click(await screen.findByRole('button', { name: 'Код для сайта: Постоянные' }))
  const dialog = await screen.findByRole('dialog', { name: 'Сегмент «Постоянные» на сайте' })
  expect(within(dialog).getByRole('region', { name: /Элемент виджета/ })).toHaveTextContent(
    '<div data-vitrina="КОД_ВИДЖЕТА" data-vitrina-segment="vip-2"></div>',
  )
  expect(within(dialog).getByText(/Для гостя оставьте атрибут пустым/)).toBeVisible()
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await w.user.click(within(dialog).getByRole('button', { name: 'Скопировать атрибут' }))
  await screen.findByText('Атрибут скопирован')
  expect(written).toHaveBeenCalledWith('data-vitrina-segment="vip-2"')
  written.mockRestore()
})

test('shows a failure when the browser does not copy', async () => {
  const w = await world()
  await regulars(w)
  await w.show('/segments')
  await w.user.click(await screen.findByRole('button', { name: 'Код для сайта: Постоянные' }))
  const refusal = jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValueOnce(new Error('refused'))
  await w.user.click(await screen.findByRole('button', { name: 'Скопировать атрибут' }))
  await screen.findByText(/Браузер не дал скопировать/)
  refusal.mockRestore()
})

describe('the installation of a widget', () => {
  const open = async (w: ScreenWorld) => {
    const { embed_id } = await aWidget(w.server, w.account)
    const shown = await w.show(`/galleries/g/${embed_id}`)
    await w.user.click(await screen.findByRole('tab', { name: 'Установка' }))
    await screen.findByRole('button', { name: 'Скопировать код' })
    return shown
  }

  test('mentions segments in an account with segments', async () => {
    const w = await world()
    await regulars(w)
    const { router } = await open(w)
    await w.user.click(
      await within(screen.getByRole('tabpanel')).findByRole('link', { name: 'Сегменты' }),
    )
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/segments')
    })
  })

  test('does not mention segments in an account without segments', async () => {
    const w = await world()
    await open(w)
    expect(screen.queryByText(/data-vitrina-segment/)).not.toBeInTheDocument()
  })
})
