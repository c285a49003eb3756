import { screen, waitFor, within } from '@testing-library/react'
import { comeBack } from '../../../../test/comeBack'
import { runDueJobs, withFeeds } from '../../../../test/server/feeds/feedSite'
import { ymlOf } from '../../../../test/server/feeds/ymlFeed'
import { world } from '../../../../test/world'
import { LINK } from './testing/answeredFeeds'

const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('submits, reads, reviews and accepts a feed, loses products after another review, and disconnects the feed', async () => {
  const w = await world()
  const site = withFeeds(w.server, {
    [LINK]: { content: ymlOf({ id: 'VZ-1', name: 'Ваза' }, 'MG-7', { id: 'NO', name: '' }) },
  })
  await w.show('/integrations')
  const card = within(await screen.findByRole('region', { name: 'Каталог товаров' }))
  await w.user.click(card.getByLabelText('Ссылка на фид'))
  await w.user.paste(LINK)
  await w.user.keyboard('{Enter}')
  await card.findByText('Читается')

  await runDueJobs(w.server)
  comeBack()
  await card.findByText('Ждёт проверки')
  const rows = within(card.getByRole('table')).getAllByRole('row')
  expect(rows).toHaveLength(3)
  expect(rows[1]).toHaveTextContent(/Ваза.*VZ-1Посуда › КружкиВ наличии990\s₽/)
  await w.user.click(button(/^Скачать отклонённые \(1\)/))
  await waitFor(() => {
    expect(w.saved[0]?.content).toMatch(/\r\n\d+;NO;Нет названия\r\n/)
  })

  await w.user.click(button('Принять'))
  await card.findByText('Читается')
  await runDueJobs(w.server)
  comeBack()
  await card.findByText('Подключено')
  expect(card.getByText(/в каталоге 2 товара/)).toBeInTheDocument()
  expect(card.getByLabelText('Последнее чтение')).toHaveTextContent(
    /^Новые2Изменились0Без изменений0Исчезли0Отклонены1$/,
  )

  site.files[LINK] = { content: ymlOf('NEW') }
  await w.user.click(button(`Действия с фидом ${LINK}`))
  await w.user.click(await screen.findByRole('menuitem', { name: 'Прочитать сейчас' }))
  await card.findByText('Читается')
  await runDueJobs(w.server)
  comeBack()
  await card.findByText('Ждёт решения')
  await w.user.click(button('Принять всё равно'))
  const loss = await screen.findByRole('dialog', { name: 'Из 2 товаров 2 исчезнут' })
  await w.user.click(within(loss).getByRole('button', { name: 'Принять всё равно' }))
  await card.findByText('Читается')
  await runDueJobs(w.server)
  comeBack()
  await card.findByText('Подключено')
  expect(card.getByText(/в каталоге 1 товар$/)).toBeInTheDocument()

  site.files[LINK] = { status: 404 }
  await w.user.click(button(`Действия с фидом ${LINK}`))
  await w.user.click(await screen.findByRole('menuitem', { name: 'Прочитать сейчас' }))
  await card.findByText('Читается')
  await runDueJobs(w.server)
  comeBack()
  await card.findByText(/По этой ссылке файла нет/)
  expect(card.getByText('Не читается')).toBeInTheDocument()

  await w.user.click(button(`Действия с фидом ${LINK}`))
  await w.user.click(await screen.findByRole('menuitem', { name: 'Отключить' }))
  const farewell = await screen.findByRole('dialog', { name: 'Отключить фид?' })
  await w.user.click(within(farewell).getByRole('button', { name: 'Отключить' }))
  await screen.findByText('Фид отключён')
  await runDueJobs(w.server)
  expect(await w.server.db.selectFrom('sku').select('article').execute()).toEqual([])
})
