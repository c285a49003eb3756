import type { SourceType } from '@/contract/entities/source'

/** The source that is read, as far as its posts need it. */
export interface ReadSource {
  id: number
  accountId: number
  type: SourceType
}
