import type { ShopPage } from '@/contract/entities/widgets/shopPage'
import type { Actor } from '../../../auth/actor'
import { refused } from '../../../errors/apiError'
import { WebFailure, type WebResponse } from '../../../outbound/web'
import { beginningOf, decodeHtml } from '../../../page/htmlText'
import type { World } from '../../../world'
import { limitReadings } from '../../links/limitReadings'
import { linkFailure } from '../../links/linkFailure'
import { ownWidget } from '../widgets'
import { cleanShopPage } from './cleanShopPage'

/** A page of the shop as the preview shows it around a widget (product-rules/widgets.md#preview). */
export async function shopPage(
  world: World,
  actor: Actor,
  embedId: string,
  link: string,
): Promise<ShopPage> {
  await ownWidget(world.db, actor, embedId)
  const { url, html, isCut } = await readShopPage(world, actor, link)
  const { isPart, ...page } = cleanShopPage(html, url.href, embedId)
  return { page: url.href, ...page, isCut: isCut || isPart }
}

/** Short, because the user waits for the response. */
const PATIENCE_MS = 15_000
const MAX_BYTES = 5 * 1024 * 1024

export interface ReadShopPage {
  /** After redirects. */
  url: URL
  html: string
  /** Every `Content-Security-Policy` of the response. */
  policy: string
  /** Only its beginning was read. */
  isCut: boolean
}

/** Reads a page of the shop within the limit of the account; an invalid or unreachable page is a refusal. */
export function readShopPage(world: World, actor: Actor, link: string): Promise<ReadShopPage> {
  return limitReadings(world, actor.account.id, async () => {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const request = { accept: 'text/html,application/xhtml+xml', maxBytes: MAX_BYTES, signal }
    try {
      return await world.web.read(link, request, readResponse)
    } catch (error) {
      if (error instanceof WebFailure && error.kind === 'unreachable') {
        throw refused('site-unreachable', 'link')
      }
      throw linkFailure(error)
    }
  })
}

async function readResponse(response: WebResponse): Promise<ReadShopPage> {
  const { url, status, type, policy, body } = response
  if (status < 200 || status > 299) throw refused('site-status', 'link', { status })
  if (type !== '' && !/^(?:text\/html|application\/xhtml\+xml)\b/i.test(type)) {
    throw refused('site-not-page', 'link')
  }
  const { content, isCut } = await beginningOf(body)
  return { url: new URL(url), html: decodeHtml(content, type), policy, isCut }
}
