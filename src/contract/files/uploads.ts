import type { VideoProblem } from './trackProblem'
import { LIMITS } from '../limits'
import type { StlProblem } from '@/contract/widgets/stl/stlFormat'

/**
 * The upload table (product-rules/uploads.md#upload-limits): the cabinet checks a file before it
 * sends it, the back office checks it again.
 */

export const MEGABYTE = 1024 * 1024

export type FileFormat = 'jpeg' | 'png' | 'webp' | 'mov' | 'mp4'
export type UploadKind =
  | 'postImage'
  | 'postVideo'
  /** A video's poster; it may be small, as the video may. */
  | 'videoCover'
  /** A picture of a linked page; sites store them as WebP. */
  | 'linkedImage'
  | 'albumCover'
  | 'productPhoto'
  /** A picture sticker or a background. */
  | 'sticker'
  /** A poster of a 3D model; the cabinet can render it from the model. */
  | 'modelPoster'

interface UploadRule {
  formats: readonly FileFormat[]
  /** Bytes. */
  maxBytes: number
  /** Px of the shorter side. */
  minShortSide?: number
  /** Px of the longer side. */
  minLongSide?: number
  /** Width divided by height. */
  maxAspect?: number
  /** Animated pictures are refused: only their first frame would be kept. */
  isStill?: boolean
}

export const UPLOAD_RULES: Record<UploadKind, UploadRule> = {
  postImage: {
    formats: ['jpeg', 'png'],
    maxBytes: 10 * MEGABYTE,
    minShortSide: 480,
    isStill: true,
  },
  postVideo: { formats: ['mov', 'mp4'], maxBytes: 50 * MEGABYTE },
  linkedImage: {
    formats: ['jpeg', 'png', 'webp'],
    maxBytes: 10 * MEGABYTE,
    minShortSide: 480,
  },
  videoCover: { formats: ['jpeg', 'png'], maxBytes: 10 * MEGABYTE },
  albumCover: {
    formats: ['jpeg', 'png'],
    maxBytes: 5 * MEGABYTE,
    minShortSide: 400,
    maxAspect: 16 / 9,
  },
  productPhoto: { formats: ['jpeg', 'png', 'webp'], maxBytes: 10 * MEGABYTE, minLongSide: 300 },
  modelPoster: {
    formats: ['jpeg', 'png', 'webp'],
    maxBytes: 10 * MEGABYTE,
    minLongSide: 300,
    isStill: true,
  },
  sticker: { formats: ['jpeg', 'png', 'webp'], maxBytes: 5 * MEGABYTE, isStill: true },
}

/** The largest file of any upload. */
export const MAX_UPLOAD_BYTES = UPLOAD_RULES.postVideo.maxBytes
/** The largest picture or video of a story. */
export const STORY_MAX_BYTES = LIMITS.storyFileBytes
/** Minutes that a video should not exceed; longer ones are accepted all the same (product-rules/uploads.md#upload-limits). */
export const RECOMMENDED_VIDEO_MINUTES = { post: 5, story: 1 } as const
/** The largest file that is decoded as a picture: no upload accepts a larger picture. */
export const MAX_PICTURE_BYTES = 10 * MEGABYTE
/** The maximum pixels of a decoded picture, to limit memory. */
export const MAX_IMAGE_PIXELS = 50_000_000

/**
 * The maximum of a progressive JPEG's pixels times its scans: enough for the largest picture with
 * the scans of usual encoders.
 */
export const MAX_PIXEL_SCANS = 12 * MAX_IMAGE_PIXELS

export const VIDEO_FORMATS: readonly FileFormat[] = ['mov', 'mp4']
export const MIME_TYPES: Record<FileFormat, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
}

/** The measured facts of a file. `format` is null for an unknown content. */
export interface FileFacts {
  format: FileFormat | null
  bytes: number
  /** Px as shown, after the EXIF rotation; absent when the file cannot be decoded. */
  width?: number | undefined
  height?: number | undefined
  /** Whether it has several frames. */
  isAnimated?: boolean
}

export type UploadProblem =
  | { code: 'empty-file' }
  /** `formats`: the accepted formats, as displayed. */
  | { code: 'unsupported-type'; formats: string }
  | { code: 'file-too-large'; bytes: number; maxBytes: number }
  | { code: 'unreadable-file' }
  | { code: 'animated-picture' }
  /** The browser could not decode the video, so it has no frame to show. */
  | { code: 'video-not-loaded' }
  /** A video file with sound only. */
  | { code: 'no-video-track' }
  /** Browsers cannot play it: its codec, or copy protection. */
  | VideoProblem
  /** `side`: which side is measured. */
  | {
      code: 'image-too-small'
      width: number
      height: number
      minSide: number
      side: 'each' | 'long'
    }
  | { code: 'too-many-pixels'; width: number; height: number }
  /** A progressive JPEG that takes the decoder too long. */
  | { code: 'too-many-scans' }
  | { code: 'aspect-too-wide'; width: number; height: number }
  | { code: StlProblem }

export type UploadProblemCode = UploadProblem['code']

/** A post accepts pictures and videos; the row of the table depends on the content. */
export function kindOfPostFile(format: FileFormat | null): UploadKind {
  return format && VIDEO_FORMATS.includes(format) ? 'postVideo' : 'postImage'
}

/** The row of the table for a linked file, by its content. */
export function kindOfLinkedFile(format: FileFormat | null): UploadKind {
  return format && VIDEO_FORMATS.includes(format) ? 'postVideo' : 'linkedImage'
}

const POST_UPLOAD_KINDS: Partial<Record<UploadKind, UploadKind[]>> = {
  postImage: ['postImage', 'postVideo'],
  postVideo: ['postImage', 'postVideo'],
  linkedImage: ['linkedImage', 'postVideo'],
}

const formatsOfPlace = (kind: UploadKind): FileFormat[] =>
  (POST_UPLOAD_KINDS[kind] ?? [kind]).flatMap((one) => UPLOAD_RULES[one].formats)

/**
 * The formats of an upload as displayed: `.jpg, .png`. For posts, the formats of pictures and of
 * videos.
 */
export function formatsOf(kind: UploadKind): string {
  return formatsOfPlace(kind)
    .map((format) => (format === 'jpeg' ? '.jpg' : `.${format}`))
    .join(', ')
}

/**
 * The `accept` attribute of the file chooser of an upload: `.jpg,.jpeg,.png`. The actual format is
 * detected by the content.
 */
export function acceptOf(kind: UploadKind): string {
  return formatsOfPlace(kind)
    .map((format) => (format === 'jpeg' ? '.jpg,.jpeg' : `.${format}`))
    .join(',')
}

/** The first problem of a file as an upload of this kind; null when it is accepted. */
export function checkUpload(kind: UploadKind, facts: FileFacts): UploadProblem | null {
  const rule = UPLOAD_RULES[kind]
  const { format, bytes, width, height } = facts
  if (bytes === 0) return { code: 'empty-file' }
  if (!format || !rule.formats.includes(format)) {
    return { code: 'unsupported-type', formats: formatsOf(kind) }
  }
  if (bytes > rule.maxBytes) return { code: 'file-too-large', bytes, maxBytes: rule.maxBytes }
  if (VIDEO_FORMATS.includes(format)) return null
  if (!width || !height) return { code: 'unreadable-file' }
  if (rule.isStill && facts.isAnimated) return { code: 'animated-picture' }
  if (width * height > MAX_IMAGE_PIXELS) return { code: 'too-many-pixels', width, height }
  const { minShortSide = 0, minLongSide = 0, maxAspect = Infinity } = rule
  if (Math.min(width, height) < minShortSide) {
    return { code: 'image-too-small', width, height, minSide: minShortSide, side: 'each' }
  }
  if (Math.max(width, height) < minLongSide) {
    return { code: 'image-too-small', width, height, minSide: minLongSide, side: 'long' }
  }
  if (width / height > maxAspect) return { code: 'aspect-too-wide', width, height }
  return null
}

const startsWith = (head: Uint8Array, bytes: readonly number[], at = 0) =>
  bytes.every((byte, index) => head[at + index] === byte)
const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0))

/** Format by content: the first 12 bytes of a file, whatever its name is. */
export function formatOfContent(head: Uint8Array): FileFormat | null {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith(head, ascii('RIFF')) && startsWith(head, ascii('WEBP'), 8)) return 'webp'
  if (startsWith(head, ascii('ftyp'), 4)) {
    return startsWith(head, ascii('qt  '), 8) ? 'mov' : isMp4Brand(head) ? 'mp4' : null
  }
  return null
}

const MP4_BRANDS = [
  'isom',
  'iso2',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'dash',
  'MSNV',
]
function isMp4Brand(head: Uint8Array): boolean {
  return MP4_BRANDS.some((brand) => startsWith(head, ascii(brand), 8))
}
