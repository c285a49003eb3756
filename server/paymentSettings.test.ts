import { OPERATOR_COMPANY, PRICES } from '../test/server/yookassa/paymentEnvironment'
import { readSettings } from './settings'

test('reads prices and the seller from JSON; without them everything is by agreement', () => {
  const settings = readSettings({
    TARIFF_PRICES: JSON.stringify(PRICES),
    OPERATOR_COMPANY: JSON.stringify(OPERATOR_COMPANY),
    YOOKASSA_SHOP_ID: '100500',
    YOOKASSA_SECRET_KEY: 'secret',
  })
  expect(settings).toMatchObject({
    tariffPrices: PRICES,
    operatorCompany: OPERATOR_COMPANY,
    yookassa: { shopId: '100500', secretKey: 'secret', vatCode: null },
    yookassaApiUrl: 'https://api.yookassa.ru',
  })
  expect(readSettings({})).toMatchObject({
    tariffPrices: {},
    yookassa: null,
    operatorCompany: null,
  })
})

test.each([
  ['TARIFF_PRICES', '{', 'must be JSON'],
  ['TARIFF_PRICES', '{"start":{"1":1990.5}}', 'must be whole kopecks'],
  ['TARIFF_PRICES', '{"start":{"1":0}}', 'must be whole kopecks'],
  ['TARIFF_PRICES', '{"start":{"2":100}}', 'must name prices of 1, 3, 6, 12 months'],
  ['TARIFF_PRICES', '{"own":{"1":100}}', 'must name prices of start, shop and large'],
  ['OPERATOR_COMPANY', JSON.stringify({ ...OPERATOR_COMPANY, bik: '1' }), 'must be 9 digits'],
  ['OPERATOR_COMPANY', JSON.stringify({ ...OPERATOR_COMPANY, inn: '1' }), 'wrong-inn'],
  ['YOOKASSA_SHOP_ID', '100500', 'belong together'],
])('refuses %s=%s', (name, value, words) => {
  expect(() => readSettings({ [name]: value })).toThrow(words)
})
