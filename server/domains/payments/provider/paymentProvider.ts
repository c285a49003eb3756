/** A payment in the provider's response. */
export interface ProviderPayment {
  id: string
  /** The secret key of the order; empty when the payment has none. */
  orderKey: string
  status: 'pending' | 'succeeded' | 'canceled'
  /** Kopecks; null for an amount that is not in roubles. */
  amount: number | null
  refunded: number
  confirmationUrl: string | null
  /** The saved card; null when the person did not agree, or the bank does not save it. */
  methodId: string | null
}

export interface PaymentRequest {
  /** The idempotence key: the same key returns the same payment. */
  key: string
  /** Kopecks. */
  amount: number
  description: string
  /** The address to which the provider redirects the person; ignored for a saved card. */
  returnUrl: string
  /** Ask to save the card. */
  isSaved: boolean
  /** Charge this saved card, without the person. */
  methodId: string | null
  /** For the receipt. */
  email: string
}

/** Takes payments by card. Each call throws a `ProviderFailure` when the result is unknown. */
export interface PaymentProvider {
  create(request: PaymentRequest): Promise<ProviderPayment>
  load(id: string): Promise<ProviderPayment>
}

/** `refused`: this request will never succeed; `forbidden`: the operator's settings are wrong; `unknown`: it may have succeeded. */
type ProviderFailureKind = 'refused' | 'forbidden' | 'unknown'

export class ProviderFailure extends Error {
  readonly kind: ProviderFailureKind

  constructor(kind: ProviderFailureKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
