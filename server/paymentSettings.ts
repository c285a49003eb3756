import * as v from 'valibot'
import { companySchema } from '@/contract/entities/account/company'
import { LICENCE_MONTHS } from '@/contract/constants'

/** The settings that are JSON: prices of tariffs and the seller on invoices. */

const json = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
    try {
      return JSON.parse(dataset.value)
    } catch {
      addIssue({ message: 'must be JSON' })
      return NEVER
    }
  }),
)

const PLANS = 'must name prices of start, shop and large'
const PERIODS = `must name prices of ${LICENCE_MONTHS.join(', ')} months`
const KOPECKS = 'must be whole kopecks, more than 0'
/** Ten million roubles. */
const MAX_PRICE = 1_000_000_000

const kopecks = v.optional(
  v.pipe(
    v.number(KOPECKS),
    v.integer(KOPECKS),
    v.minValue(1, KOPECKS),
    v.maxValue(MAX_PRICE, KOPECKS),
  ),
)
const periods = v.optional(
  v.strictObject({ 1: kopecks, 3: kopecks, 6: kopecks, 12: kopecks }, PERIODS),
)

export const tariffPricesSchema = v.pipe(
  json,
  v.strictObject({ start: periods, shop: periods, large: periods }, PLANS),
)
/** Kopecks by the code of a tariff and by months. */
export type TariffPrices = v.InferOutput<typeof tariffPricesSchema>

const words = v.pipe(
  v.string('must be a text'),
  v.trim(),
  v.minLength(1, 'must be a text'),
  v.maxLength(300, 'is too long'),
)
const digits = (count: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^\\d{${count}}$`), `must be ${count} digits`))

export const operatorCompanySchema = v.pipe(
  json,
  v.intersect([
    companySchema,
    v.object({
      bank: words,
      bik: digits(9),
      account: digits(20),
      correspondentAccount: digits(20),
      /** The line of invoices about VAT, such as `НДС не облагается`. */
      vat: words,
    }),
  ]),
)
export type OperatorCompany = v.InferOutput<typeof operatorCompanySchema>
