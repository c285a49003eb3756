import { readFeed } from '../../server/feeds/readFeed'

const SAMPLE_EVERY = 1000
const MB = 1024 * 1024
/** A typical description of one product: 1 KB. */
const DESCRIPTION =
  '<p>Ровный обжиг, глазурь без свинца &amp; кадмия. Можно мыть в машине.</p>'.repeat(7)

export type FeedKind = 'yml' | 'csv'

export interface ReadFigures {
  offers: number
  megabytes: number
  seconds: number
  cpuSeconds: number
  /** Resident memory in MB in addition to that before the reading: the peak, and the value at the end. */
  mostMb: number
  endMb: number
}

/** Reads a feed of `count` offers that is generated while it is read. */
export async function readOffers(kind: FeedKind, count: number): Promise<ReadFigures> {
  globalThis.gc?.()
  const idle = process.memoryUsage.rss()
  const started = performance.now()
  const cpu = process.cpuUsage()
  let most = 0
  let read = 0
  const entries = readFeed(feedOf(kind, count), { baseUrl: 'https://shop.test/feed' })
  for (;;) {
    const { value, done } = await entries.next()
    if (done) {
      const { user, system } = process.cpuUsage(cpu)
      const seconds = (performance.now() - started) / 1000
      if (value.offers !== count) throw new Error(`${value.offers} of ${count} offers were read`)
      globalThis.gc?.()
      return {
        offers: value.offers,
        megabytes: value.bytes / MB,
        seconds,
        cpuSeconds: (user + system) / 1_000_000,
        mostMb: most / MB,
        endMb: (process.memoryUsage.rss() - idle) / MB,
      }
    }
    read += 1
    if (read % SAMPLE_EVERY === 0) most = Math.max(most, process.memoryUsage.rss() - idle)
  }
}

/** A feed of `count` offers, generated while it is read; `round` changes the price of one in ten. */
export async function* feedOf(
  kind: FeedKind,
  count: number,
  round = 0,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(
    kind === 'yml'
      ? YML_START
      : 'id;название;цена;старая цена;наличие;категория;бренд;ссылка;картинка;описание\n',
  )
  for (let first = 1; first <= count; first += 50) {
    const offers: string[] = []
    for (let number = first; number < first + 50 && number <= count; number += 1) {
      offers.push(kind === 'yml' ? ymlOffer(number, round) : tableRow(number))
    }
    yield Buffer.from(offers.join(''))
  }
  if (kind === 'yml') yield Buffer.from('</offers></shop></yml_catalog>')
}

const YML_START = `<?xml version="1.0" encoding="UTF-8"?><yml_catalog date="2026-11-23 10:00"><shop>
<currencies><currency id="RUR" rate="1"/></currencies><categories>${Array.from(
  { length: 500 },
  (_, at) => `<category id="${at + 1}" parentId="${Math.floor(at / 10)}">Раздел ${at}</category>`,
).join('')}</categories><offers>`

const ymlOffer = (
  number: number,
  round: number,
) => `<offer id="LG-${number}" available="true" group_id="${number >> 2}">
<url>https://shop.test/products/${number}?utm_source=market&utm_medium=cpc</url>
<price>${1000 + (number % 900) + (number % 10 === 0 ? round : 0)}</price><oldprice>2000</oldprice><currencyId>RUR</currencyId>
<categoryId>${(number % 500) + 1}</categoryId><picture>https://shop.test/${number}/1.jpg</picture>
<picture>https://shop.test/${number}/2.jpg</picture><name>Кружка «Утро» &quot;${number}&quot;, 320&nbsp;мл</name>
<vendor>Лён и глина</vendor><vendorCode>M${number}</vendorCode>
<description><![CDATA[${DESCRIPTION}]]></description><param name="Цвет">серый</param></offer>
`
const tableRow = (number: number) =>
  `LG-${number};"Кружка ""Утро"" ${number}; 320 мл";${1000 + (number % 900)},50;2000;в наличии;Посуда > Кружки;Лён и глина;https://shop.test/products/${number};https://shop.test/${number}.jpg;"${DESCRIPTION}"\n`
