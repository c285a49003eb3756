import type { Created } from '@/contract/endpoint'
import type { Db } from '../db/openDatabase'

/** What `createOnce` stores of each kind, as far as it tells which row it is and what it was called. */
interface Results {
  album: { id: number; name: string }
  comment: number
  feed: { id: number; link: string }
  integration: { id: number }
  member: { memberId: number }
  postFile: number
  reviewImport: { id: number }
  savedView: { id: number }
  segment: { id: number; name: string }
  /** Results of before this field are sent again as another report. */
  supportReport: { id?: number }
  userMedia: { id: number }
  widget: { embedId: string; role: string }
}

type Find<Result> = (db: Db, result: Result) => { executeTakeFirst(): Promise<unknown> }

const FIND: { [Kind in Created]: Find<Results[Kind]> } = {
  album: (db, { id, name }) =>
    db.selectFrom('album').where('id', '=', id).where('name', '=', name).select('id'),
  comment: (db, id) => db.selectFrom('copyright_comment').where('id', '=', id).select('id'),
  // A disconnected feed has another link.
  feed: (db, { id, link }) =>
    db.selectFrom('catalogue_feed').where('id', '=', id).where('link', '=', link).select('id'),
  integration: (db, { id }) => db.selectFrom('integration').where('id', '=', id).select('id'),
  member: (db, { memberId }) => db.selectFrom('member').where('id', '=', memberId).select('id'),
  postFile: (db, id) =>
    db.selectFrom('post_media').where('media_id', '=', id).select('post_media.media_id'),
  reviewImport: (db, { id }) => db.selectFrom('review_import').where('id', '=', id).select('id'),
  savedView: (db, { id }) => db.selectFrom('saved_view').where('id', '=', id).select('id'),
  segment: (db, { id, name }) =>
    db.selectFrom('segment').where('id', '=', id).where('name', '=', name).select('id'),
  supportReport: (db, { id = 0 }) =>
    db.selectFrom('support_report').where('id', '=', id).select('id'),
  userMedia: (db, { id }) => db.selectFrom('user_media').where('id', '=', id).select('id'),
  widget: (db, { embedId, role }) =>
    db
      .selectFrom('widget')
      .where('embed_id', '=', embedId)
      .where('role', '=', role)
      .select('widget.id'),
}

/** Whether what a call created, by its stored result, was neither deleted nor renamed since. */
export async function standsAsCreated(db: Db, kind: Created, result: string): Promise<boolean> {
  const find = FIND[kind] as Find<unknown>
  return (await find(db, JSON.parse(result)).executeTakeFirst()) !== undefined
}
