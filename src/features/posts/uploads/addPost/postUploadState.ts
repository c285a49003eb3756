import type { Message } from '@/common/i18n/messages'
import type { ChosenFile, QueuedFile } from '@/common/uploads/queuedFile'
import type { UploadedMedia } from '@/contract/entities/posts/media'

/** A chosen file that is being uploaded. The file itself is in the registry, under the same id. */
export interface FileToUpload extends ChosenFile, QueuedFile {
  /** Position among the files of the post, in the order in which they were chosen. */
  place: number
  status: 'waiting' | 'sending' | 'failed'
  /** The file with the same content, for which this one is left out; null once the person keeps both. */
  sameAs?: string | null
}

export interface UploadedFile {
  id: string
  place: number
  name: string
  /** Bytes. */
  size: number
  media: UploadedMedia
  /** The post that was created from this file alone. */
  postId?: number | null
  /** Why no post was created from this file alone. */
  problem?: Message | null
}

/** A link by which a post is added, with its problem. */
export interface PostLink {
  link: string
  error: Message | null
}

/** The ways of adding a post, in the order of their tabs. */
export const UPLOAD_TABS = ['upload', 'link', 'story', 'live'] as const
export type UploadTab = (typeof UPLOAD_TABS)[number]
export const isUploadTab = (name: string): name is UploadTab =>
  UPLOAD_TABS.includes(name as UploadTab)

/** The state of the uploads (product-rules/records.md#upload-state). */
export interface PostUploadState {
  /** The open tab; null while the dialog is closed. */
  modalType: UploadTab | null
  caption: string
  filesToUpload: FileToUpload[]
  uploadedFiles: UploadedFile[]
  /** Whether each file becomes a post of its own; kept for the next opening. */
  isPostPerFile: boolean
  /** Ids of the stored files from which one post, or a post each, is being created, in order. */
  mediaList: number[]
  /** The typed link; a post is added by exactly one. */
  links: PostLink[]
  /** Files that did not fit into the post. */
  leftOutCount: number
  /** Files that did not fit. When a file is refused, the first of them replaces it. */
  spareFiles: ChosenFile[]
  /** The source from which a post is being created now. */
  adding: 'files' | 'link' | null
  /** Why no post was created from the files. */
  problem: Message | null
  /** The connection is lost: files wait until it is restored. */
  isPaused: boolean
  /** Whether the person is asked before closing, because something would be lost. */
  isLeaveAsked: boolean
}

export const EMPTY_UPLOAD: PostUploadState = {
  modalType: null,
  caption: '',
  filesToUpload: [],
  uploadedFiles: [],
  isPostPerFile: false,
  mediaList: [],
  links: [],
  leftOutCount: 0,
  spareFiles: [],
  adding: null,
  problem: null,
  isPaused: false,
  isLeaveAsked: false,
}
