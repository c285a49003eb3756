import { HttpResponse } from 'msw'
import { successEnvelope } from '@/contract/envelope'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import type { CatalogueFeed, FeedOffer } from '@/contract/entities/catalogue/feed'
import type { ScreenWorld } from '../../../../../test/world'

export const LINK = 'https://shop.test/yml.xml'

/** A feed that was accepted and read. */
export function makeFeed(feed: Partial<CatalogueFeed> = {}): CatalogueFeed {
  return {
    id: 1,
    link: LINK,
    status: 'working',
    submittedAt: '2026-11-01T12:00:00.000Z',
    readAt: '2026-11-02T12:00:00.000Z',
    productCount: 1250,
    nextReadAt: null,
    progress: null,
    offerCount: 1250,
    rejectedCount: 0,
    changes: null,
    sample: [],
    loss: null,
    problem: null,
    ...feed,
  }
}

export function makeOffer(offer: Partial<FeedOffer> = {}): FeedOffer {
  return {
    article: 'VZ-1',
    vendorCode: '',
    name: 'Ваза «Капля»',
    brand: 'Дымка',
    price: 129_000,
    oldPrice: null,
    currency: 'RUB',
    inStock: true,
    link: 'https://shop.test/vz-1',
    imageUrl: '',
    category: ['Дом', 'Вазы'],
    ...offer,
  }
}

export const succeeded = (body: unknown) => HttpResponse.json(successEnvelope(body))

/** The connections of an account whose feeds a test sets; counts the requests for them. */
export function answerFeeds({ answer }: ScreenWorld, feeds: CatalogueFeed[]) {
  const known = { feeds, asked: 0 }
  answer(sourceEndpoints.listIntegrations, {}, () => {
    known.asked += 1
    return succeeded({
      integrations: [],
      feeds: known.feeds,
      googleIntegration: null,
      yandexIntegration: null,
      isVkReadByOperator: false,
      lackingMetaApp: null,
      lackingMentions: null,
    })
  })
  return known
}
