import { createHash } from 'node:crypto'
import { readdir, readFile, utimes } from 'node:fs/promises'
import path from 'node:path'
import type { IdName } from '@/contract/entities/posts/post'
import type { Db } from '../../../server/db/openDatabase'
import { albumOf, colourOf, textOf, type Ledger } from './crashLedger'

/** Files below the folders of a data folder's store. */
export async function storedFiles(dataDir: string): Promise<string[]> {
  const lists = await Promise.all(
    ['blobs', 'originals', 'tmp'].map((folder) =>
      readdir(path.join(dataDir, folder), { recursive: true, withFileTypes: true }),
    ),
  )
  return lists
    .flat()
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/** Makes files as old as if hours had passed since the crash. */
export async function ageFiles(files: readonly string[], milliseconds: number): Promise<void> {
  const time = new Date(Date.now() - milliseconds)
  await Promise.all(files.map((file) => utimes(file, time, time)))
}

/** The files that no row of `media` names. */
export async function orphansOf(db: Db, files: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('media').select(['blob', 'variants']).execute()
  const text = JSON.stringify(rows)
  return files.filter((file) => !text.includes(path.basename(file)))
}

/** Problems of the rows, one sentence each. */
export async function problemsOfRows(db: Db, ledger: Ledger, albums: IdName[]): Promise<string[]> {
  const posts = await db.selectFrom('post').select(['id', 'revision', 'text']).execute()
  const media = await db.selectFrom('media').select('id').execute()
  const pictures = await db.selectFrom('post_media').select(['post_id', 'elements']).execute()
  const places = await db.selectFrom('album_post').select(['post_id', 'album_id']).execute()
  const audits = await db.selectFrom('audit').select(['action', 'entity_id', 'detail']).execute()
  const audited = (action: string, id: number) =>
    audits.filter((row) => row.action === action && row.entity_id === String(id))
  const mediaIds = new Set(media.map(({ id }) => id))
  const problems = [
    ...[...ledger.media].filter((id) => !mediaIds.has(id)).map((id) => `media ${id} is lost`),
    ...media
      .filter(({ id }) => audited('media.upload', id).length !== 1)
      .map(({ id }) => `media ${id} is half written`),
  ]
  const created = await db.selectFrom('album').select('name').execute()
  for (const name of ledger.albums) {
    const count = created.filter((album) => album.name === name).length
    if (count !== 1) problems.push(`${name} was created ${count} times`)
  }
  const found = new Map(posts.map((post) => [post.id, post]))
  for (const [id, { revision, save }] of ledger.posts) {
    const post = found.get(id)
    if (!post) problems.push(`post ${id} is lost`)
    else if (post.revision < revision) problems.push(`save ${save} of post ${id} is lost`)
    else if (post.revision === revision && post.text !== textOf(save)) {
      problems.push(`post ${id} is not as it was saved`)
    }
  }
  for (const { id, revision, text } of posts) {
    const save = Number(text.split(' ')[1])
    const album = save === 0 ? [] : [albumOf(albums, save).id]
    const elements = pictures.filter((row) => row.post_id === id).map((row) => row.elements)
    const isWhole =
      audited('post.create', id).length === 1 &&
      audited('post.save', id).length === revision - 1 &&
      elements.length === 1 &&
      (save === 0 || elements[0]?.includes(colourOf(save))) &&
      String(places.filter((row) => row.post_id === id).map((row) => row.album_id)) ===
        String(album)
    if (!isWhole) problems.push(`post ${id} at revision ${revision} is half written`)
  }
  return problems
}

const checked = new Set<string>()

/** Problems of the files that rows name, one sentence each. A file is read once. */
export async function problemsOfFiles(db: Db, files: readonly string[]): Promise<string[]> {
  const paths = new Map(files.map((file) => [path.basename(file), file]))
  const rows = await db.selectFrom('media').select(['blob', 'variants']).execute()
  const names = JSON.stringify(rows).match(/[0-9a-f]{64}\.[a-z0-9]+/g) ?? []
  const problems: string[] = []
  for (const name of new Set(names)) {
    const file = paths.get(name)
    if (file === undefined) problems.push(`file ${name} is lost`)
    else if (!checked.has(name)) {
      const hash = createHash('sha256')
        .update(await readFile(file))
        .digest('hex')
      if (!name.startsWith(hash)) problems.push(`file ${name} is torn`)
      checked.add(name)
    }
  }
  return problems
}
