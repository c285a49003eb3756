import { productEndpoints } from '@/contract/endpoints/products'
import { signIn, type Client } from '../../../../test/server/client'
import { anAccount, aPerson } from '../../../../test/server/factories'
import { CATALOGUE } from '../../../../test/server/search/catalogue'
import { createTestWorld, type TestWorld } from '../../../../test/server/world'
import { skuSearchText, linkKey } from '../../../language/searchText'
import { indexWaiting } from './indexProducts'

let world: TestWorld
let client: Client

beforeAll(async () => {
  world = await createTestWorld()
  const shop = await anAccount(world)
  await aPerson(world, shop, 'owner')
  await world.db
    .insertInto('sku')
    .values(
      CATALOGUE.map(({ category, vendorCode, ...product }) => ({
        ...product,
        account_id: shop.id,
        price: 100_000,
        old_price: null,
        currency: 'rub',
        in_stock: 1 as const,
        link_key: linkKey(product.link),
        image_url: '',
        search_text: skuSearchText(product),
        vendor_code: vendorCode,
        category: JSON.stringify(category),
        created_at: 0,
      })),
    )
    .execute()
  await indexWaiting(world, shop.id)
  client = await signIn(world, 'owner@shop.test')
})
afterAll(() => world.dispose())

/** User queries, and the beginning of the SKU of the first hit: any variant is right. */
const QUERIES: Record<string, readonly [query: string, article: string][]> = {
  'whole words': [
    ['кроссовки nike air max', 'NK-2041'],
    ['диван угловой', 'DV-210'],
    ['смартфон samsung galaxy s24', 'SM-S921'],
    ['тушь для ресниц', 'TU-02'],
    ['candle holder', 'CN-14'],
    ['ваза капля', 'LG-130'],
    ['кружка', 'LG-104'],
    ['iphone 15 pro', 'AP-IP15P'],
  ],
  'half a word': [
    ['кофемаш', 'KF-'],
    ['торш', 'LS-840'],
    ['смартфон xia', 'XM-RN13'],
    ['солнцезащ', 'SP-05'],
    ['подушка с эфф', 'PD-710'],
    ['блен', 'BL-750'],
  ],
  'other forms': [
    ['кроватью двуспальной', 'KR-100'],
    ['деревянных стульев', 'SU-510'],
    ['кресла велюровые', 'KS-310'],
    ['тарелок набор', 'LG-119'],
    ['матовые помады', 'LP-01'],
    ['наушников беспроводных', 'SN-WH1000'],
    ['резиновых сапог', 'TM-7001'],
    ['зеркала напольные', 'ZR-660'],
    ['scented candles', 'CN-13'],
    ['льняное постельное белье', 'PB-730'],
  ],
  typos: [
    ['кросовки адидас суперстар', 'AD-1180'],
    ['пылисос', 'VC-'],
    ['шампунь для окрашеных волос', 'SH-06'],
    ['матрац пружинный', 'MT-700'],
    ['нушники', 'AP-APP2'],
    ['кружак', 'LG-10'],
    ['samsnug', 'SM-'],
    ['делонги магнифика', 'KF-ECAM'],
    ['тобурет', 'SU-520'],
    ['увлажняюший крем', 'KR-C03'],
  ],
  'the other script': [
    ['адидас газель', 'AD-1191'],
    ['самсунг галакси а55', 'SM-A556'],
    ['дайсон', 'FN-HD07'],
    ['сони наушники', 'SN-WH1000'],
    ['divan uglovoj', 'DV-210'],
    ['krovat', 'KR-1'],
    ['kruzhka', 'LG-104'],
    ['shtory', 'SHT-740'],
    ['пума', 'PM-3301'],
    ['rieker botinki', 'RK-5510'],
  ],
  'the other keyboard': [
    ['rhjccjdrb', 'AD-1180'],
    ['lbdfy', 'DV-'],
    ['ithcnzyjq rjdth', 'KV-750'],
    ['ifvgeym', 'SH-0'],
    ['k.cnhf', 'LS-800'],
    ['фззду', 'AP-'],
    ['cnek ltht', 'SU-510'],
    ['гыи-с', 'CB-USBC'],
  ],
  articles: [
    ['LG-104', 'LG-104'],
    ['lg104', 'LG-104'],
    ['KF EC685', 'KF-EC685'],
    ['КМ-620-дуб', 'KM-620-дуб'],
    ['NK-2041-белый', 'NK-2041-белый'],
    ['wh1000xm5', 'SN-WH1000'],
    ['DV3853', 'NK-2077'],
    ['5510', 'RK-5510'],
    ['кружка LG-105', 'LG-105'],
    ['ТВ-15', 'TB-15'],
  ],
  links: [
    ['https://shop.test/catalog/lg-130/?utm_source=vk#top', 'LG-130'],
    ['shop.test/catalog/vc-v15', 'VC-V15'],
  ],
}

const search = async (term: string) => {
  const { skuList } = await client.call(productEndpoints.searchProducts, { query: { term } })
  return skuList.map(({ article }) => article)
}

describe.each(Object.entries(QUERIES))('%s', (_, queries) => {
  test.each(queries)('the query %s finds %s first', async (query, article) => {
    const [first] = await search(query)
    expect(first?.slice(0, article.length)).toBe(article)
  })
})

test('the table contains sixty different queries', () => {
  const queries = Object.values(QUERIES).flatMap((some) => some.map(([query]) => query))
  expect(new Set(queries).size).toBe(queries.length)
  expect(queries.length).toBeGreaterThanOrEqual(60)
})

test.each([
  'абракадабра',
  '%',
  '\\_%',
  "'; drop table sku",
  '\u{1F600}',
  '()[]{}',
  ' '.repeat(99),
  'ъ'.repeat(100),
  'я '.repeat(50),
  'т-т-т-т-т-т-т-т-т-т',
])('the query %j causes no error', async (query) => {
  await search(query)
})
