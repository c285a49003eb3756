/** A payment at the fake YooKassa. Amounts are in kopecks. */
export interface FakePayment {
  id: string
  key: string
  /** The request as it was sent, to compare repeated ones. */
  sent: string
  status: 'pending' | 'succeeded' | 'canceled'
  amount: number
  currency: string
  refunded: number
  metadata: Record<string, unknown>
  returnUrl: string | null
  /** The saved card; null when none is saved. */
  methodId: string | null
}

/** YooKassa's fault instead of a response: another status, or a connection that breaks after the request was carried out. */
export type YookassaFault = { status: number } | 'lost' | 'nonsense'

/** A fake YooKassa: a shop, its payments, saved cards, and the faults that a test sets. */
export interface YookassaNetwork {
  shopId: string
  secretKey: string
  payments: Map<string, FakePayment>
  /** Each is used for one call, in order. */
  faults: YookassaFault[]
  /** The same for calls that create a payment. */
  createFaults: YookassaFault[]
  requests: { method: string; path: string; key: string | null; body: unknown }[]
  /** Whether a charge of a saved card succeeds at once. */
  acceptsSaved: boolean
  /** Changes the payments in responses, to simulate wrong data from the provider. */
  tell: (payment: FakePayment) => FakePayment
}

export const createYookassaNetwork = (changes: Partial<YookassaNetwork> = {}): YookassaNetwork => ({
  shopId: '100500',
  secretKey: 'test_secret',
  payments: new Map(),
  faults: [],
  createFaults: [],
  requests: [],
  acceptsSaved: true,
  tell: (payment) => payment,
  ...changes,
})

interface CreateBody {
  amount: { value: string; currency: string }
  metadata?: Record<string, unknown>
  confirmation?: { return_url: string }
  save_payment_method?: boolean
  payment_method_id?: string
}

/** A payment for a request; the same key is the same payment, and another request with it is refused. */
export function createPayment(
  network: YookassaNetwork,
  key: string,
  body: CreateBody,
): FakePayment | null {
  const sent = JSON.stringify(body)
  const known = [...network.payments.values()].find((payment) => payment.key === key)
  if (known) return known.sent === sent ? known : null
  const saved = body.payment_method_id
  const payment: FakePayment = {
    id: `pay-${String(network.payments.size + 1).padStart(4, '0')}-${key.slice(-6)}`,
    key,
    sent,
    status: saved === undefined ? 'pending' : network.acceptsSaved ? 'succeeded' : 'canceled',
    amount: Math.round(Number(body.amount.value) * 100),
    currency: body.amount.currency,
    refunded: 0,
    metadata: body.metadata ?? {},
    returnUrl: body.confirmation?.return_url ?? null,
    methodId: saved ?? (body.save_payment_method === true ? `card-${key.slice(-6)}` : null),
  }
  network.payments.set(payment.id, payment)
  return payment
}

/** The payment as YooKassa writes it. */
export function asJson(payment: FakePayment, confirmUrl: string) {
  const amountOf = (kopecks: number) => ({
    value: (kopecks / 100).toFixed(2),
    currency: payment.currency,
  })
  return {
    id: payment.id,
    status: payment.status,
    paid: payment.status === 'succeeded',
    amount: amountOf(payment.amount),
    refunded_amount: amountOf(payment.refunded),
    metadata: payment.metadata,
    ...(payment.status === 'pending' && payment.returnUrl !== null
      ? { confirmation: { type: 'redirect', confirmation_url: confirmUrl } }
      : {}),
    ...(payment.methodId === null || payment.status !== 'succeeded'
      ? {}
      : { payment_method: { id: payment.methodId, saved: true, type: 'bank_card' } }),
    test: true,
  }
}
