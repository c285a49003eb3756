import { fireEvent, screen, within } from '@testing-library/react'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { refusedWith } from '../../../../../test/failures'
import { aPost, type TestRole } from '../../../../../test/server/factories'
import { world } from '../../../../../test/world'

async function shop(ads_marker: string | null = null) {
  const w = await world()
  const post = await aPost(w.server, w.account, { text: 'Утро', ads_marker })
  const stored = async () => {
    const row = await w.server.db
      .selectFrom('post')
      .select('ads_marker')
      .where('id', '=', post.id)
      .executeTakeFirstOrThrow()
    return row.ads_marker === null ? null : (JSON.parse(row.ads_marker) as unknown)
  }
  const open = async (as: TestRole = 'owner') => {
    await w.show(`/${post.id}`, { as })
    await screen.findByDisplayValue('Утро')
  }
  return { ...w, stored, open }
}

const LABEL = JSON.stringify({
  id: 0,
  isEnabled: true,
  info: { erid: '2Vtz', advertiser: 'ООО «Ромашка»', inn: '7700000000', note: '18+' },
  customization: { color: '#ffffff', backgroundColor: '#000000' },
})

const field = (name: string) => screen.getByRole('textbox', { name })
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const button = (name: string) => screen.getByRole('button', { name })
const toggle = () => screen.getByRole('switch', { name: /^Это реклама/ })
const preview = () => screen.getByRole('figure', { name: 'Так пометку увидят покупатели' })

test('marks a post as an advertisement, previews the label and saves it', async () => {
  const s = await shop()
  await s.open()
  await s.user.click(toggle())
  await screen.findByRole('textbox', { name: 'erid' })
  write('erid', '2VtzqwErid')
  write('Рекламодатель', 'ООО «Ромашка»')
  write('ИНН', '7700000000')
  write('Примечание', '18+')
  fireEvent.change(screen.getByLabelText('Цвет текста'), { target: { value: '#ffffff' } })
  fireEvent.change(screen.getByLabelText('Цвет фона'), { target: { value: '#112233' } })

  expect(preview()).toHaveTextContent('Реклама ООО «Ромашка», ИНН 7700000000, erid: 2VtzqwErid18+')
  expect(within(preview()).getByText(/Ромашка/)).toHaveStyle({
    color: 'rgb(255, 255, 255)',
    backgroundColor: 'rgb(17, 34, 51)',
  })
  await s.user.click(button('Сохранить'))
  await screen.findByText('Пост сохранён')
  expect(await s.stored()).toEqual({
    id: 0,
    isEnabled: true,
    info: {
      erid: '2VtzqwErid',
      advertiser: 'ООО «Ромашка»',
      inn: '7700000000',
      note: '18+',
    },
    customization: { color: '#ffffff', backgroundColor: '#112233' },
  })
  expect(screen.queryByText('Есть изменения')).not.toBeInTheDocument()
})

test('shows missing fields of the label on a save, and removes each error when it is corrected', async () => {
  const s = await shop()
  await s.open()
  await s.user.click(toggle())
  await s.user.click(button('Сохранить'))
  const words = 'Заполните рекламную маркировку: erid, рекламодателя и ИНН'
  expect(field('erid')).toHaveFocus()
  expect(field('erid')).toHaveAccessibleDescription(expect.stringContaining(words))
  for (const name of ['Рекламодатель', 'ИНН']) expect(field(name)).toBeInvalid()
  write('erid', '2Vtz')
  expect(field('erid')).toBeValid()
  expect(field('erid')).toHaveFocus()

  write('Рекламодатель', '   ')
  write('ИНН', '7700000000')
  expect(preview()).toHaveTextContent('Реклама ИНН 7700000000, erid: 2Vtz')
  await s.user.click(button('Сохранить'))
  expect(field('Рекламодатель')).toHaveFocus()
  expect(screen.getByText('Здесь только пробелы')).toBeInTheDocument()
  expect(await s.stored()).toBeNull()

  write('Рекламодатель', 'ООО')
  expect(screen.queryByText('Здесь только пробелы')).not.toBeInTheDocument()
  await s.user.click(button('Сохранить'))
  await screen.findByText('Пост сохранён')
})

test('shows a refusal of the back office', async () => {
  const s = await shop(LABEL)
  await s.open()
  const error = {
    code: 'only-spaces-error',
    field: 'adsMarker.info.inn',
    message: 'Только пробелы',
  }
  s.answer(postEditingEndpoints.savePost, {}, refusedWith(error, 'Только пробелы'))
  write('ИНН', '1')
  await s.user.click(button('Сохранить'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Только пробелы')
})

test('undoes one field at a time, and the label as a whole', async () => {
  const s = await shop()
  await s.open()
  await s.user.click(toggle())
  await s.user.click(field('erid'))
  await s.user.paste('2Vtz')
  await s.user.click(button('Отменить'))
  expect(field('erid')).toHaveValue('')
  await s.user.click(button('Отменить'))
  expect(toggle()).not.toBeChecked()
  expect(screen.queryByRole('textbox', { name: 'erid' })).not.toBeInTheDocument()
  expect(screen.queryByText('Есть изменения')).not.toBeInTheDocument()
})

test('shows the label to an observer, who cannot change it', async () => {
  const s = await shop(LABEL)
  await s.open('observer')
  expect(toggle()).toBeDisabled()
  expect(field('erid')).toHaveValue('2Vtz')
  for (const name of ['erid', 'Рекламодатель', 'ИНН', 'Примечание']) {
    expect(field(name)).toHaveAttribute('readonly')
  }
  expect(screen.getByLabelText('Цвет фона')).toBeDisabled()
  expect(preview()).toHaveTextContent('ООО «Ромашка»')
})
