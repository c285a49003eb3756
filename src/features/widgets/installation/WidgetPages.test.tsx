import { screen } from '@testing-library/react'
import { aWidget } from '../../../../test/server/factories'
import { WALKED_LOCALES } from '../../../../test/depth'
import { world, type ScreenWorld } from '../../../../test/world'

type Changes = Parameters<typeof aWidget>[2]

const WORDS = {
  ru: {
    tab: 'Установка',
    page: 'Скопировать адрес страницы без скриптов',
    story: 'Скопировать адрес Web Story',
    copied: 'Адрес скопирован',
    byHand: /Выделите его и скопируйте вручную/,
    hidden: /появятся, когда виджет будут видеть все/,
  },
  en: {
    tab: 'Installation',
    page: 'Copy the address of the page without scripts',
    story: 'Copy the address of the Web Story',
    copied: 'The address is copied',
    byHand: /Select it and copy it by hand/,
    hidden: /are there once everyone can see the widget/,
  },
} as const

async function openTab(w: ScreenWorld, changes: Changes, locale: 'ru' | 'en' = 'ru') {
  const { embed_id } = await aWidget(w.server, w.account, changes)
  const kind = changes?.widget_type === 'stl' ? 'stl' : 'g'
  await w.show(`/galleries/${kind}/${embed_id}`, { locale })
  await w.user.click(await screen.findByRole('tab', { name: WORDS[locale].tab }))
  return embed_id
}

/** The back office's response status for each linked address. */
async function answered(w: ScreenWorld, links: readonly HTMLElement[]) {
  const paths = links.map((link) => new URL(link.getAttribute('href')!).pathname)
  return Promise.all(paths.map(async (path) => (await w.server.app.request(path)).status))
}

test.each(WALKED_LOCALES)(
  'shows, links and copies the addresses of the pages of a public widget, in %s',
  async (locale) => {
    const words = WORDS[locale]
    const w = await world()
    const embedId = await openTab(w, {}, locale)
    const links = await screen.findAllByRole('link', { name: new RegExp(`/widget/v1/${embedId}`) })
    // A widget without posts has no Web Story.
    expect(await answered(w, links)).toEqual([200, 404])
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await w.user.click(screen.getByRole('button', { name: words.page }))
    await screen.findByText(words.copied)
    await w.user.click(screen.getByRole('button', { name: words.story }))
    expect(writeText.mock.calls.flat()).toEqual(links.map((link) => link.getAttribute('href')))

    // The browser denies access to the clipboard.
    writeText.mockRejectedValue(new Error('denied'))
    await w.user.click(screen.getByRole('button', { name: words.page }))
    await screen.findByText(words.byHand)
  },
)

test('offers no Web Story of a 3D model', async () => {
  const w = await world()
  await openTab(w, { widget_type: 'stl' })
  await screen.findByRole('button', { name: WORDS.ru.page })
  expect(screen.queryByRole('button', { name: WORDS.ru.story })).not.toBeInTheDocument()
})

test.each([
  ['disabled', 'ru'],
  ['admin_mode', 'en'],
] as const)('explains when a widget in the mode %s will get pages, in %s', async (mode, locale) => {
  const w = await world()
  await openTab(w, { mode }, locale)
  await screen.findByText(WORDS[locale].hidden)
  expect(screen.queryByRole('button', { name: WORDS[locale].page })).not.toBeInTheDocument()
})
