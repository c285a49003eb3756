export interface TestOffer {
  id: string
  name?: string
  price?: number
  available?: boolean
  pictures?: string[]
  vendor?: string
}

/** A feed in YML; an offer is identified by its id. */
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
