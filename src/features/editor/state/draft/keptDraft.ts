import * as v from 'valibot'
import { FRAMES } from '@/contract/entities/posts/media'
import type { EditorState } from '@/features/editor/state/editorState'
import { withInteractionIds } from '@/features/editor/model/storedElements'
import type { PlacedElement } from '@/features/editor/kinds/placedRules'
import { byFrame } from '@/features/editor/model/elements'
import type { LinkIds } from '@/features/editor/model/marks'
import { NOTHING_SEEN, type PostDocument } from '@/features/editor/model/document'

/**
 * Raised when the format of documents changes so that older ones cannot be read. Drafts with an unknown number are
 * dropped.
 */
export const DRAFT_SCHEMA = 3

const isOnFrame = (value: unknown) =>
  v.is(v.object({ data: v.object({ view: v.picklist(FRAMES) }) }), value)
const list = v.array(v.unknown())
const shapeSchema = v.object({
  media: v.array(
    v.object({ id: v.number(), links: list, squareElements: list, storyElements: list }),
  ),
})

/**
 * Unsaved work on a post as the browser stores it. The document itself is not validated, because its schema version
 * determines its format.
 */
const keptDraftSchema = v.object({
  schemaVersion: v.literal(DRAFT_SCHEMA),
  postId: v.number(),
  /** The revision on which the work was based. */
  revision: v.number(),
  document: v.custom<PostDocument>((value) => v.is(shapeSchema, value)),
  mediaIndex: v.number(),
  seenMedia: v.optional(
    v.object({ stored: v.array(v.number()), uploaded: v.array(v.number()) }),
    NOTHING_SEEN,
  ),
  /** Time, ms. */
  savedAt: v.number(),
})
/** A draft of the previous version, with the elements of both frames in one list. */
const upgradedSchema = v.pipe(
  v.looseObject({
    schemaVersion: v.literal(2),
    document: v.looseObject({
      media: v.array(v.looseObject({ elements: v.array(v.custom<PlacedElement>(isOnFrame)) })),
    }),
  }),
  v.transform(({ document, ...draft }) => ({
    ...draft,
    schemaVersion: DRAFT_SCHEMA,
    document: {
      ...document,
      media: document.media.map(({ elements, ...item }) => ({ ...item, ...byFrame(elements) })),
    },
  })),
  keptDraftSchema,
)
export type KeptDraft = v.InferOutput<typeof keptDraftSchema>

/** Whether a later version of the cabinet stored the value, so that this page is an old one. */
export const isNewerDraft = (value: unknown): boolean =>
  v.is(v.object({ schemaVersion: v.pipe(v.number(), v.gtValue(DRAFT_SCHEMA)) }), value)

/** The stored draft; null for anything that this version cannot read as a draft. */
export function parseDraft(value: unknown): KeptDraft | null {
  const parsed = v.safeParse(v.union([keptDraftSchema, upgradedSchema]), value)
  return parsed.success ? parsed.output : null
}

/** The current unsaved work; null while no post is loaded. */
export function draftOf(
  { postInfo, postId, document, linkIds, interactionIds, mediaIndex, seenMedia }: EditorState,
  savedAt: number,
): KeptDraft | null {
  if (!postInfo || postId === null) return null
  return {
    schemaVersion: DRAFT_SCHEMA,
    postId,
    revision: postInfo.vitrinaPost.revision,
    document: withInteractionIds(withLinkIds(document, linkIds), interactionIds),
    mediaIndex,
    seenMedia,
    savedAt,
  }
}

/** Stores in the marks the ids that a save has assigned to them. Otherwise only this page would have these ids. */
function withLinkIds(document: PostDocument, linkIds: LinkIds): PostDocument {
  return {
    ...document,
    media: document.media.map((item) => ({
      ...item,
      links: item.links.map((mark) => {
        const id = linkIds[mark.id]
        return id === undefined ? mark : { ...mark, link: { ...mark.link, id } }
      }),
    })),
  }
}
