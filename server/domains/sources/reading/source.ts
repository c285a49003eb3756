import type { SourceType } from '@/contract/entities/sources/source'

/** The source being read, with the fields that its posts need. */
export interface ReadSource {
  id: number
  accountId: number
  type: SourceType
}
