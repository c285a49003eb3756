import { open } from 'node:fs/promises'
import { ANIMATION_HEADER_BYTES, isAnimatedPicture } from '@/contract/files/isAnimatedPicture'
import {
  checkUpload,
  MAX_PIXEL_SCANS,
  formatOfContent,
  VIDEO_FORMATS,
  type FileFormat,
  type UploadKind,
  type UploadProblem,
} from '@/contract/files/uploads'
import { jpegScans } from '../pictures/jpegScans'
import { measurePicture, type PixelSize } from '../pictures/pictures'
import { probeVideo } from '../videos/probeVideo'

/** A received file that is not stored yet. */
export interface ReceivedFile {
  /** The sender's file name; for messages only. */
  fileName: string
  /** The path of the temporary file. */
  path: string
  bytes: number
  sha256: string
  /** The first bytes, by which the format is detected. */
  head: Uint8Array
}

export interface CheckedFile extends PixelSize {
  format: FileFormat
  /** Milliseconds; null for a picture. */
  duration: number | null
}

/** A file that the upload table refuses. */
export class UploadRefused extends Error {
  readonly problem: UploadProblem
  readonly fileName: string

  constructor(problem: UploadProblem, fileName: string) {
    super(problem.code)
    this.problem = problem
    this.fileName = fileName
  }
}

/** Checks a file by its content against a row of the upload table; throws `UploadRefused`. */
export async function checkFile(place: UploadKind, file: ReceivedFile): Promise<CheckedFile> {
  const format = formatOfContent(file.head)
  const isVideo = format !== null && VIDEO_FORMATS.includes(format)
  const video = isVideo ? await probeVideo(file.path) : null
  if (video === 'no-video-track') throw new UploadRefused({ code: video }, file.fileName)
  const size = video ?? (format && !isVideo ? await measurePicture(file.path) : null)
  const start = await fileStart(file.path, ANIMATION_HEADER_BYTES)
  const problem = checkUpload(place, {
    format,
    bytes: file.bytes,
    width: size?.width,
    height: size?.height,
    isAnimated: !isVideo && isAnimatedPicture(format, start),
  })
  const refusal = problem ?? video?.problem
  if (refusal) throw new UploadRefused(refusal, file.fileName)
  if (format === 'jpeg' && size && (await isTooCostly(file.path, size))) {
    throw new UploadRefused({ code: 'too-many-scans' }, file.fileName)
  }
  if (!format || !size) throw new UploadRefused({ code: 'unreadable-file' }, file.fileName)
  return { format, width: size.width, height: size.height, duration: video?.duration ?? null }
}

async function isTooCostly(file: string, { width, height }: PixelSize): Promise<boolean> {
  return width * height * (await jpegScans(file)) > MAX_PIXEL_SCANS
}

/** The first bytes of a file; fewer when it is shorter. */
async function fileStart(file: string, bytes: number): Promise<Uint8Array> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
