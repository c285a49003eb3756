/** @jest-environment-options {"timeZone": "Europe/Berlin"} */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { anAlbum, aPost, type TestRole } from '../../../../../test/server/factories'
import { world } from '../../../../../test/world'
import { carryOutSchedule } from '../../../../../server/jobs/startSchedule'

async function shop({ isPublished = false } = {}) {
  const w = await world()
  const album = await anAlbum(w.server, w.account, 'Кухня')
  const post = await aPost(w.server, w.account, {
    text: 'Утро',
    albums: [album],
    is_published: isPublished ? 1 : 0,
  })
  const change = (times: { publish_time?: number; unpublish_time?: number }) =>
    w.server.db
      .updateTable('post')
      .set({ is_enabled_scheduler: 1, ...times })
      .where('id', '=', post.id)
      .execute()
  const stored = () =>
    w.server.db
      .selectFrom('post')
      .select(['is_published', 'is_enabled_scheduler', 'publish_time', 'unpublish_time'])
      .where('id', '=', post.id)
      .executeTakeFirstOrThrow()
  const open = async (as: TestRole = 'owner') => {
    const shown = await w.show(`/${post.id}`, { as })
    await screen.findByRole('textbox', { name: 'Текст поста' })
    return shown
  }
  /** Switches the schedule on and waits for its fields. */
  const turnOn = async () => {
    await w.user.click(toggle())
    await screen.findByLabelText('Когда снять с публикации')
  }
  return { ...w, post, change, stored, open, turnOn }
}

const button = (name: string) => screen.getByRole('button', { name })
const toggle = () => screen.getByRole('switch', { name: /Менять статус по расписанию/ })
const publishAt = () => screen.getByLabelText('Когда опубликовать')
const unpublishAt = () => screen.getByLabelText('Когда снять с публикации')
const choose = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('schedules a post for a period, locks its status until then, and shows it as published at the time', async () => {
  const s = await shop()
  await s.open()
  await s.turnOn()
  expect(screen.getByText(/Время в вашем часовом поясе/)).toBeInTheDocument()
  expect(button('Опубликовать')).toHaveAttribute('aria-disabled', 'true')
  choose(publishAt(), '01.03.2099 09:30')
  choose(unpublishAt(), '05.03.2099 21:00')
  expect(screen.getByText(/1 марта 2099 г\. в 09:30 \(GMT/)).toBeInTheDocument()
  await s.user.click(button('Сохранить'))
  await screen.findByText('Пост сохранён')
  const stored = await s.stored()
  expect(stored).toEqual({
    is_published: 0,
    is_enabled_scheduler: 1,
    publish_time: new Date('2099-03-01T09:30').getTime(),
    unpublish_time: new Date('2099-03-05T21:00').getTime(),
  })
  s.server.clock.advance(stored.publish_time! - s.server.clock.now())
  await carryOutSchedule(s.server)
  expect(await s.stored()).toMatchObject({ is_published: 1, publish_time: null })
})

test('shows the problem of a time at its field, and unlocks the status when switched off', async () => {
  const s = await shop()
  await s.open()
  await s.turnOn()
  await s.user.click(button('Сохранить'))
  await screen.findByText('Укажите, когда опубликовать пост или снять его с публикации')
  expect(publishAt()).toHaveFocus()
  choose(publishAt(), '01.01.2020 10:00')
  expect(publishAt()).toHaveAccessibleDescription(/Это время уже прошло/)
  choose(publishAt(), '02.01.2099 10:00')
  choose(unpublishAt(), '01.01.2099 10:00')
  expect(unpublishAt()).toHaveAccessibleDescription(/только после времени публикации/)
  await s.user.click(button('Убрать время: Когда снять с публикации'))
  expect(unpublishAt()).toHaveFocus()
  expect(unpublishAt()).toHaveAccessibleDescription(/Необязательно/)
  expect(await s.stored()).toMatchObject({ is_enabled_scheduler: 0 })
  await s.user.click(button('Сохранить'))
  await screen.findByText('Пост сохранён')

  await s.user.click(toggle())
  await s.user.click(button('Опубликовать'))
  await screen.findByText('Пост опубликован')
  expect(await s.stored()).toEqual({
    is_published: 1,
    is_enabled_scheduler: 0,
    publish_time: null,
    unpublish_time: null,
  })
})

test('moves a local time that the clocks skip forward, and uses the first of two equal local times', async () => {
  const s = await shop()
  await s.open()
  await s.turnOn()
  choose(publishAt(), '31.03.2030 02:30')
  expect(publishAt()).toHaveValue('31.03.2030 02:30')
  expect(publishAt()).toHaveAccessibleDescription(
    'В это время часы переводят вперёд, поэтому будет 31 марта 2030 г. в 03:30 (GMT+2)',
  )
  choose(unpublishAt(), '27.10.2030 02:30')
  expect(unpublishAt()).toHaveAccessibleDescription('27 октября 2030 г. в 02:30 (GMT+2)')
  await s.user.click(button('Сохранить'))
  await screen.findByText('Пост сохранён')
  expect(await s.stored()).toMatchObject({
    publish_time: Date.parse('2030-03-31T01:30Z'),
    unpublish_time: Date.parse('2030-10-27T00:30Z'),
  })
})

test('accepts a typed time; keeps an invalid time in its field and refuses to save it', async () => {
  const s = await shop()
  await s.open()
  await s.turnOn()
  expect(publishAt()).toHaveAttribute('placeholder', 'ДД.ММ.ГГГГ ЧЧ:ММ')
  await s.user.click(publishAt())
  await s.user.paste('31.2.2099 9:30')
  expect(publishAt()).not.toBeInvalid()
  await s.user.tab()
  expect(publishAt()).toHaveAccessibleDescription(/Введите дату и время так: 25\.03\.2026 09:30/)
  await s.user.click(button('Сохранить'))
  await waitFor(() => {
    expect(publishAt()).toHaveFocus()
  })
  expect(publishAt()).toBeInvalid()
  expect(await s.stored()).toMatchObject({ is_enabled_scheduler: 0 })

  // The typed text stays after a visit to another tab.
  await s.user.click(screen.getByRole('tab', { name: 'Предпросмотр' }))
  await s.user.click(screen.getByRole('tab', { name: 'Редактор' }))
  expect(publishAt()).toHaveValue('31.2.2099 9:30')
  await s.user.clear(publishAt())
  await s.user.paste('1.3.2099 9:30')
  await s.user.tab()
  expect(publishAt()).toHaveValue('01.03.2099 09:30')
  await s.user.click(button('Сохранить'))
  await screen.findByText('Пост сохранён')
  expect(await s.stored()).toMatchObject({ publish_time: new Date('2099-03-01T09:30').getTime() })
})

test('chooses a time in the calendar by keyboard', async () => {
  const s = await shop()
  await s.open()
  await s.turnOn()
  choose(publishAt(), '01.03.2099 09:30')
  screen.getByRole('button', { name: 'Открыть календарь: Когда опубликовать' }).focus()
  await s.user.keyboard('{Enter}')
  const calendar = within(await screen.findByRole('dialog', { name: /Когда опубликовать/ }))
  const day = await calendar.findByRole('button', { name: '1 марта 2099' })
  await waitFor(() => {
    expect(day).toHaveFocus()
  })
  expect(calendar.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'пн',
    'вт',
    'ср',
    'чт',
    'пт',
    'сб',
    'вс',
  ])
  await s.user.keyboard('{ArrowRight}{Enter}')
  expect(publishAt()).toHaveValue('02.03.2099 09:30')
  await waitFor(() => {
    expect(calendar.getByRole('spinbutton', { name: 'Часы' })).toHaveFocus()
  })
  await s.user.keyboard('1845')
  expect(publishAt()).toHaveValue('02.03.2099 18:45')
  await s.user.click(calendar.getByRole('button', { name: 'Готово' }))
  await waitFor(() => {
    expect(screen.queryByRole('dialog', { name: /Когда опубликовать/ })).not.toBeInTheDocument()
  })
  expect(publishAt()).toHaveAccessibleDescription(/2 марта 2099 г\. в 18:45/)
})

test('schedules only the unpublishing of a published post, and asks before leaving', async () => {
  const s = await shop({ isPublished: true })
  await s.open()
  await s.turnOn()
  expect(screen.queryByLabelText('Когда опубликовать')).not.toBeInTheDocument()
  choose(unpublishAt(), '02.01.2099 10:00')
  expect(screen.getByText('Есть изменения')).toBeInTheDocument()
  await s.user.click(screen.getByRole('link', { name: 'Назад в медиатеку' }))
  await screen.findByRole('dialog', { name: 'Уйти без сохранения?' })
})

test('keeps the unsaved work and the transition that the schedule made before the save', async () => {
  const s = await shop()
  await s.change({ publish_time: s.server.clock.now() })
  await s.open()
  await s.user.type(screen.getByRole('textbox', { name: 'Текст поста' }), '!')
  await carryOutSchedule(s.server)
  await s.user.click(button('Сохранить'))
  await s.user.click(await screen.findByRole('button', { name: 'Сохранить мою версию' }))
  await screen.findByText('Пост сохранён')
  await waitFor(() => {
    expect(toggle()).not.toBeChecked()
  })
  expect(await s.stored()).toMatchObject({ is_published: 1, is_enabled_scheduler: 0 })
})

test('shows the schedule to an observer, who cannot change it', async () => {
  const s = await shop()
  await s.change({
    publish_time: new Date('2099-03-01T09:30').getTime(),
    unpublish_time: new Date('2099-03-05T21:00').getTime(),
  })
  await s.open('observer')
  expect(screen.getByText(/^Будет опубликован 1 марта 2099/)).toBeInTheDocument()
  expect(screen.getByText(/^Будет снят с публикации 5 марта 2099/)).toBeInTheDocument()
  expect(screen.queryByRole('switch', { name: /по расписанию/ })).not.toBeInTheDocument()
})

test('is localized in English', async () => {
  const s = await shop()
  await s.show(`/${s.post.id}`, { locale: 'en' })
  await s.user.click(await screen.findByRole('switch', { name: /Change the status on schedule/ }))
  const publishTime = await screen.findByLabelText('When to publish')
  expect(publishTime).toHaveAttribute('placeholder', 'MM/DD/YYYY HH:MM')
  await s.user.click(publishTime)
  await s.user.paste('3/1/2099 21:30')
  await s.user.click(screen.getByRole('button', { name: 'Open the calendar: When to publish' }))
  expect(publishTime).toHaveValue('03/01/2099 21:30')
  const calendar = within(await screen.findByRole('dialog', { name: /When to publish/ }))
  await calendar.findByRole('button', { name: '1 March 2099' })
  const [first] = calendar.getAllByRole('columnheader')
  expect(first).toHaveTextContent('Su')
  expect(screen.getByText(/Times are in your time zone: Central European/)).toBeInTheDocument()
})

test('undoes the times and the switch one by one with keys, while the switch keeps the focus', async () => {
  const s = await shop()
  await s.open()
  await s.turnOn()
  choose(publishAt(), '01.03.2099 09:30')
  choose(unpublishAt(), '05.03.2099 21:00')
  toggle().focus()
  await s.user.keyboard('{Control>}z{/Control}')
  expect(unpublishAt()).toHaveValue('')
  expect(publishAt()).toHaveValue('01.03.2099 09:30')
  await s.user.keyboard('{Control>}z{/Control}')
  expect(publishAt()).toHaveValue('')
  expect(publishAt()).not.toHaveAccessibleDescription(/2099/)
  await s.user.keyboard('{Control>}z{/Control}')
  expect(toggle()).not.toBeChecked()
  expect(toggle()).toHaveFocus()
  expect(button('Опубликовать')).not.toHaveAttribute('aria-disabled', 'true')
  for (let count = 0; count < 3; count += 1) await s.user.click(button('Повторить'))
  expect(unpublishAt()).toHaveValue('05.03.2099 21:00')
  expect(publishAt()).toHaveValue('01.03.2099 09:30')
})

test('disables days before today for publishing, and days before the publication for unpublishing', async () => {
  const s = await shop()
  await s.open()
  await s.turnOn()
  const openCalendar = async (label: string) => {
    await s.user.click(button(`Открыть календарь: ${label}`))
    return within(await screen.findByRole('dialog'))
  }
  const today = await openCalendar('Когда опубликовать')
  expect(await today.findByRole('button', { name: 'Предыдущий месяц' })).toBeDisabled()
  await s.user.keyboard('{Escape}')
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  choose(publishAt(), '15.03.2099 09:30')
  const later = await openCalendar('Когда снять с публикации')
  expect(await later.findByRole('button', { name: /^14 марта? 2099/ })).toBeDisabled()
  expect(later.getByRole('button', { name: /^15 марта? 2099/ })).toBeEnabled()
})
