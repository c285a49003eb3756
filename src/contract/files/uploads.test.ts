import {
  checkUpload,
  formatOfContent,
  kindOfLinkedFile,
  kindOfPostFile,
  MAX_IMAGE_PIXELS,
  MEGABYTE,
  type FileFacts,
} from './uploads'

const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((character) => character.charCodeAt(0)) : [part],
    ),
  )

test.each([
  ['jpeg', bytes(0xff, 0xd8, 0xff, 0xe1)],
  ['png', bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a)],
  ['webp', bytes('RIFF', 1, 2, 3, 4, 'WEBP')],
  ['mov', bytes(0, 0, 0, 20, 'ftypqt  ')],
  ['mp4', bytes(0, 0, 0, 24, 'ftypisom')],
  ['mp4', bytes(0, 0, 0, 24, 'ftypmp42')],
  ['mp4', bytes(0, 0, 0, 24, 'ftypM4V ')],
  // HEIC pictures of phones use the same box.
  [null, bytes(0, 0, 0, 24, 'ftypheic')],
  [null, bytes(0, 0, 0, 24, 'moovisom')],
  [null, bytes(0xff, 0xd8)],
  [null, bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a)],
  [null, bytes('<!doctype html>')],
  [null, bytes('RIFF', 1, 2, 3, 4, 'WAVE')],
  [null, bytes('RIFX', 1, 2, 3, 4, 'WEBP')],
  [null, bytes()],
])('detects a file by its content: %s', (format, head) => {
  expect(formatOfContent(head)).toBe(format)
})

const photo: FileFacts = { format: 'jpeg', bytes: 1000, width: 1600, height: 1200 }

test.each<[string, Parameters<typeof checkUpload>[0], Partial<FileFacts>, object | null]>([
  ['a valid photo', 'postImage', {}, null],
  ['exactly the minimum side', 'postImage', { width: 480, height: 480 }, null],
  [
    'one side too small',
    'postImage',
    { width: 1600, height: 479 },
    { code: 'image-too-small', width: 1600, height: 479, minSide: 480, side: 'each' },
  ],
  ['exactly the maximum size', 'postImage', { bytes: 10 * MEGABYTE }, null],
  [
    'a byte too many',
    'postImage',
    { bytes: 10 * MEGABYTE + 1 },
    { code: 'file-too-large', bytes: 10 * MEGABYTE + 1, maxBytes: 10 * MEGABYTE },
  ],
  ['an empty file', 'postImage', { bytes: 0 }, { code: 'empty-file' }],
  [
    'a format that only other uploads accept',
    'postImage',
    { format: 'webp' },
    { code: 'unsupported-type', formats: '.jpg, .png, .mov, .mp4' },
  ],
  [
    'an unknown format',
    'albumCover',
    { format: null },
    { code: 'unsupported-type', formats: '.jpg, .png' },
  ],
  [
    'a photo that cannot be decoded',
    'postImage',
    { width: undefined, height: undefined },
    { code: 'unreadable-file' },
  ],
  [
    'a decompression bomb',
    'postImage',
    { width: 30_000, height: 30_000 },
    { code: 'too-many-pixels', width: 30_000, height: 30_000 },
  ],
  ['an unknown height', 'postImage', { height: undefined }, { code: 'unreadable-file' }],
  [
    'exactly the maximum number of pixels',
    'postImage',
    { width: 10_000, height: MAX_IMAGE_PIXELS / 10_000 },
    null,
  ],
  [
    'a row of pixels too many',
    'postImage',
    { width: 10_000, height: MAX_IMAGE_PIXELS / 10_000 + 1 },
    { code: 'too-many-pixels', width: 10_000, height: 5001 },
  ],
  [
    'an animated picture',
    'postImage',
    { format: 'png', isAnimated: true },
    { code: 'animated-picture' },
  ],
  ['an animated product photo', 'productPhoto', { format: 'webp', isAnimated: true }, null],
  ['a small cover of a video', 'videoCover', { width: 10, height: 1000 }, null],
  [
    'a sticker in a format that only other uploads accept',
    'sticker',
    { format: 'mp4' },
    { code: 'unsupported-type', formats: '.jpg, .png, .webp' },
  ],
  [
    'a linked picture in an unknown format',
    'linkedImage',
    { format: null },
    { code: 'unsupported-type', formats: '.jpg, .png, .webp, .mov, .mp4' },
  ],
  ['a large video', 'postVideo', { format: 'mp4', bytes: 50 * MEGABYTE }, null],
  ['a wide cover', 'albumCover', { width: 1600, height: 900 }, null],
  [
    'a cover that is too wide',
    'albumCover',
    { width: 1601, height: 900 },
    { code: 'aspect-too-wide', width: 1601, height: 900 },
  ],
  [
    'a product photo whose long side is large enough',
    'productPhoto',
    { width: 300, height: 100 },
    null,
  ],
  [
    'a product photo that is small on both sides',
    'productPhoto',
    { width: 299, height: 298 },
    { code: 'image-too-small', width: 299, height: 298, minSide: 300, side: 'long' },
  ],
])('checks a file against the upload table: %s', (_name, place, change, problem) => {
  expect(checkUpload(place, { ...photo, ...change })).toEqual(problem)
})

test('checks pictures and videos of a post by separate rules', () => {
  expect(kindOfPostFile('mov')).toBe('postVideo')
  expect(kindOfPostFile('png')).toBe('postImage')
  expect(kindOfPostFile(null)).toBe('postImage')
  expect(kindOfLinkedFile('mp4')).toBe('postVideo')
  expect(kindOfLinkedFile('webp')).toBe('linkedImage')
  expect(kindOfLinkedFile(null)).toBe('linkedImage')
})
