import { screen, waitFor, within } from '@testing-library/react'
import { albumEndpoints } from '@/contract/endpoints/albums'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { anAlbum } from '../../../../test/server/factories'
import { brokenServer } from '../../../../test/failures'
import { world, type ScreenWorld } from '../../../../test/world'

const albumsField = (name = 'Альбомы новых постов: Загруженные файлы') =>
  screen.findByRole('combobox', { name })
/** The field, once the albums are loaded. */
async function enabledField() {
  const field = await albumsField()
  await waitFor(() => {
    expect(field).toBeEnabled()
  })
  return field
}
const publication = () => screen.getByRole('switch', { name: /Загруженные файлы|Uploaded files/ })

/** The names of the albums stored for the source of uploads. */
async function stored({ server }: ScreenWorld) {
  const rows = await server.db
    .selectFrom('source_album')
    .innerJoin('source', 'source.id', 'source_album.source_id')
    .innerJoin('album', 'album.id', 'source_album.album_id')
    .where('source.type', '=', 'upload')
    .select('album.name')
    .execute()
  return rows.map(({ name }) => name).sort()
}

async function aSourceWithAlbum(w: ScreenWorld, isAutoPublication: 0 | 1 = 0) {
  const { id: album_id } = await anAlbum(w.server, w.account, 'Кухня')
  const { id: source_id } = await w.server.db
    .updateTable('source')
    .set({ is_auto_publication: isAutoPublication })
    .where('type', '=', 'upload')
    .returning('id')
    .executeTakeFirstOrThrow()
  await w.server.db.insertInto('source_album').values({ source_id, album_id }).execute()
  return { album_id, source_id }
}

test('chooses the albums of a source, also by keyboard, and names the albums at the auto-publication switch', async () => {
  const w = await world()
  const { id } = await anAlbum(w.server, w.account, 'Кухня')
  await w.server.db.updateTable('album').set({ is_default: 1 }).where('id', '=', id).execute()
  await anAlbum(w.server, w.account, '<b>Спальня</b>')
  await w.show('/sources')
  const field = await enabledField()
  expect(publication()).toHaveAccessibleDescription(
    'В альбоме по умолчанию «Кухня» и в его виджетах',
  )
  await w.user.type(field, 'спал')
  await screen.findByRole('option', { name: '<b>Спальня</b>' })
  await w.user.keyboard('{Enter}')
  expect(publication()).toHaveAccessibleDescription('В альбоме «<b>Спальня</b>» и в его виджетах')
  await w.user.type(field, 'кух{Enter}')
  await waitFor(async () => {
    expect(await stored(w)).toEqual(['<b>Спальня</b>', 'Кухня'])
  })
  await screen.findByText('Сохранено')
  await w.user.keyboard('{Escape}')
  await w.user.click(publication())
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    /появятся в альбомах «Кухня» и «<b>Спальня<\/b>» и во всех их виджетах/,
  )
})

test('creates an album in the field of one source and chooses the album only there', async () => {
  const w = await world()
  await w.show('/sources')
  await w.user.type(await enabledField(), 'Осень')
  await w.user.click(await screen.findByRole('option', { name: /Осень/ }))
  await waitFor(async () => {
    expect(await stored(w)).toEqual(['Осень'])
  })
  const rows = within(screen.getByRole('main')).getAllByRole('listitem')
  const named = rows.filter((row) => row.textContent.includes('«Осень»'))
  expect(named).toHaveLength(1)
  expect(named[0]).toHaveTextContent('Загруженные файлы')
})

test('removes an album from a source, and restores it when the save fails', async () => {
  const w = await world()
  const { source_id } = await aSourceWithAlbum(w)
  const mend = w.answer(sourceEndpoints.saveSource, { id: source_id }, brokenServer)
  await w.show('/sources')
  const field = await enabledField()
  field.focus()
  await w.user.keyboard('{Backspace}')
  await screen.findByText(/сервер недоступен/)
  expect(publication()).toHaveAccessibleDescription('В альбоме «Кухня» и в его виджетах')
  mend()
  await w.user.keyboard('{Backspace}')
  await waitFor(async () => {
    expect(await stored(w)).toEqual([])
  })
  expect(publication()).toHaveAccessibleDescription(/^Сначала выберите альбомы/)
})

test('reports an album that another user has deleted, and no longer offers it', async () => {
  const w = await world()
  const { id } = await anAlbum(w.server, w.account, 'Кухня')
  await w.show('/sources')
  await w.user.click(await enabledField())
  const option = await screen.findByRole('option', { name: 'Кухня' })
  await w.server.db.deleteFrom('album').where('id', '=', id).execute()
  await w.user.click(option)
  await screen.findByText(/альбом/i, { selector: '[role=alert] *, [role=status] *' })
  await waitFor(() => {
    expect(screen.queryByText('Кухня')).not.toBeInTheDocument()
  })
  expect(publication()).toHaveAccessibleDescription(/^Сначала выберите альбомы/)
})

test('names the albums in English, and allows changes only to a user who may publish', async () => {
  const w = await world()
  await aSourceWithAlbum(w, 1)
  await w.server.db
    .deleteFrom('team_role_permission')
    .where('permission', '=', 'PUBLISH_POST')
    .execute()
  await w.show('/sources', { as: 'marketer', locale: 'en' })
  expect(await albumsField('Albums of new posts: Uploaded files')).toBeDisabled()
  await screen.findAllByText('Кухня')
  const link = screen.getByRole('combobox', { name: 'Albums of new posts: Added by link' })
  expect(link).toBeEnabled()
})

test('offers a retry when the albums fail to load', async () => {
  const w = await world()
  await aSourceWithAlbum(w)
  const mend = w.answer(albumEndpoints.listAlbums, {}, brokenServer)
  await w.show('/sources')
  const [retry] = await screen.findAllByRole('button', { name: 'Попробовать снова' })
  expect(await albumsField()).toBeDisabled()
  mend()
  await w.user.click(retry!)
  await screen.findAllByText('Кухня')
  await enabledField()
})
