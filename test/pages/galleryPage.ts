import type { TestWorld } from '../server/world'
import { aButton, aText } from '../server/elements'
import { aMedia, anAlbum, aPost, aProduct, aWidget } from '../server/factories'
import { defaultHeaderStyle, headerHtml } from '@/contract/widgets/settings/headerStyle'
import { elementsOf, markupProblems, PLAIN_PAGE, textOf } from './markupProblems'

interface Shop {
  world: TestWorld
  shop: { id: number }
}

export const askPage = ({ world }: Shop, path: string, headers: Record<string, string> = {}) =>
  world.app.request(`/widget/v1/${path}`, { headers })

/** A plain HTML page and its parts. */
export async function readPage(desk: Shop, path: string) {
  const response = await askPage(desk, path)
  const html = await response.text()
  const problems = response.status === 200 ? markupProblems(html, PLAIN_PAGE) : [response.status]
  if (problems.length > 0) throw new Error(`${path} has ${problems.join()}`)
  const elements = elementsOf(html)
  const all = (name: string) => elements.filter((element) => element.name === name)
  return {
    response,
    html,
    all,
    texts: (name: string) => all(name).map((element) => textOf(element).trim()),
    /** Addresses of `<link rel>`. */
    rel: (rel: string) =>
      all('link').flatMap(({ attribs }) => (attribs.rel === rel ? [attribs.href] : [])),
    /** Types of JSON-LD; empty without any. */
    data: all('script').map((script) => JSON.parse(textOf(script)) as Record<string, unknown>),
  }
}

const AD = JSON.stringify({
  id: 1,
  isEnabled: true,
  info: { erid: '2Vtzq', advertiser: 'ООО «Лён»', inn: '7700000000', note: 'Скидка до мая' },
  customization: { color: '#211f1d', backgroundColor: '#ffeecc' },
})

/** A gallery with one post that has all optional content. */
export async function aFullGallery({ world, shop }: Shop) {
  const album = await anAlbum(world, shop)
  const product = await aProduct(world, shop)
  await world.db.updateTable('sku').set({ old_price: 199_000 }).execute()
  const { id } = await aPost(world, shop, {
    text: 'Утро за городом',
    author_username: 'nina',
    albums: [album],
    products: [product],
    media: [await aMedia(world, shop), await aMedia(world, shop)],
    ads_marker: AD,
    elements: { textStickers: [aText()], callToActions: [aButton({ text: 'В магазин' })] },
    is_published: 1,
  })
  const html_title_block = headerHtml({ ...defaultHeaderStyle(0), text: 'Мы в сети' })
  const { embed_id } = await aWidget(world, shop, {
    settings: { albums: [album.id], html_title_block },
  })
  return { embedId: embed_id, postId: id }
}
