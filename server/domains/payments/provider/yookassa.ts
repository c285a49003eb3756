import * as v from 'valibot'
import type { OutboundResponse } from '../../../outbound/readService'
import type { World } from '../../../world'
import { asKopecks, asRoubles } from '../money'
import {
  ProviderFailure,
  type PaymentProvider,
  type PaymentRequest,
  type ProviderPayment,
} from './paymentProvider'

const amountSchema = v.object({ value: v.string(), currency: v.string() })
const paymentSchema = v.object({
  id: v.string(),
  status: v.string(),
  paid: v.boolean(),
  amount: amountSchema,
  refunded_amount: v.optional(amountSchema),
  metadata: v.optional(v.record(v.string(), v.unknown())),
  confirmation: v.optional(v.object({ confirmation_url: v.optional(v.string()) })),
  payment_method: v.optional(v.object({ id: v.string(), saved: v.optional(v.boolean()) })),
})

const CURRENCY = 'RUB'
/** The maximum lengths of YooKassa's fields. */
const MAX_DESCRIPTION = 128

type Calling = Pick<World, 'settings' | 'askService'>

/** A client of YooKassa's API, version 3; null when the settings name no shop there. */
export function yookassa({ settings, askService }: Calling): PaymentProvider | null {
  const shop = settings.yookassa
  if (shop === null) return null
  const payments = `${settings.yookassaApiUrl}/v3/payments`
  const authorization = `Basic ${Buffer.from(`${shop.shopId}:${shop.secretKey}`).toString('base64')}`
  const ask = async (url: string, key?: string, json?: string): Promise<ProviderPayment> => {
    let response: OutboundResponse
    try {
      response = await askService(url, {
        ...(json === undefined ? {} : { json }),
        headers: { authorization, ...(key === undefined ? {} : { 'idempotence-key': key }) },
      })
    } catch (error) {
      throw new ProviderFailure('unknown', 'YooKassa did not answer', { cause: error })
    }
    return readPayment(response)
  }
  return {
    create: (request) => ask(payments, request.key, JSON.stringify(bodyOf(request, shop.vatCode))),
    load: (id) => ask(`${payments}/${encodeURIComponent(id)}`),
  }
}

function bodyOf(request: PaymentRequest, vatCode: number | null) {
  const amount = { value: asRoubles(request.amount), currency: CURRENCY }
  const description = request.description.slice(0, MAX_DESCRIPTION)
  return {
    amount,
    capture: true,
    description,
    metadata: { order: request.key },
    ...(request.methodId === null
      ? {
          confirmation: { type: 'redirect', return_url: request.returnUrl },
          save_payment_method: request.isSaved,
        }
      : { payment_method_id: request.methodId }),
    ...(vatCode === null
      ? {}
      : {
          receipt: {
            customer: { email: request.email },
            items: [
              {
                description,
                quantity: '1.00',
                amount,
                vat_code: vatCode,
                payment_subject: 'service',
                payment_mode: 'full_payment',
              },
            ],
          },
        }),
  }
}

/** Statuses for which a retry cannot help: they are about the request itself or the operator's shop. */
const FAILURES: Readonly<Record<number, 'refused' | 'forbidden'>> = {
  400: 'refused',
  404: 'refused',
  401: 'forbidden',
  403: 'forbidden',
}

function readPayment({ status, body }: OutboundResponse): ProviderPayment {
  if (status !== 200) {
    throw new ProviderFailure(FAILURES[status] ?? 'unknown', `YooKassa answered ${status}`)
  }
  const result = v.safeParse(paymentSchema, parsed(body))
  if (!result.success) throw new ProviderFailure('unknown', 'YooKassa answered with no payment')
  const payment = result.output
  const { order } = payment.metadata ?? {}
  return {
    id: payment.id,
    orderKey: typeof order === 'string' ? order : '',
    status: statusOf(payment),
    amount: kopecksOf(payment.amount),
    refunded: payment.refunded_amount ? (kopecksOf(payment.refunded_amount) ?? 0) : 0,
    confirmationUrl: webAddress(payment.confirmation?.confirmation_url),
    methodId: payment.payment_method?.saved === true ? payment.payment_method.id : null,
  }
}

/** A status that this version does not know may still become paid. */
function statusOf({ status, paid }: { status: string; paid: boolean }): ProviderPayment['status'] {
  if (status === 'canceled') return 'canceled'
  return status === 'succeeded' && paid ? 'succeeded' : 'pending'
}

const kopecksOf = ({ value, currency }: v.InferOutput<typeof amountSchema>): number | null =>
  currency === CURRENCY ? asKopecks(value) : null

/** The browser is redirected there, so only HTTP addresses are accepted. */
function webAddress(url: string | undefined): string | null {
  return url !== undefined && /^https?:\/\//i.test(url) ? url : null
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
