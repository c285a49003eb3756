import type { RecordFile } from '@/app/recorder/recordFormat'

/** The offset and the prime of the 32-bit FNV-1a hash. */
const [FNV_OFFSET, FNV_PRIME] = [0x811c9dc5, 0x01000193]
const HEX = 16
const HEX_LENGTH = 8

/**
 * Names a record by when its actions happened: eight hexadecimal digits, the same for every copy of a file, also after
 * notes were added to it.
 */
export function recordIdOf({
  session,
  stagedActionIds,
  actionsById,
}: Pick<RecordFile, 'session' | 'stagedActionIds' | 'actionsById'>): string {
  let hash = FNV_OFFSET
  const take = (text: string) => {
    for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME)
  }
  take(session.startedAt)
  for (const id of stagedActionIds) {
    const step = actionsById[id]
    take(`\n${step?.timestamp ?? ''} ${step?.action.type ?? ''}`)
  }
  return (hash >>> 0).toString(HEX).padStart(HEX_LENGTH, '0')
}
