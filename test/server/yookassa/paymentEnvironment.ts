import type { YookassaNetwork } from './yookassaNetwork'

/** Prices of the tests, in kopecks; `large` for 3 months is by agreement. */
export const PRICES = {
  start: { 1: 199_000, 3: 537_300, 6: 995_000, 12: 1_791_000 },
  shop: { 1: 490_000, 3: 1_323_000, 6: 2_450_000, 12: 4_410_000 },
  large: { 1: 990_000, 6: 4_950_000, 12: 8_910_000 },
}

export const OPERATOR_COMPANY = {
  name: 'ООО «Витрина»',
  inn: '7707083893',
  kpp: '773601001',
  address: '117312, Москва, ул. Вавилова, 19',
  bank: 'ПАО Сбербанк',
  bik: '044525225',
  account: '40702810400000000001',
  correspondentAccount: '30101810400000000225',
  vat: 'НДС не облагается',
}

export const A_COMPANY = {
  name: 'ООО «Лён и глина»',
  inn: '7736050003',
  kpp: '997250001',
  address: 'Казань, ул. Баумана, 1',
}

/** The environment of an operator who takes payments at this YooKassa. */
export const paymentEnvironment = (network: YookassaNetwork, url: string) => ({
  TARIFF_PRICES: JSON.stringify(PRICES),
  YOOKASSA_SHOP_ID: network.shopId,
  YOOKASSA_SECRET_KEY: network.secretKey,
  YOOKASSA_API_URL: url,
  OPERATOR_COMPANY: JSON.stringify(OPERATOR_COMPANY),
})
