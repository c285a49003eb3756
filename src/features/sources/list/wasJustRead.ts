const JUST_READ_MS = 60_000

/** Whether a source was read (ISO time) so shortly before `now` (ms) that another reading would find nothing. */
export const wasJustRead = (syncedAt: string | null, now: number): boolean =>
  syncedAt !== null && now - Date.parse(syncedAt) < JUST_READ_MS
