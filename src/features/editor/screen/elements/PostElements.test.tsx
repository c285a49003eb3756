import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Locale } from '@/contract/locale'
import ru from '../../../../../translations/ru.json'
import en from '../../../../../translations/en.json'
import sharedEn from '../../../../../translations/shared/en.json'
import sharedRu from '../../../../../translations/shared/ru.json'
import { TestDataTransfer } from '../../../../../test/dataTransfer'
import { anAlbum, aPost, aProduct } from '../../../../../test/server/factories'
import { postInfoOf } from '../../../../../test/server/postInfoOf'
import { world } from '../../../../../test/world'
import { WALKED_LOCALES } from '../../../../../test/depth'

const TEXTS = { ru: { ...ru, ...sharedRu }, en: { ...en, ...sharedEn } }
const PERCENT = { ru: '12,5 %', en: '12.5 %' }
type TextId = keyof (typeof TEXTS)['ru']

/** A shop with a mug, an album and a post, open in the editor. */
async function shop(locale: Locale = 'ru', facts: { post_type?: 'review' } = {}) {
  const w = await world()
  await aProduct(w.server, w.account)
  await anAlbum(w.server, w.account, 'Кухня')
  const post = await aPost(w.server, w.account, { text: 'Утро', ...facts })
  const t = (id: TextId) => TEXTS[locale][id]
  await w.show(`/${post.id}`, { locale })
  await screen.findByRole('textbox', { name: t('editor.label_text') })
  const openTab = async (tab: 'post' | 'links' | 'text' | 'interaction' | 'action') =>
    w.user.click(screen.getByRole('tab', { name: t(`tabs.label_${tab}`) }))
  const press = async (id: TextId) =>
    w.user.click(await screen.findByRole('button', { name: t(id) }))
  const write = async (id: TextId, words: string) => {
    const field = await screen.findByRole('textbox', { name: t(id) })
    field.focus()
    fireEvent.change(field, { target: { value: words } })
  }
  const chooseAlbum = async () => {
    await w.user.click(screen.getByRole('combobox', { name: t('albums.label_picker') }))
    await w.user.click(await screen.findByRole('option', { name: 'Кухня' }))
  }
  const stored = () => postInfoOf(w.server, w.account, post.id)
  const frame = () => screen.getByRole('application', { name: t('editor.label_frame') })
  return { ...w, t, chooseAlbum, openTab, press, write, stored, frame }
}

const rows = () =>
  screen
    .queryAllByRole('button', { pressed: true })
    .concat(screen.queryAllByRole('button', { pressed: false }))
    .filter((button) => 'row' in button.dataset)
const row = (name: string | RegExp) => screen.getByRole('button', { name })

describe.each(WALKED_LOCALES)('in %s', (locale) => {
  test('saves an incomplete element in a draft, and focuses its field instead of publishing', async () => {
    const s = await shop(locale)
    await s.chooseAlbum()
    await s.openTab('interaction')
    await s.press('elements.action_add-question')
    await s.openTab('post')
    await s.press('common.action_save')
    await screen.findByText(s.t('editor.text_saved'))
    expect((await s.stored()).media[0]?.interactions).toMatchObject([{ caption: '' }])

    await s.press('editor.action_publish')
    expect(await screen.findByText(s.t('editor.error_unfinished'))).toBeInTheDocument()
    expect(await screen.findByText(s.t('fill-caption'))).toBeInTheDocument()
    await waitFor(() => {
      expect(screen.getByRole('textbox', { name: s.t('elements.label_caption') })).toHaveFocus()
    })
    await s.write('elements.label_caption', 'Что приготовили?')
    await s.openTab('action')
    await s.press('elements.action_add-button')
    await s.press('editor.action_publish')
    await waitFor(() => {
      expect(
        screen.getByRole('textbox', { name: s.t('elements.label_action-link') }),
      ).toHaveAccessibleDescription(s.t('wrong-action-link'))
    })
    await s.write('elements.label_action-link', 'tel:+78001234567')
    await s.press('editor.action_publish')
    await screen.findByText(s.t('editor.text_published'))
  })

  test('normalizes a rotation to 0–359°, and formats fractions of a percent by locale', async () => {
    const s = await shop(locale)
    await s.openTab('action')
    await s.press('elements.action_add-button')
    const field = (id: TextId) => screen.findByRole('textbox', { name: s.t(id) })
    for (const [turn, shown] of [
      ['-15', '345 °'],
      ['400', '40 °'],
    ] as const) {
      await s.write('elements.label_rotate', turn)
      await s.user.tab()
      expect(await field('elements.label_rotate')).toHaveValue(shown)
    }
    const left = await field('editor.label_from-left')
    await s.user.clear(left)
    await s.user.type(left, '12.5')
    await s.user.tab()
    expect(left).toHaveValue(PERCENT[locale])
  })

  test('explains why an element cannot be copied, pasted or removed', async () => {
    const s = await shop(locale)
    const copy = () => fireEvent.copy(s.frame(), { clipboardData: new TestDataTransfer() })
    const message = async (id: TextId) => screen.findByText(s.t(id))
    copy()
    await message('clipboard.error_background-image')

    await s.openTab('links')
    await s.user.click(await screen.findByRole('combobox', { name: s.t('products.label_search') }))
    await s.user.click(await screen.findByRole('option', { name: /Кружка/ }))
    copy()
    await message('clipboard.error_product-marks')
    await s.user.click(
      await screen.findByRole('switch', {
        name: new RegExp(s.t('elements.label_image-on-square')),
      }),
    )
    await waitFor(() => {
      expect(rows()).toHaveLength(2)
    })
    await s.user.click(rows()[1]!)
    copy()
    await message('clipboard.error_image-markup')
    fireEvent.keyDown(s.frame(), { key: 'Delete' })
    await message('clipboard.error_remove-image-markup')

    await s.openTab('text')
    await s.press('elements.action_add-text')
    copy()
    await message('clipboard.error_empty-text')

    await s.openTab('action')
    await s.press('elements.action_add-button')
    await s.user.click(
      await screen.findByRole('radio', { name: s.t('elements.kind_disabledProductLink') }),
    )
    copy()
    await message('clipboard.error_product-widget')

    await s.openTab('interaction')
    await s.press('elements.action_add-poll')
    copy()
    fireEvent.paste(s.frame(), { clipboardData: new TestDataTransfer() })
    await message('interaction-exists')
  })
})

test('pastes elements beside the originals, onto another frame, and as text from other programs', async () => {
  const s = await shop()
  await s.openTab('text')
  await s.press('elements.action_add-text')
  await s.user.paste('Новинка')
  await s.user.keyboard('{Escape}')
  const clipboardData = new TestDataTransfer()
  fireEvent.copy(s.frame(), { clipboardData })
  fireEvent.paste(s.frame(), { clipboardData })
  expect(rows()).toHaveLength(2)
  await s.user.click(screen.getByRole('radio', { name: 'История' }))
  expect(rows()).toHaveLength(0)
  fireEvent.paste(s.frame(), { clipboardData })
  expect(rows()).toHaveLength(1)
  await s.press('common.action_save')
  await screen.findByText('Пост сохранён')
  expect((await s.stored()).media[0]?.textStickers.map(({ view, x }) => [view, x])).toEqual([
    ['square', 10],
    ['square', 13],
    ['story', 10],
  ])

  // A text that was copied in another program becomes a text on the frame.
  clipboardData.clear()
  clipboardData.setData('text/plain', 'Скидка 20 %')
  fireEvent.paste(s.frame(), { clipboardData })
  expect(rows().map((button) => button.getAttribute('aria-label'))).toEqual([
    'Надпись: Скидка 20 %',
    'Надпись: Новинка',
  ])
})

test('allows changes of a poll after a save, and locks its text once it is published', async () => {
  const s = await shop()
  await s.chooseAlbum()
  await s.openTab('interaction')
  await s.press('elements.action_add-poll')
  await s.write('elements.label_caption', 'Берём?')
  await s.press('common.action_save')
  await screen.findByText('Пост сохранён')
  await s.write('elements.label_caption', 'Берём две?')
  await s.press('editor.action_publish')
  await screen.findByText('Пост опубликован')
  expect((await s.stored()).media[0]?.interactions).toMatchObject([{ caption: 'Берём две?' }])
  expect(screen.getByRole('textbox', { name: 'Вопрос покупателям' })).toHaveAttribute('readonly')
  expect(screen.getByRole('textbox', { name: 'Ответ 1' })).toHaveAttribute('readonly')
  expect(screen.getByLabelText('Цвет фона')).toBeEnabled()
  expect(screen.getByText(/Покупатели уже могли ответить/)).toBeInTheDocument()
  expect(screen.queryByText('Есть изменения')).not.toBeInTheDocument()
})

test('completes a URL without a scheme when its field loses the focus and on save', async () => {
  const s = await shop()
  await s.openTab('action')
  await s.press('elements.action_add-button')
  await s.write('elements.label_action-link', 'shop.test/sale')
  await s.user.tab()
  const link = screen.getByRole('textbox', { name: 'Куда ведёт' })
  expect(link).toHaveValue('https://shop.test/sale')
  await s.write('elements.label_action-link', 'shop.test/new')
  fireEvent.keyDown(link, { code: 'KeyS', ctrlKey: true })
  await screen.findByText('Пост сохранён')
  expect(link).toHaveValue('https://shop.test/new')
  expect(screen.queryByText('Есть изменения')).not.toBeInTheDocument()
  expect((await s.stored()).media[0]?.callToActions).toMatchObject([
    { link: 'https://shop.test/new' },
  ])
})

test('hides and locks several elements, which then cannot be moved', async () => {
  const s = await shop()
  await s.openTab('text')
  for (const words of ['Раз', 'Два']) {
    await s.press('elements.action_add-text')
    await s.user.paste(words)
    await s.user.keyboard('{Escape}')
  }
  await s.user.click(row('Надпись: Раз'))
  await s.user.keyboard('{Shift>}')
  await s.user.click(row('Надпись: Два'))
  await s.user.keyboard('{/Shift}')
  const tools = within(screen.getByRole('toolbar', { name: 'Действия с выбранным' }))
  await s.user.click(tools.getByRole('button', { name: 'Скрыть от покупателей' }))
  await s.user.click(tools.getByRole('button', { name: 'Закрепить' }))
  fireEvent.keyDown(s.frame(), { key: 'ArrowRight' })
  await s.press('common.action_save')
  await screen.findByText('Пост сохранён')
  const { textStickers } = (await s.stored()).media[0]!
  expect(textStickers).toMatchObject([
    { text: 'Раз', x: 10, isHidden: true, isLocked: true },
    { text: 'Два', x: 10, isHidden: true, isLocked: true },
  ])
})

test.each(WALKED_LOCALES)(
  'refuses elements in a review, and explains why a pasted text is refused (%s)',
  async (locale) => {
    const s = await shop(locale, { post_type: 'review' })
    const clipboardData = new TestDataTransfer()
    clipboardData.setData('text/plain', 'Скидка 20 %')
    fireEvent.paste(s.frame(), { clipboardData })
    await screen.findByText(s.t('clipboard.error_current-post-format'))
    expect(rows()).toHaveLength(0)
    await s.openTab('text')
    expect(
      await screen.findByRole('button', { name: s.t('elements.action_add-text') }),
    ).toBeDisabled()
    expect(screen.getByText(s.t('elements.hint_not-for-format'))).toBeInTheDocument()
  },
)
