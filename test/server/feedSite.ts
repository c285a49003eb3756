import { jobHandlers } from '../../server/jobs/jobHandlers'
import { runJobs } from '../../server/jobs/runJobs'
import type { WebRequest } from '../../server/outbound/web'
import { WebFailure, type WebFailureKind } from '../../server/outbound/web'
import type { TestWorld } from './world'

/** What a shop's server has at an address. */
export interface FeedFile {
  content?: string | Uint8Array
  status?: number
  etag?: string
  failure?: WebFailureKind
  /** Is called once the content is under way, before its end. */
  meanwhile?: () => Promise<unknown>
}

/** Feeds of shops by their links, and what was asked of them. */
export interface FeedSite {
  files: Record<string, FeedFile>
  requests: WebRequest[]
}

/** Lets the web consist of feeds; any other address is not found. */
export function withFeeds(world: TestWorld, files: FeedSite['files']): FeedSite {
  const site: FeedSite = { files, requests: [] }
  world.services.web = {
    read(url, request, use) {
      site.requests.push(request)
      const file = site.files[url] ?? { status: 404 }
      if (file.failure) return Promise.reject(new WebFailure(file.failure))
      const { etag = '' } = file
      const isKnown = etag !== '' && request.validators?.etag === etag
      return use({
        url,
        status: isKnown ? 304 : (file.status ?? 200),
        type: 'application/xml',
        validators: { etag, lastModified: '' },
        body: bodyOf(isKnown ? {} : file),
      })
    },
  }
  return site
}

async function* bodyOf({ content = '', meanwhile }: FeedFile): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(content)
  const middle = Math.floor(bytes.length / 2)
  yield bytes.subarray(0, middle)
  await meanwhile?.()
  yield bytes.subarray(middle)
}

/** Does what is due without a caller. */
export async function runDueJobs(world: TestWorld): Promise<void> {
  await runJobs(world, jobHandlers, new AbortController().signal)
}

export interface TestOffer {
  id: string
  name?: string
  price?: number
  available?: boolean
  pictures?: string[]
  vendor?: string
}

/** A feed in YML; an offer is known by its id. */
export function ymlOf(...offers: readonly (TestOffer | string)[]): string {
  const lines = offers.map((offer) => offerOf(typeof offer === 'string' ? { id: offer } : offer))
  return `<?xml version="1.0" encoding="UTF-8"?>
<yml_catalog date="2026-03-18 12:00"><shop>
<currencies><currency id="RUB" rate="1"/></currencies>
<categories><category id="1">Посуда</category><category id="2" parentId="1">Кружки</category></categories>
<offers>
${lines.join('\n')}
</offers></shop></yml_catalog>`
}

function offerOf({
  id,
  name = `Кружка ${id}`,
  price,
  available = true,
  ...rest
}: TestOffer): string {
  const pictures = rest.pictures ?? [`https://shop.test/${id}.jpg`]
  return [
    `<offer id="${id}" available="${available}">`,
    name && `<name>${name}</name>`,
    `<url>https://shop.test/p/${id}</url>`,
    `<price>${price ?? 990}</price><currencyId>RUB</currencyId><categoryId>2</categoryId>`,
    ...pictures.map((picture) => `<picture>${picture}</picture>`),
    rest.vendor ? `<vendor>${rest.vendor}</vendor>` : '',
    '</offer>',
  ].join('')
}
