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
  ['a phone’s HEVC', 'video', 'hvc1', null, 'HEVC'],
  ['an editor’s ProRes', 'video', 'apcn', null, 'ProRes'],
  ['H.264 of ten bits', 'video', 'avc1', 110, 'H.264 10 bit / 4:2:2'],
  ['H.264 of 4:2:2', 'video', 'avc3', 122, 'H.264 10 bit / 4:2:2'],
  ['sound as it came', 'audio', 'sowt', null, 'PCM'],
  ['a cinema’s sound', 'audio', 'ec-3', null, 'Dolby Digital Plus'],
  ['a picture’s codec for sound', 'audio', 'av01', null, 'av01'],
  ['an unknown code', 'video', 'XyZ1', null, 'XyZ1'],
  ['a code with markup', 'video', '<b> ', null, 'b'],
  ['a code that cannot be written', 'video', '\u0000\u0001\u0002 ', null, '?'],
])('names the codec of %s', (_what, part, code, profile, codec) => {
  expect(trackProblem(part, { code, profile })).toEqual({ code: UNPLAYABLE, codec })
})

test.each<[VideoPart, string]>([
  ['video', 'encv'],
  ['audio', 'enca'],
  ['video', 'drmi'],
  ['audio', 'drms'],
])('reports a protected %s (%s) as protected, not as unknown', (part, code) => {
  expect(trackProblem(part, { code, profile: null })).toEqual({ code: 'encrypted-video' })
})
