import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { widgetFactsEndpoints } from '@/contract/endpoints/widgets/widgetFacts'
import { SITE_PROBLEMS, type SiteProblemCode } from '@/contract/entities/widgets/siteCheck'
import { successEnvelope } from '@/contract/envelope'
import { installationCode } from '@/contract/widgets/installation/installationCode'
import { WALKED_LOCALES } from '../../../../test/depth'
import { brokenServer, delayedUntil } from '../../../../test/failures'
import { aWidget } from '../../../../test/server/factories'
import { withWeb, type WebPage } from '../../../../test/server/web/webPages'
import { world, type ScreenWorld } from '../../../../test/world'

const PAGE = 'https://shop.test/lookbook'
const WORDS = {
  ru: { page: 'Какую страницу проверить', check: 'Проверить страницу' },
  en: { page: 'Page to check', check: 'Check the page' },
} as const
type Locale = keyof typeof WORDS

interface Opened {
  w: ScreenWorld
  id: string
  check: (address?: string) => Promise<void>
}

/** Opens the installation tab of a widget; `pageOf` is the response of the shop's page. */
async function open(
  pageOf: (id: string) => WebPage,
  { locale = 'ru', as = 'owner' }: { locale?: Locale; as?: 'owner' | 'observer' } = {},
): Promise<Opened> {
  const w = await world()
  const { embed_id: id } = await aWidget(w.server, w.account)
  withWeb(w.server, { [PAGE]: pageOf(id) })
  await w.show(`/galleries/g/${id}?tab=installation`, { locale, as })
  const field = await screen.findByRole('textbox', { name: WORDS[locale].page })
  return {
    w,
    id,
    check: async (address = PAGE) => {
      await w.user.clear(field)
      if (address) await w.user.paste(address)
      await w.user.click(screen.getByRole('button', { name: WORDS[locale].check }))
    },
  }
}

const installed = (id: string) =>
  installationCode(location.origin, { embedId: id, widgetType: 'gallery' })

test('confirms, also to an observer, that a page has the code', async () => {
  const { check } = await open(installed, { as: 'observer' })
  await check('shop.test/lookbook')
  expect(await screen.findByText(`${PAGE}: всё в порядке`)).toBeVisible()
})

test('lists the problems of a page with their solutions, and confirms the corrected page', async () => {
  const { w, id, check } = await open((embedId) => `<i data-vitrina="${embedId}"></i>`.repeat(2))
  await check()
  expect(await screen.findByText(/shop\.test\/lookbook: нужно поправить/)).toBeVisible()
  const problems = within(screen.getByRole('tabpanel')).getAllByText(
    /2 раза|не хватает тега script/,
  )
  expect(problems).toHaveLength(2)
  withWeb(w.server, { [PAGE]: installed(id) })
  await check()
  expect(await screen.findByText(`${PAGE}: всё в порядке`)).toBeVisible()
  expect(screen.queryByText(/нужно поправить/)).not.toBeInTheDocument()
})

test('shows the missing lines of a content security policy that blocks the widget', async () => {
  const { check } = await open(
    (id) =>
      `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">${installed(id)}`,
  )
  await check()
  await screen.findByText(/не пропускает виджет/)
  const [missing] = screen.getAllByRole('region', { name: /политик/i })
  expect(missing).toHaveTextContent(`script-src ${location.origin}; connect-src ${location.origin}`)
})

/** The text of each problem, with values for its placeholders. */
const SAID: Record<SiteProblemCode, [values: string[], ru: RegExp, en: RegExp]> = {
  missing: [[], /Кода виджета на странице нет/, /code is not on the page/],
  'missing-or-by-script': [[], /есть Google Tag Manager/, /it has Google Tag Manager/],
  'no-place': [['Осень', 'Зима'], /есть другие: Осень и Зима/, /others are: Осень and Зима/],
  'unknown-ids': [['gone'], /которого у вас нет: gone/, /do not have: gone/],
  'several-places': [['5'], /на странице 5 раз\./, /on the page 5 times/],
  'wrong-type': [[], /другого типа/, /another type/],
  'no-script': [[], /не хватает тега script/, /lacks its script tag/],
  'foreign-script': [['https://old.test/embed.js'], /old\.test\/embed\.js/, /old\.test\/embed\.js/],
  policy: [['img-src'], /не пропускает виджет/, /does not let the widget through/],
  cut: [[], /только её начало/, /only its beginning/],
  disabled: [[], /Виджет отключён/, /widget is disabled/],
  'only-me': [[], /только вашей команде/, /Only your team/],
}

test.each(WALKED_LOCALES)('shows a text for every problem, in %s', async (locale) => {
  const { w, id, check } = await open(installed, { locale })
  const problems = SITE_PROBLEMS.map((code) => ({ code, values: SAID[code][0] }))
  w.answer(widgetFactsEndpoints.checkSite, { id }, () =>
    HttpResponse.json(successEnvelope({ page: PAGE, contents: null, problems })),
  )
  await check()
  await screen.findByText(SAID.missing[locale === 'ru' ? 1 : 2])
  for (const code of SITE_PROBLEMS) {
    expect(screen.getByText(SAID[code][locale === 'ru' ? 1 : 2])).toBeVisible()
  }
})

test('rejects an invalid address without a request', async () => {
  const { w, id, check } = await open(installed)
  const asked = jest.fn(brokenServer)
  w.answer(widgetFactsEndpoints.checkSite, { id }, asked)
  for (const address of ['', 'две страницы', 'ftp://shop.test']) {
    await check(address)
    expect(screen.getByText(/Введите адрес страницы, например/)).toBeVisible()
  }
  expect(asked).not.toHaveBeenCalled()
})

test('shows at the field why a page cannot be read and keeps the typed address', async () => {
  const { check } = await open(() => 503)
  await check()
  const field = await screen.findByRole('textbox', { description: /отвечает ошибкой 503/ })
  expect(field).toHaveValue(PAGE)
})

test('shows an internal failure at the field and checks again on the next press', async () => {
  const { w, id, check } = await open(installed)
  const mend = w.answer(widgetFactsEndpoints.checkSite, { id }, brokenServer)
  await check()
  expect(await screen.findByRole('textbox', { description: /./ })).toHaveValue(PAGE)
  mend()
  await check()
  expect(await screen.findByText(`${PAGE}: всё в порядке`)).toBeVisible()
})

test('sends one request on a double click', async () => {
  const { w, id, check } = await open(installed)
  let answer = () => {}
  const asked = jest.fn(delayedUntil(new Promise<void>((resolve) => (answer = resolve))))
  w.answer(widgetFactsEndpoints.checkSite, { id }, asked)
  await check()
  await w.user.keyboard('{Enter}')
  answer()
  expect(await screen.findByText(`${PAGE}: всё в порядке`)).toBeVisible()
  expect(asked).toHaveBeenCalledTimes(1)
})
