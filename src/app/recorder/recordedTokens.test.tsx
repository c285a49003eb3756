import { screen, waitFor, within } from '@testing-library/react'
import { aProfileOf } from '../../../test/server/meta/metaRecords'
import { playMeta } from '../../../test/server/meta/playMeta'
import { playTelegram } from '../../../test/server/telegram/playTelegram'
import { BOT_TOKEN } from '../../../test/server/telegram/telegramNetwork'
import { VK_TOKEN, vkGroups, withVk } from '../../../test/server/web/vk'
import { world } from '../../../test/world'
import { exportRequest } from './export/downloadSession'
import { makeRecordFile } from './export/makeRecordFile'

const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('keeps tokens of networks out of session records and their files, whichever form sent them', async () => {
  const w = await world()
  const meta = playMeta(w.server)
  await aProfileOf(w.server, w.account, meta)
  const send = async (field: HTMLElement, text: string) => {
    await w.user.click(field)
    await w.user.paste(text)
    await w.user.keyboard('{Enter}')
  }
  withVk(w.server, { administered: vkGroups(1) })
  const { store } = await w.show('/integrations')
  const vk = await region('Группа ВКонтакте')
  const link = `https://oauth.vk.com/blank.html#access_token=${VK_TOKEN}&expires_in=0`
  await send(vk.getByLabelText('Ключ доступа'), link)
  await vk.findByText('Группа 1')
  playTelegram(w.server)
  const bots = await region('Канал Telegram')
  await send(bots.getByLabelText('Ключ бота'), BOT_TOKEN)
  await screen.findByText(/Бот @len_vitrina_bot подключён/)
  // Tokens that were refused must not be in the file either.
  await send(bots.getByLabelText('Ключ бота'), `${BOT_TOKEN}x`)
  await bots.findByText(/Telegram не принимает этот ключ/)

  const profiles = await region('Instagram')
  await w.user.click(profiles.getByRole('button', { name: 'Подключить ещё профиль' }))
  await waitFor(() => {
    expect(w.left).toHaveLength(1)
  })

  const log = store.recorder.log()
  const record = JSON.stringify(log)
  expect(record).toContain('Группа 1')
  expect(record).toContain('len_vitrina_bot')
  const files = [true, false].map((texts) =>
    makeRecordFile(exportRequest(log, store.getState(), texts)),
  )
  const tokens = [VK_TOKEN, BOT_TOKEN, BOT_TOKEN.split(':')[1], meta.tokens[0], meta.app.secret]
  for (const text of [record, ...files]) {
    expect(text).toContain('startFacebookLogin')
    for (const secret of tokens) {
      expect(secret?.length).toBeGreaterThan(10)
      expect(text).not.toContain(secret)
    }
  }
  // The address to which Facebook redirects completes the sign-in.
  const state = new URL(w.left[0] ?? '').searchParams.get('state') ?? ''
  for (const text of files) expect(text).not.toContain(state)
})
