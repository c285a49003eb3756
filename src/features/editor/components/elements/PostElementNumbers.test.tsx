import { screen } from '@testing-library/react'
import type { Locale } from '@/contract/locale'
import { aPost } from '../../../../../test/server/factories'
import { world } from '../../../../../test/world'

async function aButtonIn(locale: Locale) {
  const w = await world()
  const post = await aPost(w.server, w.account, { text: 'Утро' })
  await w.show(`/${post.id}?tab=action`, { locale })
  const add = locale === 'ru' ? 'Добавить кнопку' : 'Add a button'
  await w.user.click(await screen.findByRole('button', { name: add }))
  const write = async (name: string, value: string) => {
    const field = await screen.findByRole('textbox', { name })
    await w.user.clear(field)
    await w.user.type(field, value)
    await w.user.tab()
    return field
  }
  return { write }
}

test.each([
  ['-15', '345 °'],
  ['400', '40 °'],
])('a turn of %s° is %s', async (typed, shown) => {
  const { write } = await aButtonIn('ru')
  expect(await write('Поворот', typed)).toHaveValue(shown)
})

test.each([
  ['ru', 'Слева', '12,5 %'],
  ['en', 'From left', '12.5 %'],
] as const)('a part of a percent is written as in %s', async (locale, name, shown) => {
  const { write } = await aButtonIn(locale)
  expect(await write(name, '12.5')).toHaveValue(shown)
})
