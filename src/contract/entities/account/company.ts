import * as v from 'valibot'

/** Weights of the check digits of an INN: of a company, and the two of a person. */
const COMPANY_WEIGHTS = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const PERSON_WEIGHTS = [
  [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
]

/** Whether these digits are a Russian tax number: 10 digits of a company, 12 of a sole trader. */
export function isInn(inn: string): boolean {
  if (!/^(?:\d{10}|\d{12})$/.test(inn) || /^0+$/.test(inn)) return false
  const weights = inn.length === 10 ? [COMPANY_WEIGHTS] : PERSON_WEIGHTS
  return weights.every((list) => {
    const sum = list.reduce((total, weight, index) => total + weight * Number(inn[index]), 0)
    return (sum % 11) % 10 === Number(inn[list.length])
  })
}

export const COMPANY_LIMITS = { name: 200, address: 300 } as const

const words = (limit: number) =>
  v.pipe(
    v.string('empty-field'),
    v.maxLength(limit, 'too-long'),
    v.trim(),
    v.regex(/^\P{Cc}*$/u, 'only-spaces'),
    v.minLength(1, 'empty-field'),
  )

/** The company that pays an invoice. A sole trader has no KPP. */
export const companySchema = v.pipe(
  v.object({
    name: words(COMPANY_LIMITS.name),
    inn: v.pipe(
      v.string('wrong-inn'),
      v.maxLength(20, 'wrong-inn'),
      v.trim(),
      v.check(isInn, 'wrong-inn'),
    ),
    kpp: v.pipe(
      v.string('wrong-kpp'),
      v.maxLength(20, 'wrong-kpp'),
      v.trim(),
      v.regex(/^(?:\d{4}[\dA-Z]{2}\d{3})?$/, 'wrong-kpp'),
    ),
    address: words(COMPANY_LIMITS.address),
  }),
  v.forward(
    v.check(({ inn, kpp }) => (inn.length === 10) === (kpp !== ''), 'wrong-kpp'),
    ['kpp'],
  ),
)
export type Company = v.InferOutput<typeof companySchema>
