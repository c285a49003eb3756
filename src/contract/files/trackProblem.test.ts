import { trackProblem, type VideoPart } from './trackProblem'

const UNPLAYABLE = 'unplayable-video'

test.each<[VideoPart, string, number | null]>([
  ['video', 'avc1', 100],
  ['video', 'avc3', 66],
  ['video', 'av01', null],
  ['video', 'vp09', null],
  ['audio', 'mp4a', null],
  ['audio', 'Opus', null],
  ['audio', '.mp3', null],
])('accepts %s in %s (%j)', (part, code, profile) => {
  expect(trackProblem(part, { code, profile })).toBeNull()
})

test.each<[string, VideoPart, string, number | null, string]>([
  ['HEVC, which phones record', 'video', 'hvc1', null, 'HEVC'],
  ['ProRes, which video editors write', 'video', 'apcn', null, 'ProRes'],
  ['H.264 with ten bits', 'video', 'avc1', 110, 'H.264 10 bit / 4:2:2'],
  ['H.264 of 4:2:2', 'video', 'avc3', 122, 'H.264 10 bit / 4:2:2'],
  ['uncompressed audio', 'audio', 'sowt', null, 'PCM'],
  ['cinema audio', 'audio', 'ec-3', null, 'Dolby Digital Plus'],
  ['a picture codec in an audio track', 'audio', 'av01', null, 'av01'],
  ['an unknown codec', 'video', 'XyZ1', null, 'XyZ1'],
  ['a codec name with markup', 'video', '<b> ', null, 'b'],
  ['a codec name without printable characters', 'video', '\u0000\u0001\u0002 ', null, '?'],
])('names the codec of %s', (_what, part, code, profile, codec) => {
  expect(trackProblem(part, { code, profile })).toEqual({ code: UNPLAYABLE, codec })
})

test.each<[VideoPart, string]>([
  ['video', 'encv'],
  ['audio', 'enca'],
  ['video', 'drmi'],
  ['audio', 'drms'],
])('reports an encrypted %s (%s) as encrypted, not as unknown', (part, code) => {
  expect(trackProblem(part, { code, profile: null })).toEqual({ code: 'encrypted-video' })
})
