import { screen, waitFor, within } from '@testing-library/react'
import { feedEndpoints } from '@/contract/endpoints/feeds'
import type { CatalogueFeed } from '@/contract/entities/catalogue/feed'
import { FEED_LIMITS } from '@/contract/feedLimits'
import { aFeed } from '../../../../test/server/accountFactories'
import { expectTypedIsKept } from '../../../../test/expectTypedIsKept'
import { brokenServer, refusedWith } from '../../../../test/failures'
import { world, type ScreenWorld } from '../../../../test/world'
import { answerFeeds, LINK, makeFeed, makeOffer, succeeded } from './testing/answeredFeeds'

const feedCard = async () => within(await screen.findByRole('region', { name: 'Каталог товаров' }))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const IN_A_WHILE = '2099-11-02T18:00:00.000Z'

/** The page of an account with these feeds. */
async function open(feeds: CatalogueFeed[], locale: 'ru' | 'en' = 'ru') {
  const w = await world()
  const known = answerFeeds(w, feeds)
  await w.show('/integrations', { locale })
  return { ...w, known, card: locale === 'ru' ? await feedCard() : within(document.body) }
}

async function choose(
  { user }: { user: { click: (element: Element) => Promise<void> } },
  item: string,
) {
  await user.click(button(`Действия с фидом ${LINK}`))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

const STATES: [Partial<CatalogueFeed>, status: string, words: string | RegExp][] = [
  [{ status: 'processing', readAt: null }, 'Читается', 'Скоро начнём'],
  [
    { status: 'processing', progress: { done: 21_000, total: null } },
    'Читается',
    /Прочитано 21\s000 предложений/,
  ],
  [
    { status: 'processing', progress: { done: 21_000, total: 300_000 } },
    'Читается',
    /Перенесено в каталог 21\s000 из 300\s000/,
  ],
  [{ status: 'working', nextReadAt: IN_A_WHILE }, 'Подключено', /Следующее чтение: 2 ноября/],
  [{ status: 'working', nextReadAt: '2020-01-01T00:00:00.000Z' }, 'Подключено', /^Скоро проч/],
  [{ status: 'failed', nextReadAt: IN_A_WHILE }, 'Не читается', /Попробуем снова 2 ноября/],
  [{ status: 'review', readAt: null }, 'Ждёт проверки', /Добавлен 1 ноября/],
  [{ status: 'held' }, 'Ждёт решения', /Прочитан 2 ноября.+, в каталоге 1\s250 товаров/],
]

async function enter({ user }: ScreenWorld, field: HTMLElement, link: string) {
  await user.clear(field)
  await user.paste(link)
  await user.keyboard('{Enter}')
}

describe('a feed', () => {
  test('shows the state of the feed', async () => {
    const { card } = await open(
      STATES.map(([state], index) =>
        makeFeed({ ...state, id: index + 1, link: `${LINK}?${index}` }),
      ),
    )
    for (const [index, [, status, words]] of STATES.entries()) {
      const link = card.getByRole('link', { name: `${LINK}?${index}` })
      expect(link).toHaveAttribute('href', `${LINK}?${index}`)
      const feed = within(link.closest('li')!)
      expect(feed.getByText(status)).toBeInTheDocument()
      expect(feed.getByText(words)).toBeInTheDocument()
    }
  })

  test('shows the counts of its last reading, is read again by its menu, and shows when that request fails', async () => {
    const changes = { created: 12, changed: 3, unchanged: 1235, gone: 5 }
    const w = await open([makeFeed({ changes, rejectedCount: 2 })])
    expect(w.card.getByLabelText('Последнее чтение')).toHaveTextContent(
      /^Новые12Изменились3Без изменений1\s235Исчезли5Отклонены2$/,
    )
    const mend = w.answer(feedEndpoints.readFeed, { id: 1 }, brokenServer)
    await choose(w, 'Прочитать сейчас')
    await screen.findByText(/сервер недоступен/)
    // Waits until the list has been requested again.
    await waitFor(() => {
      expect(w.known.asked).toBe(2)
    })
    mend()
    w.answer(feedEndpoints.readFeed, { id: 1 }, () =>
      succeeded({ feed: makeFeed({ status: 'processing' }) }),
    )
    await choose(w, 'Прочитать сейчас')
    await w.card.findByText('Читается')
    // No request is possible during a reading.
    await w.user.click(button(`Действия с фидом ${LINK}`))
    await screen.findByRole('menuitem', { name: 'Заменить ссылку' })
    expect(screen.queryByRole('menuitem', { name: 'Прочитать сейчас' })).not.toBeInTheDocument()
  })

  test('shows why its reading failed, and is read again by a button', async () => {
    const problem = 'Магазин ответил 404. Проверьте ссылку'
    const w = await open([makeFeed({ status: 'failed', problem, nextReadAt: IN_A_WHILE })])
    expect(w.card.getByText(problem)).toBeInTheDocument()
    w.answer(feedEndpoints.readFeed, { id: 1 }, () =>
      succeeded({ feed: makeFeed({ status: 'processing' }) }),
    )
    await w.user.click(button('Прочитать ещё раз'))
    await w.card.findByText('Читается')
    expect(w.card.queryByText(problem)).not.toBeInTheDocument()
  })
})

describe('the review of a new feed', () => {
  const sample = [
    makeOffer({ imageUrl: '/media/vase.jpg' }),
    makeOffer({ article: 'MG-7', name: 'Кружка', price: null, inStock: false, category: [] }),
  ]
  const inReview = makeFeed({ status: 'review', readAt: null, sample, rejectedCount: 3 })

  test('shows the first products, which one press accepts', async () => {
    const w = await open([inReview])
    const table = within(w.card.getByRole('table', { name: 'Первые товары фида' }))
    const [, vase, mug] = table.getAllByRole('row')
    expect(vase).toHaveTextContent(/Ваза «Капля»ДымкаVZ-1Дом › ВазыВ наличии1\s290\s₽/)
    expect(mug).toHaveTextContent(/MG-7—Нет в наличиинет цены/)
    expect(table.getByRole('link', { name: 'Кружка' })).toHaveAttribute(
      'href',
      'https://shop.test/vz-1',
    )
    expect(w.card.getByText(/1\s250 его товаров появятся в каталоге/)).toBeInTheDocument()
    expect(w.card.getByText('Среди показанных: 1 без цены, 1 без фото.')).toBeInTheDocument()
    expect(w.card.getByLabelText('Последнее чтение')).toHaveTextContent(
      /^Товаров в фиде1\s250Отклонены3$/,
    )
    w.answer(feedEndpoints.acceptFeed, { id: 1 }, () =>
      succeeded({ feed: makeFeed({ status: 'processing', readAt: null }) }),
    )
    button('Принять').focus()
    await w.user.keyboard('{Enter}')
    await w.card.findByText('Читается')
    expect(w.card.queryByRole('table')).not.toBeInTheDocument()
    expect(w.card.getByRole('listitem')).toHaveFocus()
  })

  test('shows the products lost by a replaced link, in English too', async () => {
    await open([{ ...inReview, loss: { total: 1250, gone: 900 } }], 'en')
    const table = within(await screen.findByRole('table', { name: 'First products of the feed' }))
    expect(table.getByText('no price')).toBeInTheDocument()
    screen.getByText('Of those shown: 1 without a price, 1 without a picture.')
    expect(screen.getByText('Waits for review')).toBeInTheDocument()
    expect(screen.getByText('Of 1,250 products 900 will be gone')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Accept anyway' })).toBeInTheDocument()
  })
})

describe('a feed that lost most of its products', () => {
  const held = makeFeed({ status: 'held', loss: { total: 1250, gone: 900 } })

  test('is accepted after a confirmation', async () => {
    const w = await open([held])
    w.card.getByText(/Из 1\s250 товаров 900 исчезнут/)
    await w.user.click(button('Принять всё равно'))
    const dialog = await screen.findByRole('dialog', { name: /900 исчезнут/ })
    expect(dialog).toHaveTextContent(/отметки в постах.+замены.+останутся/)
    await w.user.click(within(dialog).getByRole('button', { name: 'Отмена' }))
    await waitFor(() => {
      expect(dialog).not.toBeInTheDocument()
    })
    w.answer(feedEndpoints.acceptFeed, { id: 1 }, () => succeeded({ feed: makeFeed() }))
    await w.user.click(button('Принять всё равно'))
    const again = await screen.findByRole('dialog', { name: /900 исчезнут/ })
    await w.user.click(within(again).getByRole('button', { name: 'Принять всё равно' }))
    await w.card.findByText('Подключено')
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
  })

  test('is accepted with the figures that were shown, even if the feed was read again meanwhile', async () => {
    const w = await world()
    const shown = { gone: 900, total: 1250 }
    const { id } = await aFeed(w.server, w.account, { status: 'held' })
    const feeds = w.server.db.updateTable('catalogue_feed').where('id', '=', id)
    await feeds.set({ loss: JSON.stringify(shown) }).execute()
    await w.show('/integrations')
    await w.user.click(await screen.findByRole('button', { name: 'Принять всё равно' }))
    const dialog = await screen.findByRole('dialog', { name: /900 исчезнут/ })
    await feeds.set({ loss: JSON.stringify({ ...shown, gone: 1249 }) }).execute()
    await w.user.click(within(dialog).getByRole('button', { name: 'Принять всё равно' }))
    await screen.findByText('Читается')
    const { loss } = await w.server.db
      .selectFrom('catalogue_feed')
      .select('loss')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(loss ?? '')).toEqual(shown)
  })

  test('with a replaced link is accepted with the first products and the figures that were shown', async () => {
    const w = await world()
    const { id } = await aFeed(w.server, w.account, { status: 'review' })
    const shown = JSON.stringify({ gone: 900, total: 1250 })
    const feeds = w.server.db.updateTable('catalogue_feed').where('id', '=', id)
    await feeds.set({ loss: shown, sample: JSON.stringify([makeOffer()]) }).execute()
    await w.show('/integrations')
    await w.user.click(await screen.findByRole('button', { name: 'Принять всё равно' }))
    await screen.findByText('Читается')
    const accepted = await w.server.db
      .selectFrom('catalogue_feed')
      .select(['status', 'is_loss_accepted', 'loss'])
      .executeTakeFirstOrThrow()
    expect(accepted).toEqual({ status: 'working', is_loss_accepted: 1, loss: shown })
  })

  test('can be read again instead of being accepted', async () => {
    const w = await open([held])
    w.answer(feedEndpoints.readFeed, { id: 1 }, () =>
      succeeded({ feed: makeFeed({ status: 'processing' }) }),
    )
    await w.user.click(button('Прочитать ещё раз'))
    await w.card.findByText('Читается')
  })

  test('shows a refusal and the new state when another user has accepted the feed meanwhile', async () => {
    const w = await open([held])
    await w.user.click(button('Принять всё равно'))
    const dialog = await screen.findByRole('dialog', { name: /900 исчезнут/ })
    w.known.feeds = [makeFeed()]
    w.answer(feedEndpoints.acceptFeed, { id: 1 }, refusedWith({ code: 'x' }, 'Фид уже принят'))
    await w.user.click(within(dialog).getByRole('button', { name: 'Принять всё равно' }))
    await screen.findByText('Фид уже принят')
    await w.card.findByText('Подключено')
    await waitFor(() => {
      expect(dialog).not.toBeInTheDocument()
    })
  })
})

describe('links of feeds', () => {
  test('adds another feed in a dialog, keeps the typed link on Escape, and shows a refusal at the field', async () => {
    const w = await open([makeFeed()])
    const mend = w.answer(
      feedEndpoints.createFeed,
      {},
      refusedWith({ code: 'feed-known', field: 'link' }, 'Этот фид уже подключён'),
    )
    await w.user.click(button('Добавить фид'))
    const first = within(await screen.findByRole('dialog')).getByLabelText('Ссылка на фид')
    await w.user.type(first, 'ф')
    await expectTypedIsKept(w.user, first, 'ф')

    await w.user.click(button('Добавить фид'))
    const dialog = await screen.findByRole('dialog', { name: 'Ещё один фид' })
    const field = within(dialog).getByLabelText('Ссылка на фид')
    await enter(w, field, 'мой фид')
    expect(field).toHaveAccessibleDescription(/Введите корректную ссылку/)
    await enter(w, field, LINK)
    await waitFor(() => {
      expect(field).toHaveAccessibleDescription(/Этот фид уже подключён/)
    })
    mend()
    const other = makeFeed({ id: 2, link: 'https://shop.test/other.xml', status: 'processing' })
    w.answer(feedEndpoints.createFeed, {}, () => succeeded({ feed: other }))
    await enter(w, field, 'shop.test/other.xml')
    await w.card.findByRole('link', { name: 'https://shop.test/other.xml' })
    await screen.findByText('Фид отправлен на проверку')
    expect(
      within(w.card.getByRole('list', { name: 'Фиды' })).getAllByRole('listitem'),
    ).toHaveLength(2)
    await waitFor(() => {
      expect(dialog).not.toBeInTheDocument()
    })
  })

  test('replaces a link in place', async () => {
    const w = await open([makeFeed()])
    await choose(w, 'Заменить ссылку')
    const dialog = await screen.findByRole('dialog', { name: 'Новая ссылка на фид' })
    const field = within(dialog).getByLabelText('Ссылка на фид')
    expect(field).toHaveValue(LINK)
    const link = 'https://shop.test/new.xml'
    w.answer(feedEndpoints.createFeed, {}, () =>
      succeeded({ feed: makeFeed({ link, status: 'processing' }) }),
    )
    await enter(w, field, link)
    await w.card.findByRole('link', { name: link })
    expect(w.card.queryByRole('link', { name: LINK })).not.toBeInTheDocument()
  })

  test('offers no further feed at the limit', async () => {
    const feeds = Array.from({ length: FEED_LIMITS.feeds }, (_, id) => makeFeed({ id: id + 1 }))
    const { card } = await open(feeds)
    expect(card.getByText(/^Подключено 5 фидов, больше нельзя/)).toBeInTheDocument()
    expect(card.queryByRole('button', { name: 'Добавить фид' })).not.toBeInTheDocument()
  })

  test('disconnects a feed after a confirmation that names the effect on its products', async () => {
    const w = await open([makeFeed()])
    await choose(w, 'Отключить')
    const dialog = await screen.findByRole('dialog', { name: 'Отключить фид?' })
    expect(dialog).toHaveTextContent(/отметки в постах.+замены.+останутся.+Остальные удалятся/)
    w.answer(feedEndpoints.deleteFeed, { id: 1 }, () => succeeded({ id: 1 }))
    await w.user.click(within(dialog).getByRole('button', { name: 'Отключить' }))
    await screen.findByText('Фид отключён')
    expect(w.card.queryByRole('link', { name: LINK })).not.toBeInTheDocument()
    expect(w.card.getByLabelText('Ссылка на фид')).toBeInTheDocument()
  })
})

test('downloads rejected products with lines and reasons, where formulas are escaped', async () => {
  const w = await open([makeFeed({ rejectedCount: 12_000 })])
  w.answer(feedEndpoints.listRejectedOffers, { id: 1 }, () =>
    succeeded({
      rejected: [
        { line: 12, article: '=HYPERLINK("x")', reason: 'no-link' },
        { line: 70, article: null, reason: 'no-id' },
      ],
    }),
  )
  expect(w.card.getByText(/В файле будут первые 10\s000/)).toBeInTheDocument()
  await w.user.click(button(/^Скачать отклонённые \(12\s000\)$/))
  await waitFor(() => {
    expect(w.saved).toHaveLength(1)
  })
  expect(w.saved[0]).toEqual({
    name: 'rejected_1.csv',
    content:
      '\uFEFFСтрока;ID в фиде;Причина\r\n' +
      '12;"\'=HYPERLINK(""x"")";Нет ссылки на товар\r\n' +
      '70;;Нет идентификатора\r\n',
  })
})

test('shows the states without actions to a person who cannot manage the catalogue', async () => {
  const w = await world()
  answerFeeds(w, [
    makeFeed({ status: 'review', sample: [makeOffer()], rejectedCount: 3 }),
    makeFeed({ id: 2, status: 'held', loss: { total: 10, gone: 9 } }),
    makeFeed({ id: 3, status: 'failed', problem: 'Магазин не отвечает' }),
  ])
  await w.server.db
    .deleteFrom('team_role_permission')
    .where('permission', '=', 'MANAGE_FEED')
    .execute()
  await w.show('/integrations', { as: 'administrator' })
  const card = await feedCard()
  expect(card.getByText('Ждёт проверки')).toBeInTheDocument()
  expect(card.getByText('Магазин не отвечает')).toBeInTheDocument()
  expect(card.getByText(/может только тот, у кого есть право/)).toBeInTheDocument()
  expect(card.queryByRole('button')).not.toBeInTheDocument()
  expect(card.queryByRole('textbox')).not.toBeInTheDocument()
})
