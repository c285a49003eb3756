import { RECORD_SCHEMA, type RecordFile } from '@/app/recorder/recordFormat'
import { sliceLoaded } from '@/common/store/loadedSlicesSlice'
import { GALLERY_DEFAULTS } from '@/contract/widgets/settings/galleryDefaults'
import { widgetEditorSlice } from '@/features/widgets/widgetsSlice'
import { eachObject } from './eachObject'

type State = Record<string, unknown> & { loadedSlices?: string[] }
type Steps = RecordFile['actionsById']

/** A record as the next schema has it. */
type Migration = (state: State, steps: Steps) => { state: State; steps: Steps }

/** By the schema of a record. Its names are those of that time, so a migration stays as it is. */
const MIGRATIONS: Record<number, Migration> = { 2: withPageSlices, 3: withWidgetEditor }

/** Whether a record of this schema can be brought to ours. */
export const isReadableSchema = (schema: number) => schema === RECORD_SCHEMA || schema in MIGRATIONS

/** A record of a readable schema as our reducers read it; a newer one is returned as it is. */
export function migrateRecord(file: RecordFile): RecordFile {
  let record = { state: file.committedState as State, steps: file.actionsById }
  for (let { schema } = file.session; schema < RECORD_SCHEMA; schema += 1) {
    const migrate = MIGRATIONS[schema]
    if (migrate) record = migrate(record.state, record.steps)
  }
  return { ...file, committedState: record.state, actionsById: record.steps }
}

/** Until schema 3 these slices were there from the start; since then a page loads them, and they have to be listed. */
function withPageSlices(state: State, steps: Steps) {
  const moved = ['albums', 'albumBuilder', 'analytics', 'products', 'profile', 'segments']
  const loaded = new Set([...(state.loadedSlices ?? []), ...moved.filter((name) => name in state)])
  return { state: { ...state, loadedSlices: [...loaded] }, steps }
}

/**
 * Since schema 4 the gallery's editor is that of every widget, a gallery has more settings, and the choice of a cover is
 * there from the start.
 */
function withWidgetEditor({ galleryEditor, ...rest }: State, steps: Steps) {
  const [before, after, always] = ['galleryEditor', 'widgetEditor', 'videoCover']
  const renamed = (slice: string) => (slice === before ? after : slice)
  const state: State = {
    ...rest,
    ...(galleryEditor
      ? { [after]: { ...widgetEditorSlice.getInitialState(), ...galleryEditor } }
      : {}),
    loadedSlices: (rest.loadedSlices ?? []).filter((slice) => slice !== always).map(renamed),
  }
  for (const part of [state, steps]) eachObject(part, fillGallery)
  const migrated = Object.entries(steps).map(([id, step]) => {
    const { type } = step.action
    if (type.startsWith(`${before}/`)) {
      return [id, { ...step, action: { ...step.action, type: type.replace(before, after) } }]
    }
    if (!sliceLoaded.match(step.action)) return [id, step]
    const { slice } = step.action.payload
    // The step stays, so that the others keep their numbers.
    const action = slice === always ? { type: '@@known' } : sliceLoaded({ slice: renamed(slice) })
    return [id, { ...step, action }]
  })
  return { state, steps: Object.fromEntries(migrated) as Steps }
}

/** Gives a gallery, its working copy or its preview the settings that came since; it may have some of them. */
function fillGallery(node: Record<string, unknown>): void {
  const { widgetType = 'gallery' } = node
  if (widgetType !== 'gallery' && widgetType !== 'sku') return
  for (const key of ['gallerySettings', ...('posts' in node ? ['settings'] : [])]) {
    const settings = node[key]
    if (typeof settings !== 'object' || settings === null || !('cols_min' in settings)) continue
    node[key] = { ...GALLERY_DEFAULTS, ...settings }
  }
}
