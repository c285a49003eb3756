import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { FACEBOOK_RETURN_PATH, META_WEBHOOK_PATH } from '@/contract/addresses'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { brokenServer } from '../../../../../test/failures'
import { aMetaLogin, aProfileOf } from '../../../../../test/server/meta/metaRecords'
import { signInAtMeta } from '../../../../../test/server/meta/metaNetwork'
import { playMeta } from '../../../../../test/server/meta/playMeta'
import { world } from '../../../../../test/world'

const card = async () => within(await screen.findByRole('region', { name: 'Instagram' }))

test("shows the setup steps to the server's operator without an application at Meta", async () => {
  const w = await world()
  await w.show('/integrations')
  const steps = within((await card()).getByRole('list', { name: 'Что сделать владельцу сервера' }))
  expect(steps.getAllByRole('listitem')).toHaveLength(5)
  expect(steps.getByText(`${location.origin}${FACEBOOK_RETURN_PATH}`)).toBeInTheDocument()
  expect(steps.getByText('META_APP_SECRET')).toBeInTheDocument()
  expect(steps.getByText(/только на публичный адрес с https/)).toBeInTheDocument()
  expect((await card()).queryByRole('button')).not.toBeInTheDocument()
})

test('folds the setup steps under a connected profile', async () => {
  const w = await world()
  await w.server.db
    .insertInto('integration')
    .values({
      account_id: w.account.id,
      type: 'facebook',
      name: 'lenglina',
      status: 'working',
      created_at: 0,
    })
    .execute()
  await w.show('/integrations')
  const name = 'Что сделать владельцу сервера'
  const list = (await card()).getByRole('list', { name, hidden: true })
  expect(list).not.toBeVisible()
  await w.user.click((await card()).getByText(name))
  expect(list).toBeVisible()
})

test('signs in at Facebook, returns, and connects one of the profiles', async () => {
  const w = await world()
  const meta = playMeta(w.server)
  await w.show('/integrations')
  await w.user.click((await card()).getByRole('button', { name: 'Войти через Facebook' }))
  await waitFor(() => {
    expect(w.left).toHaveLength(1)
  })
  const facebook = new URL(w.left[0] ?? '')
  expect(facebook.origin).toBe('https://www.facebook.com')

  const query = new URLSearchParams({
    state: facebook.searchParams.get('state') ?? '',
    code: signInAtMeta(meta),
  })
  await fetch(`${FACEBOOK_RETURN_PATH}?${query.toString()}`, { redirect: 'manual' })
  cleanup()
  await w.show('/integrations?facebook=done')
  const profiles = await card()
  await w.user.click(await profiles.findByRole('button', { name: 'Подключить профиль LenGlina' }))
  await screen.findByText('Профиль lenglina подключён')
  expect(profiles.getByText('Подключено')).toBeInTheDocument()
  expect(profiles.queryByText('Какой профиль подключить?')).not.toBeInTheDocument()
  expect(profiles.getByRole('button', { name: 'Подключить ещё профиль' })).toBeInTheDocument()

  await w.user.click(profiles.getByRole('button', { name: 'Отключить профиль lenglina' }))
  const dialog = await screen.findByRole('dialog', { name: 'Отключить «lenglina»?' })
  await w.user.click(within(dialog).getByRole('button', { name: 'Отключить' }))
  await waitFor(() => {
    expect(profiles.queryByText('lenglina')).not.toBeInTheDocument()
  })
})

test('lists the settings that the server lacks for mentions in captions', async () => {
  const w = await world()
  playMeta(w.server)
  await w.show('/integrations', { locale: 'en' })
  expect((await card()).getByText(/only to a public https address/)).toBeInTheDocument()
  cleanup()
  w.server.settings.publicUrl = 'https://shop.test'
  await w.show('/integrations')
  expect((await card()).getByText('META_WEBHOOK_TOKEN')).toBeInTheDocument()
  expect((await card()).getByText(`https://shop.test${META_WEBHOOK_PATH}`)).toBeInTheDocument()
  cleanup()
  w.server.settings.metaWebhookToken = 'word-of-the-webhook'
  await w.show('/integrations')
  expect((await card()).queryByText('META_WEBHOOK_TOKEN')).not.toBeInTheDocument()
  expect((await card()).queryByText(/https/)).not.toBeInTheDocument()
})

test.each([
  ['denied', /Вход через Facebook отменён/],
  ['rights', /разрешения/],
  ['failed', /не получилось/],
])('shows the result %s of the sign-in until it is closed', async (outcome, text) => {
  const w = await world()
  playMeta(w.server)
  const { router } = await w.show(`/integrations?facebook=${outcome}`)
  const alert = await (await card()).findByRole('alert')
  expect(alert).toHaveTextContent(text)
  await w.user.click(within(alert).getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(router.state.location.search).toBe('')
})

test('offers a retry and a cancel when the profiles are unavailable', async () => {
  const w = await world()
  const meta = playMeta(w.server)
  await aMetaLogin(w.server, w.account, meta)
  meta.profiles = []
  await w.show('/integrations')
  const profiles = await card()
  expect(await profiles.findByRole('alert')).toHaveTextContent(/ни одного профессионального/)
  meta.profiles = [{ id: '17', username: 'second', pageName: 'Лавка' }]
  await w.user.click(profiles.getByRole('button', { name: 'Попробовать снова' }))
  await profiles.findByText('@second')
  await w.user.click(profiles.getByRole('button', { name: 'Отмена' }))
  await profiles.findByRole('button', { name: 'Войти через Facebook' })
})

test('shows at the list of profiles that the choice failed, and keeps the list', async () => {
  const w = await world()
  await aMetaLogin(w.server, w.account, playMeta(w.server))
  await w.show('/integrations')
  const profiles = await card()
  w.answer(sourceEndpoints.bindFacebookAccount, {}, brokenServer)
  await w.user.click(await profiles.findByRole('button', { name: 'Подключить профиль LenGlina' }))
  await profiles.findByText(/сервер недоступен/)
  expect(profiles.getByText('@LenGlina')).toBeInTheDocument()
})

test('asks for another sign-in when the token is rejected, in English too', async () => {
  const w = await world()
  const meta = playMeta(w.server)
  const { id } = await aProfileOf(w.server, w.account, meta)
  await w.server.db
    .updateTable('integration')
    .set({ status: 'failed' })
    .where('id', '=', id)
    .execute()
  await w.show('/integrations', { locale: 'en' })
  const profiles = await card()
  expect(profiles.getByText(/no longer accepts the sign-in/)).toBeInTheDocument()
  expect(profiles.getByRole('button', { name: 'Connect another profile' })).toBeInTheDocument()
})

describe('hashtags', () => {
  async function opened(name = 'Хештеги') {
    const w = await world()
    const meta = playMeta(w.server)
    await aProfileOf(w.server, w.account, meta)
    meta.hashtags = [{ id: '1', name: 'глина', media: [] }]
    meta.searched = [{ name: 'ваза', at: w.server.clock.now() }]
    await w.show('/integrations')
    await w.user.click((await card()).getByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Хештеги профиля lenglina' }))
    await dialog.findByLabelText('Новый хештег')
    return { w, meta, dialog }
  }

  test('show how many hashtags count against the limit, and which can be added without counting', async () => {
    const { dialog, meta, w } = await opened()
    expect(dialog.getByRole('status')).toHaveTextContent(
      'Instagram даёт 30 разных хештегов за 7 дней. Потрачен 1, осталось 29. Уже потраченные можно добавить без расхода: #ваза.',
    )
    expect(meta.searched).toHaveLength(1)
    await w.user.type(dialog.getByLabelText('Новый хештег'), '#Глина{Enter}')
    await dialog.findByText('#глина')
    expect(dialog.getByLabelText('Новый хештег')).toHaveValue('')
    expect(dialog.getByRole('status')).toHaveTextContent('Потрачено 2, осталось 28')
    await w.user.click(dialog.getByRole('button', { name: 'Больше не читать #глина' }))
    await waitFor(() => {
      expect(dialog.queryByText('#глина')).not.toBeInTheDocument()
    })
    expect(dialog.getByRole('status')).toHaveTextContent('#глина')
  })

  test('show at the field that a hashtag is invalid, or unknown to Instagram', async () => {
    const { dialog, w } = await opened()
    const field = dialog.getByLabelText('Новый хештег')
    await w.user.type(field, 'два слова{Enter}')
    expect(field).toHaveAccessibleDescription(/только буквы, цифры/)
    await w.user.clear(field)
    await w.user.type(field, 'нетакого{Enter}')
    await waitFor(() => {
      expect(field).toHaveAccessibleDescription(/не знает такого/)
    })
    expect(field).toHaveValue('нетакого')
  })

  test('show that the token was refused instead of the list of hashtags', async () => {
    const w = await world()
    const meta = playMeta(w.server)
    await aProfileOf(w.server, w.account, meta)
    meta.tokens = []
    await w.show('/integrations')
    await w.user.click((await card()).getByRole('button', { name: 'Хештеги' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Войдите ещё раз/)
  })
})
