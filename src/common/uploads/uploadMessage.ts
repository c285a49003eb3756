import type { ApiError } from '@/common/api/apiError'
import type { Message, MessageId } from '@/common/i18n/messages'
import { megabytes } from '@/common/lib/format'
import type { UploadProblem, UploadProblemCode } from '@/contract/files/uploads'

const TEXTS: Record<UploadProblemCode, MessageId> = {
  'empty-file': 'upload.empty-file',
  'unsupported-type': 'upload.unsupported-type',
  'file-too-large': 'upload.file-too-large',
  'unreadable-file': 'upload.unreadable-file',
  'animated-picture': 'upload.animated-picture',
  'video-not-loaded': 'upload.video-not-loaded',
  'no-video-track': 'upload.no-video-track',
  'encrypted-video': 'upload.encrypted-video',
  'unplayable-video': 'upload.unplayable-video',
  'image-too-small': 'upload.image-too-small',
  'too-many-pixels': 'upload.too-many-pixels',
  'too-many-scans': 'upload.too-many-scans',
  'aspect-too-wide': 'upload.aspect-too-wide',
  'model-not-stl': 'upload.model-not-stl',
  'model-broken': 'upload.model-broken',
  'model-bad-number': 'upload.model-bad-number',
  'model-empty': 'upload.model-empty',
  'model-too-many-triangles': 'upload.model-too-many-triangles',
  'model-too-large': 'upload.model-too-large',
}

const isProblem = (code: string | undefined): code is UploadProblemCode =>
  code !== undefined && code in TEXTS

/**
 * The message for a file that was not uploaded: its name and the measured figure
 * (product-rules/uploads.md#upload-limits).
 */
export function uploadMessage(error: ApiError, fileName: string): Message {
  if (error.kind !== 'envelope') return brokenUpload(error)
  if (!isProblem(error.code)) return { text: error.message }
  const { bytes = 0, maxBytes = 0, ...values } = error.values ?? {}
  return {
    id: TEXTS[error.code],
    values: {
      ...values,
      fileName: shortName(fileName),
      sizeMb: megabytes(Number(bytes)),
      maxMb: megabytes(Number(maxBytes)),
    },
  }
}

/** The back office's text for the failed request, or else advice to check the connection or to reload the page. */
function brokenUpload(error: Exclude<ApiError, { kind: 'envelope' }>): Message {
  if (error.kind === 'http' && error.status !== 500) {
    const { status, statusMessage } = error
    if (statusMessage) return { text: statusMessage }
    return { id: status < 500 ? 'upload.error_connection' : 'upload.error_server' }
  }
  const isConnection = error.kind === 'network' || error.kind === 'timeout'
  return { id: isConnection ? 'upload.error_connection' : 'upload.error_server' }
}

/** A problem found before the file was sent, as the error that the back office would have returned. */
export function errorOfProblem({ code, ...values }: UploadProblem): ApiError {
  return { kind: 'envelope', message: '', code, values }
}

/**
 * Maximum number of characters shown of a file's name. A longer name loses its middle, because its end shows the type.
 */
const LONGEST = 60
const END = 16

const IS_RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
/** Isolates a right-to-left name from the text around it. */
const isolated = (name: string) => (IS_RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name)

/** A file's name as a message or a row shows it, whatever its script and length. */
export function shortName(name: string): string {
  const letters = Array.from(name)
  if (letters.length <= LONGEST) return isolated(name)
  const [start, end] = [letters.slice(0, LONGEST - END - 1), letters.slice(-END)]
  return isolated(`${start.join('')}…${end.join('')}`)
}
