import type { MessageId } from '@/common/i18n/messages'

export type YesNoName =
  | 'products'
  | 'suggested'
  | 'unavailable'
  | 'similar'
  | 'ugc'
  | 'request'
  | 'approved'
  | 'promo'
  | 'failed'

/** Labels of the two values of a yes-or-no filter, on a chip and in a select. */
export const YES_NO_WORDS: Record<YesNoName, { label: MessageId; yes: MessageId; no: MessageId }> =
  {
    products: {
      label: 'filters.label_products',
      yes: 'filters.products_yes',
      no: 'filters.products_no',
    },
    suggested: {
      label: 'filters.label_suggested',
      yes: 'filters.suggested_yes',
      no: 'filters.suggested_no',
    },
    unavailable: {
      label: 'filters.label_unavailable',
      yes: 'filters.unavailable_yes',
      no: 'filters.unavailable_no',
    },
    similar: {
      label: 'filters.label_similar',
      yes: 'filters.similar_yes',
      no: 'filters.similar_no',
    },
    ugc: { label: 'filters.label_ugc', yes: 'filters.ugc_yes', no: 'filters.ugc_no' },
    request: {
      label: 'filters.label_request',
      yes: 'filters.request_yes',
      no: 'filters.request_no',
    },
    approved: {
      label: 'filters.label_approved',
      yes: 'filters.approved_yes',
      no: 'filters.approved_no',
    },
    promo: { label: 'filters.label_promo', yes: 'filters.promo_yes', no: 'filters.promo_no' },
    failed: { label: 'filters.label_failed', yes: 'filters.failed_yes', no: 'filters.failed_no' },
  }
