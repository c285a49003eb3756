import { mkdir } from 'node:fs/promises'
import { endpointPath } from '@/contract/endpoint'
import { LOGIN_PATH } from '@/contract/addresses'
import { productEndpoints } from '@/contract/endpoints/products'
import { systemClock } from '../../server/clock'
import { openDatabase, type Db } from '../../server/db/openDatabase'
import { createOwner } from '../../server/domains/accounts/createOwner'
import { indexWaiting } from '../../server/domains/products/search/indexProducts'
import { searchProducts } from '../../server/domains/products/searchProducts'
import { linkKey, skuSearchText } from '../../server/language/searchText'
import { otherLayout, transliterations } from '../../server/language/words/otherLetters'
import { readSettings, type Settings } from '../../server/settings'

/** The owner of the measured account. */
export const OWNER = { email: 'owner@bench.test', password: 'window7', username: 'bench' }
export const PATHS = {
  login: LOGIN_PATH,
  search: (term: string) =>
    `${endpointPath(productEndpoints.searchProducts, OWNER.username)}?term=${encodeURIComponent(term)}`,
  list: endpointPath(productEndpoints.listProducts, OWNER.username),
}

const BATCH = 500
const NOUNS = (
  'диван кресло кровать стол стул шкаф комод полка тумба пуф зеркало люстра лампа торшер ковёр штора подушка одеяло ' +
  'плед матрас кружка тарелка ваза чайник кастрюля сковорода нож вилка ложка бокал кроссовки ботинки туфли сапоги ' +
  'сандалии кеды босоножки шлёпанцы куртка пальто платье юбка рубашка футболка джинсы брюки свитер шапка шарф сумка ' +
  'рюкзак ремень часы кольцо серьги браслет помада тушь крем шампунь духи маска сыворотка лосьон смартфон ноутбук ' +
  'планшет наушники колонка телевизор монитор клавиатура мышь роутер пылесос утюг фен блендер тостер'
).split(' ')
const KINDS = (
  'белый чёрный серый синий красный зелёный бежевый коричневый розовый фиолетовый золотой серебристый тёмный светлый ' +
  'матовый глянцевый деревянный кожаный шерстяной льняной хлопковый стеклянный керамический металлический пластиковый ' +
  'детский женский мужской складной угловой мягкий зимний летний беспроводной компактный винтажный'
).split(' ')
const SYLLABLES = 'ка ло ри ве та но си мо ду фе ла ро ни ба ко ми са ту ре ва'.split(' ')

/** Returns a generator of scattered numbers that are the same in each run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
}

function pick(words: readonly string[], next: (below: number) => number): string {
  return words[next(words.length)] ?? ''
}

interface BenchProduct {
  article: string
  name: string
  brand: string
  category: string
  link: string
}

function productOf(number: number): BenchProduct {
  const next = numbers(number * 7919 + 1)
  const invented = (length: number) => {
    const word = Array.from({ length }, () => pick(SYLLABLES, next)).join('')
    return word.charAt(0).toUpperCase() + word.slice(1)
  }
  const noun = pick(NOUNS, next)
  const brand = transliterations(invented(2 + next(2)).toLowerCase())[0] ?? ''
  const size = 30 + next(120)
  const name = `${noun} ${pick(KINDS, next)} ${invented(3)} ${brand} ${pick(KINDS, next)} ${size}`
  return {
    article: `${brand.slice(0, 2).toUpperCase()}-${100_000 + number}`,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    brand,
    category: JSON.stringify(['Товары', noun.slice(0, 1), noun]),
    link: `https://shop.test/catalog/${number}/`,
  }
}

const settingsOf = (dataDir: string): Settings =>
  readSettings({ DATA_DIR: dataDir, DATABASE_URL: process.env.BENCH_DATABASE_URL ?? '' })

/** Creates a shop of `count` products and indexes them; returns the duration of indexing in ms. */
export async function seedCatalogue(dataDir: string, count: number): Promise<number> {
  await mkdir(dataDir, { recursive: true })
  const settings = settingsOf(dataDir)
  const db = await openDatabase(settings)
  try {
    await createOwner({ db, clock: systemClock, settings }, { ...OWNER, name: 'Лён и глина' })
    const { id } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow()
    await db.transaction().execute(async (transaction) => {
      for (let first = 0; first < count; first += BATCH) await seedBatch(transaction, id, first)
    })
    const started = performance.now()
    await indexWaiting({ db, clock: systemClock }, id)
    return performance.now() - started
  } finally {
    await db.destroy()
  }
}

async function seedBatch(db: Db, account_id: number, first: number): Promise<void> {
  await db
    .insertInto('sku')
    .values(
      Array.from({ length: BATCH }, (_, index) => {
        const product = productOf(first + index)
        return {
          ...product,
          account_id,
          price: (first + index) * 97,
          old_price: null,
          currency: 'rub',
          in_stock: index % 5 === 0 ? (0 as const) : (1 as const),
          link_key: linkKey(product.link),
          image_url: '',
          search_text: skuSearchText(product),
          created_at: 0,
        }
      }),
    )
    .execute()
}

/** The ten ways in which people type a term to find a product. */
const WAYS: ((product: BenchProduct) => string)[] = [
  ({ name }) => name.split(' ').slice(0, 3).join(' '),
  ({ name }) => name.slice(0, 6),
  ({ name }) => `${name.split(' ')[0] ?? ''} ${(name.split(' ')[1] ?? '').slice(0, 1)}`,
  ({ name }) => (name.split(' ')[2] ?? '').slice(0, 4),
  ({ name }) =>
    name
      .split(' ')
      .slice(0, 2)
      .join(' ')
      .replace(/(.)(.)(\S*)$/, '$2$1$3'),
  ({ name }) => name.slice(0, 3) + name.slice(4, 14),
  ({ name }) => otherLayout(name.split(' ').slice(0, 2).join(' ').toLowerCase()),
  ({ name }) => transliterations((name.split(' ')[2] ?? '').toLowerCase())[0] ?? '',
  ({ article }) => article.replace('-', ''),
  ({ brand, name }) => `${brand} ${name.split(' ')[0] ?? ''}`,
]

export const QUERIES: readonly string[] = Array.from({ length: 480 }, (_, index) => {
  const way = WAYS[index % WAYS.length]
  return way?.(productOf(index * 199)) ?? ''
})

/** Returns the durations of searches without HTTP, in ms. */
export async function timeSearches(dataDir: string): Promise<number[]> {
  const db = await openDatabase(settingsOf(dataDir))
  try {
    const { id } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow()
    const times: number[] = []
    for (const term of [...QUERIES.slice(0, 60), ...QUERIES]) {
      const started = performance.now()
      await searchProducts(db, id, term)
      times.push(performance.now() - started)
    }
    return times.slice(60)
  } finally {
    await db.destroy()
  }
}
