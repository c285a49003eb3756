import * as v from 'valibot'
import {
  settingsChangesSchema,
  WIDGET_SETTINGS,
  type SettingsOf,
  type WidgetSettings,
  type WidgetType,
} from '@/contract/widgets/settings/widgetSettings'
import { readJson } from '../../../db/readJson'
import { refused } from '../../../errors/apiError'
import { checkInput } from '../../../http/checkInput'
import { SETTINGS_RULES, type NamedFiles, type SettingsRules } from './settingsRules'

type Changes = v.InferOutput<typeof settingsChangesSchema>

/** The settings of one type of widget, stored as JSON. */
interface StoredSettings {
  /** The defaults of a new widget, which shows these albums. */
  initial(albums: readonly number[]): string
  /** Missing or malformed settings of an older version get the defaults of a new widget. */
  read(text: string): WidgetSettings
  /** Ids of the albums whose posts are shown. */
  albums(text: string): readonly number[]
  /** Changes some settings; refuses a setting that the type does not have, or an invalid value. */
  changed(text: string, changes: Changes): string
  /** Removes an album that is about to be deleted; null when the settings do not contain it. */
  withoutAlbum(text: string, albumId: number): string | null
  files(text: string): NamedFiles
}

/** The storage of settings of each type of widget. */
export const STORED_SETTINGS: Readonly<Record<WidgetType, StoredSettings>> = {
  gallery: storedSettings('gallery', SETTINGS_RULES.gallery),
  sku: storedSettings('sku', SETTINGS_RULES.sku),
  story: storedSettings('story', SETTINGS_RULES.story),
  stl: storedSettings('stl', SETTINGS_RULES.stl),
}

function storedSettings<Type extends WidgetType>(
  type: Type,
  rules: SettingsRules<SettingsOf<Type>>,
): StoredSettings {
  const { schema, defaults } = WIDGET_SETTINGS[type]
  const sentSchema = v.object({ gallerySettings: v.partial(v.strictObject(schema.entries)) })

  /** Complete settings, with defaults filled in. */
  function settingsOf(kept: Changes): SettingsOf<Type> {
    const known = Object.entries(schema.entries).flatMap(([name, entry]) => {
      const result = v.safeParse(entry, kept[name])
      return result.success ? [[name, result.output]] : []
    })
    return v.parse(schema, { ...defaults, ...Object.fromEntries(known) })
  }
  const read = (text: string) => settingsOf(readJson(settingsChangesSchema, text))

  return {
    initial: (albums) => JSON.stringify('albums' in defaults ? { ...defaults, albums } : defaults),
    read,
    albums: (text) => rules.albums(read(text)),
    changed(text, changes) {
      const unknown = Object.keys(changes).find((name) => !Object.hasOwn(schema.entries, name))
      if (unknown !== undefined) {
        throw refused('unknown-setting', `gallerySettings.${unknown}`, { name: unknown })
      }
      const { gallerySettings } = checkInput(sentSchema, { gallerySettings: changes })
      const kept: Changes = { ...read(text) }
      return JSON.stringify(rules.tidy(settingsOf({ ...kept, ...gallerySettings })))
    },
    withoutAlbum(text, albumId) {
      const settings = read(text)
      if (!rules.albums(settings).includes(albumId)) return null
      return JSON.stringify(rules.withoutAlbum(settings, albumId))
    },
    files: (text) => rules.files(read(text)),
  }
}
