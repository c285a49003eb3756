import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aPost, aProduct, type TestRole } from '../../../../../test/server/factories'
import { world } from '../../../../../test/world'
import { WALKED_LOCALES } from '../../../../../test/depth'
import type { Locale } from '@/contract/locale'

const WORDS = {
  ru: {
    text: 'Текст поста',
    title: 'Восстановить несохранённые изменения?',
    left: /изменения поста, которые вы не сохранили \(последнее: .*20\d\d/,
    outdated: /С тех пор пост сохранили ещё раз/,
    restore: 'Восстановить',
    decline: 'Не нужно',
    undo: 'Отменить',
    save: 'Сохранить',
    saved: 'Пост сохранён',
    unreadable: /сделаны в другой версии кабинета/,
    leftOut: /^1 слайда в посте больше нет: изменения в нём не вернутся/,
  },
  en: {
    text: 'Post text',
    title: 'Restore unsaved changes?',
    left: /unsaved changes to the post \(last edited .*20\d\d/,
    outdated: /The post has been saved again since then/,
    restore: 'Restore',
    decline: 'Discard',
    undo: 'Undo',
    save: 'Save',
    saved: 'Post saved',
    unreadable: /made in another version of Vitrina/,
    leftOut: /^1 slide is no longer in the post/,
  },
}

/** Opens a post in a browser that crashed while the post's text was being changed. */
async function crashed(locale: Locale = 'ru') {
  const w = await world()
  const words = WORDS[locale]
  const post = await aPost(w.server, w.account, {
    text: 'Утро',
    products: [await aProduct(w.server, w.account)],
  })
  const text = () => screen.findByRole('textbox', { name: words.text })
  const open = async (as: TestRole = 'owner') => {
    const shown = await w.show(`/${post.id}`, { as, locale })
    await text()
    return shown
  }
  const stored = () =>
    w.server.db
      .selectFrom('post')
      .select(['text', 'revision'])
      .where('id', '=', post.id)
      .executeTakeFirstOrThrow()
  /** Another user saves the post meanwhile. */
  const savedByOther = () =>
    w.server.db
      .updateTable('post')
      .set((row) => ({ text: 'Чужое', revision: row.eb('revision', '+', 1) }))
      .where('id', '=', post.id)
      .execute()
  const press = async (name: string) => w.user.click(screen.getByRole('button', { name }))
  const offer = async () => within(await screen.findByRole('dialog', { name: words.title }))
  const noOffer = () => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  }

  await open()
  fireEvent.change(await text(), { target: { value: 'Утро моё' } })
  await waitFor(() => {
    expect(JSON.stringify([...w.drafts().values()])).toContain('Утро моё')
  })
  w.crash()
  return { ...w, words, post, text, open, stored, savedByOther, press, offer, noOffer }
}

describe.each(WALKED_LOCALES)('in %s', (locale) => {
  test('offers the work of a crashed browser, restores, undoes and saves it', async () => {
    const s = await crashed(locale)
    await s.open()
    const dialog = await s.offer()
    expect(dialog.getByText(s.words.left)).toBeInTheDocument()
    expect(dialog.queryByText(s.words.outdated)).not.toBeInTheDocument()
    expect(dialog.getByRole('button', { name: s.words.restore })).toHaveFocus()
    await s.user.keyboard('{Enter}')
    expect(await s.text()).toHaveValue('Утро моё')
    await s.press(s.words.undo)
    expect(await s.text()).toHaveValue('Утро')
    await s.user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await waitFor(async () => {
      expect(await s.text()).toHaveValue('Утро моё')
    })
    await s.press(s.words.save)
    await screen.findByText(s.words.saved)
    expect(await s.stored()).toMatchObject({ text: 'Утро моё' })
    await waitFor(() => {
      expect(s.drafts().size).toBe(0)
    })
  })

  test('warns that the post was saved after the draft, and saves the draft over the newer version', async () => {
    const s = await crashed(locale)
    await s.savedByOther()
    await s.open()
    const dialog = await s.offer()
    expect(dialog.getByText(s.words.outdated)).toBeInTheDocument()
    await s.user.click(dialog.getByRole('button', { name: s.words.restore }))
    await s.press(s.words.save)
    await screen.findByText(s.words.saved)
    expect(await s.stored()).toEqual({ text: 'Утро моё', revision: 3 })
  })

  test('removes a declined draft and keeps the stored post', async () => {
    const s = await crashed(locale)
    await s.open()
    await s.user.click((await s.offer()).getByRole('button', { name: s.words.decline }))
    expect(await s.text()).toHaveValue('Утро')
    await waitFor(() => {
      expect(s.drafts().size).toBe(0)
    })
    s.crash()
    await s.open()
    await s.press(s.words.save)
    await screen.findByText(s.words.saved)
    s.noOffer()
  })

  test('leaves out a slide that the post no longer has, with a message', async () => {
    const s = await crashed(locale)
    for (const draft of s.drafts().values()) {
      const { document } = draft as { document: { media: object[] } }
      document.media.push({ id: 404, links: [], squareElements: [], storyElements: [] })
    }
    await s.open()
    const dialog = await s.offer()
    expect(dialog.getByText(s.words.leftOut)).toBeInTheDocument()
    await s.user.click(dialog.getByRole('button', { name: s.words.restore }))
    expect(await s.text()).toHaveValue('Утро моё')
  })

  test('drops an unreadable draft with a message', async () => {
    const s = await crashed(locale)
    for (const draft of s.drafts().values()) Object.assign(draft as object, { schemaVersion: 0 })
    await s.open()
    await screen.findByText(s.words.unreadable)
    s.noOffer()
    expect(s.drafts().size).toBe(0)
  })
})

test('ignores shortcuts while the offer of a draft is shown, and restores the draft when the offer is closed', async () => {
  const s = await crashed()
  await s.open()
  await s.offer()
  await s.user.keyboard('{Control>}s{/Control}')
  expect(await s.stored()).toEqual({ text: 'Утро', revision: 1 })
  expect(screen.getByRole('dialog', { name: s.words.title })).toBeInTheDocument()
  await s.user.keyboard('{Escape}')
  await waitFor(async () => {
    expect(await s.text()).toHaveValue('Утро моё')
  })
})

test('does not offer a draft to another user of the browser, and offers it later to its owner', async () => {
  const s = await crashed()
  await s.open('editor')
  await s.press('Сохранить')
  await screen.findByText('Пост сохранён')
  s.noOffer()
  s.crash()
  await s.open('owner')
  await s.offer()
})

test('removes the draft when the user leaves without saving', async () => {
  const s = await crashed()
  const { router } = await s.open()
  await s.user.click((await s.offer()).getByRole('button', { name: 'Восстановить' }))
  await s.user.click(screen.getByRole('link', { name: 'Назад в медиатеку' }))
  await s.user.click(await screen.findByRole('button', { name: 'Уйти' }))
  await screen.findByRole('heading', { name: 'Медиатека' })
  await waitFor(() => {
    expect(s.drafts().size).toBe(0)
  })
  await router.navigate(`/${s.post.id}`)
  expect(await s.text()).toHaveValue('Утро')
  s.noOffer()
})
