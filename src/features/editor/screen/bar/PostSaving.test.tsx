import { act, screen, waitFor, within } from '@testing-library/react'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { brokenServer } from '../../../../../test/failures'
import { loseResponses } from '../../../../../test/loseResponses'
import { aPerson } from '../../../../../test/server/factories'
import { postInfoOf } from '../../../../../test/server/postInfoOf'
import { saveMessageCleared } from '@/features/editor/editorSlice'
import { button, changeText, openShop, text } from '@/features/editor/testing/mugPost'

test('shows a server error instead of the success message, and keeps the work', async () => {
  const s = await openShop()
  await s.open()
  changeText('Утро и день')
  const mend = s.answer(postEditingEndpoints.savePost, {}, brokenServer)
  await s.user.click(button('Сохранить'))
  const message = await screen.findByRole('alert')
  expect(message).toHaveTextContent('Ошибка, сервер недоступен')
  mend()
  await s.user.click(button('Сохранить'))
  await screen.findByText('Пост сохранён')
  expect(await s.stored()).toMatchObject({ text: 'Утро и день' })
})

test('does not ask about a version that an earlier press has saved, when its response was lost', async () => {
  const s = await openShop()
  await s.open()
  changeText('Утро и день')
  const find = loseResponses(s, postEditingEndpoints.savePost)
  await s.user.click(button('Сохранить'))
  await screen.findByRole('alert')
  find()
  await s.user.click(button('Сохранить'))
  await screen.findByText('Пост сохранён')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await s.stored()).toMatchObject({ text: 'Утро и день', revision: 2 })
})

describe('when another user saved meanwhile', () => {
  async function conflict() {
    const s = await openShop()
    await s.open()
    changeText('Утро моё')
    await s.savedByOther('Чужое')
    await s.user.click(button('Сохранить'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Пост изменил кто-то другой' }))
    dialog.getByText(/этот пост изменил и сохранил кто-то другой/)
    return { ...s, dialog }
  }

  test('saves the user’s own version', async () => {
    const { dialog, user, stored } = await conflict()
    await user.click(dialog.getByRole('button', { name: 'Сохранить мою версию' }))
    await screen.findByText('Пост сохранён')
    expect(await stored()).toMatchObject({ text: 'Утро моё', revision: 3 })
  })

  test('opens the other user’s version in a new tab, keeps the dialog, and loads that version on request', async () => {
    const { dialog, post, user, stored } = await conflict()
    const link = dialog.getByRole('link', { name: 'Посмотреть в новой вкладке' })
    expect(link).toHaveAttribute('href', expect.stringMatching(new RegExp(`/${post.id}$`)))
    expect(link).toHaveAttribute('target', '_blank')
    await user.click(dialog.getByRole('button', { name: 'Взять чужую версию' }))
    await waitFor(() => {
      expect(text()).toHaveValue('Чужое')
    })
    expect(await stored()).toMatchObject({ text: 'Чужое', revision: 2 })
  })

  test('shows who saved and when, also when it was the user in another tab', async () => {
    const s = await openShop()
    await s.open()
    const post = await postInfoOf(s.server, s.account, s.post.id)
    changeText('Утро моё')
    await s.server.db
      .updateTable('post')
      .set({ text: 'Из другой вкладки', revision: 2 })
      .where('id', '=', post.vitrinaPost.id ?? 0)
      .execute()
    const note = (personId: number | null) =>
      s.server.db
        .insertInto('audit')
        .values({
          account_id: s.account.id,
          person_id: personId,
          action: 'post.save',
          entity: 'post',
          entity_id: `${s.post.id}`,
          at: s.server.clock.now(),
          detail: '{}',
        })
        .execute()
    const conflictSays = async (title: string, ...words: RegExp[]) => {
      await s.user.click(button('Сохранить'))
      const dialog = await screen.findByRole('dialog', { name: title })
      for (const each of words) expect(dialog).toHaveTextContent(each)
      await s.user.keyboard('{Escape}')
    }
    const { id: own } = await s.server.db
      .selectFrom('person')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await note(own)
    await conflictSays(
      'Пост изменён в другой вкладке',
      /Этот пост сохранили вы сами, в другой вкладке или на другом устройстве \(.*\d\d:\d\d/,
    )
    await note(null)
    await conflictSays(
      'Пост изменил кто-то другой',
      /Пока вы работали, пост изменился по расписанию/,
    )
    const other = await aPerson(s.server, s.account, 'editor', 'anna@shop.test')
    await note(other.id)
    await conflictSays(
      'Пост изменил кто-то другой',
      /Пока вы работали, этот пост сохранили/,
      /anna@shop\.test.*\d\d:\d\d/,
    )
  })
})

test('asks before leaving with unsaved changes, and keeps them when the user stays', async () => {
  const s = await openShop()
  const { router } = await s.open()
  changeText('Утро!')
  expect(screen.getByText('Есть изменения')).toBeInTheDocument()
  await s.user.click(screen.getByRole('link', { name: 'Назад в медиатеку' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Уйти без сохранения?' }))
  await s.user.click(dialog.getByRole('button', { name: 'Отмена' }))
  expect(text()).toHaveValue('Утро!')

  await s.user.click(screen.getByRole('link', { name: 'Назад в медиатеку' }))
  await s.user.click(await screen.findByRole('button', { name: 'Уйти' }))
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/')
  })
})

test('saves before leaving, and stays when the save fails', async () => {
  const s = await openShop()
  const { router } = await s.open()
  changeText('Утро!')
  const leave = async () => {
    await s.user.click(screen.getByRole('link', { name: 'Назад в медиатеку' }))
    await s.user.click(await screen.findByRole('button', { name: 'Сохранить и уйти' }))
  }
  const mend = s.answer(postEditingEndpoints.savePost, {}, brokenServer)
  await leave()
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  expect(screen.getByRole('alert')).toHaveTextContent('Ошибка, сервер недоступен')
  expect(text()).toHaveValue('Утро!')
  mend()
  await leave()
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/')
  })
  expect(await s.stored()).toMatchObject({ text: 'Утро!' })
})

test('leaves without a question when nothing changed, and loads the post again at the next visit', async () => {
  const s = await openShop()
  const { router } = await s.open()
  await s.user.click(screen.getByRole('link', { name: 'Назад в медиатеку' }))
  await screen.findByRole('heading', { name: 'Медиатека' })
  await s.savedByOther('Новое')
  await router.navigate(`/${s.post.id}`)
  expect(await screen.findByRole('textbox', { name: 'Текст поста' })).toHaveValue('Новое')
})

test('publishes once on a double click: the button is disabled before it becomes “unpublish”', async () => {
  const s = await openShop({ isInAlbum: true })
  await s.open()
  await s.user.dblClick(button('Опубликовать'))
  await screen.findByText('Пост опубликован')
  expect(button('Снять с публикации')).toHaveAttribute('aria-disabled', 'true')
  await s.user.click(button('Снять с публикации'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await s.stored()).toMatchObject({ is_published: 1 })
})

test('asks before unpublishing, and disables the button for a moment afterwards', async () => {
  const s = await openShop({ isInAlbum: true })
  const { store } = await s.open()
  await s.user.click(button('Опубликовать'))
  await screen.findByText('Пост опубликован')
  act(() => void store.dispatch(saveMessageCleared()))
  await s.user.click(button('Снять с публикации'))
  const question = await screen.findByRole('dialog', { name: 'Снять пост с публикации?' })
  await s.user.click(within(question).getByRole('button', { name: 'Отмена' }))
  expect(await s.stored()).toMatchObject({ is_published: 1 })

  await s.user.click(button('Снять с публикации'))
  const again = await screen.findByRole('dialog', { name: 'Снять пост с публикации?' })
  await s.user.dblClick(within(again).getByRole('button', { name: 'Снять с публикации' }))
  await screen.findByText('Пост сохранён')
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  expect(await s.stored()).toMatchObject({ is_published: 0 })
  expect(button('Опубликовать')).toHaveAttribute('aria-disabled', 'true')
})

describe('a problem that prevents a save or a publication', () => {
  const field = (name: string) => screen.findByRole('textbox', { name })
  const tab = (name: string) => screen.getByRole('tab', { name })

  test('focuses an incomplete element once per attempt, but not an element added later', async () => {
    const s = await openShop({ isInAlbum: true })
    await s.open()
    await s.user.click(tab('Интерактивы'))
    await s.user.click(await screen.findByRole('button', { name: 'Вопрос' }))
    expect(await field('Вопрос покупателям')).toBeValid()
    await s.user.click(tab('Редактор'))
    await s.user.click(button('Опубликовать'))
    // Opening the problem's tab mounts its field, which then gets the focus.
    await waitFor(async () => {
      expect(await field('Вопрос покупателям')).toHaveFocus()
    })
    expect(await field('Вопрос покупателям')).toBeInvalid()

    await s.user.click(tab('Редактор'))
    await s.user.click(tab('Интерактивы'))
    expect(await field('Вопрос покупателям')).toBeInvalid()
    expect(tab('Интерактивы')).toHaveFocus()
    await s.user.click(button('Опубликовать'))
    await waitFor(async () => {
      expect(await field('Вопрос покупателям')).toHaveFocus()
    })

    await s.user.click(button('Опрос'))
    const caption = await field('Вопрос покупателям')
    expect(caption).toHaveValue('')
    expect(caption).toBeValid()
    expect(caption).not.toHaveFocus()
  })

  test('focuses an incomplete advertising label at each attempt, not at each return to the tab of advertising', async () => {
    const s = await openShop()
    await s.open()
    await s.user.click(screen.getByRole('switch', { name: /^Это реклама/ }))
    await s.user.click(tab('Медиа и фон'))
    await s.user.click(button('Сохранить'))
    await waitFor(async () => {
      expect(await field('erid')).toHaveFocus()
    })
    await s.user.click(tab('Медиа и фон'))
    await s.user.click(tab('Редактор'))
    expect(await field('erid')).toBeInvalid()
    expect(tab('Редактор')).toHaveFocus()
  })
})
