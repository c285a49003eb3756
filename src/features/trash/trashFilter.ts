import { choiceInAddress, pageOfAddress } from '@/common/routing/addressParts'
import { TRASH_KINDS, type TrashKind } from '@/contract/entities/trash'

/** The part of the trash on the screen, as in the address; the kind is empty for all. */
export interface TrashFilter {
  kind: TrashKind | ''
  page: number
}

export const TRASH_CODEC = {
  filterOfAddress: (address: URLSearchParams): TrashFilter => ({
    kind: choiceInAddress(address, 'kind', TRASH_KINDS) ?? '',
    page: pageOfAddress(address),
  }),
  addressOfFilter: ({ kind, page }: TrashFilter) =>
    new URLSearchParams({
      ...(kind && { kind }),
      ...(page > 1 && { page: String(page) }),
    }),
}
