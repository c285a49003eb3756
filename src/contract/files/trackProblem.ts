/** Codecs that every supported browser plays in an mp4 or mov file, by the codes of their sample descriptions. */
const PLAYABLE = {
  video: new Set(['avc1', 'avc3', 'vp08', 'vp09', 'av01']),
  audio: new Set(['mp4a', 'Opus', 'fLaC', '.mp3']),
}
export type VideoPart = keyof typeof PLAYABLE

/** Profiles of H.264 that only studios use: 10 bits, 4:2:2, 4:4:4, CAVLC 4:4:4. */
const STUDIO_PROFILES = new Set([110, 122, 244, 44])

const ENCRYPTED = new Set(['encv', 'enca', 'drmi', 'drms'])

/** Common names; other codecs are named by their code. */
const NAMES: Record<string, string> = {
  hvc1: 'HEVC',
  hev1: 'HEVC',
  dvh1: 'HEVC',
  dvhe: 'HEVC',
  mp4v: 'MPEG-4 Part 2',
  apch: 'ProRes',
  apcn: 'ProRes',
  apcs: 'ProRes',
  apco: 'ProRes',
  ap4h: 'ProRes',
  ap4x: 'ProRes',
  avc1: 'H.264 10 bit / 4:2:2',
  avc3: 'H.264 10 bit / 4:2:2',
  'ac-3': 'Dolby Digital',
  'ec-3': 'Dolby Digital Plus',
  sowt: 'PCM',
  twos: 'PCM',
  lpcm: 'PCM',
  in24: 'PCM',
}

/** The codec of a video's track. */
export interface TrackCodec {
  /** Four characters. */
  code: string
  /** The profile of H.264; null for another codec. */
  profile: number | null
}

export type VideoProblem = { code: 'encrypted-video' } | { code: 'unplayable-video'; codec: string }

/** Why browsers cannot play a video's track; null when they can. */
export function trackProblem(part: VideoPart, { code, profile }: TrackCodec): VideoProblem | null {
  if (ENCRYPTED.has(code)) return { code: 'encrypted-video' }
  const isPlayable = PLAYABLE[part].has(code) && !(profile !== null && STUDIO_PROFILES.has(profile))
  return isPlayable ? null : { code: 'unplayable-video', codec: nameOf(code) }
}

const nameOf = (code: string) => NAMES[code] ?? (code.replace(/[^\w.-]/g, '').trim() || '?')
