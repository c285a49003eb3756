/** The product's messages, and the texts of both languages that tests could mistake them for. */
import { readFileSync } from 'node:fs'

export const LOCALES = ['ru', 'en']
/** The folder of each catalogue, where its messages are raised, and whether a text of it is a message. */
const CATALOGUES = [
  { folder: 'translations', raisedIn: ['src'], isMessage: isCabinetMessage },
  {
    folder: 'translations/shared',
    raisedIn: ['src', 'server', 'demo'],
    isMessage: (key) => !key.startsWith('audit.'),
  },
  {
    folder: 'translations/server',
    raisedIn: ['server', 'demo', 'src/contract'],
    // A text of the back office that has a kind (`document_…`, `letter_…`, `import_…`) is part of a file, a letter or a command.
    isMessage: (key) => !key.includes('_'),
  },
]
/** Kinds of texts of the cabinet that are messages (docs/recipes/message.md). */
const KINDS = ['alert', 'error', 'done']
/** Messages whose kind is that of any text: dialogs that come by themselves, questions before work is lost, saves. */
const ALSO_MESSAGES = [
  'albums.text_not-saved',
  'common.text_drop',
  'common.text_leave',
  'common.title_drop',
  'common.title_leave',
  'common.title_load-failed',
  'common.title_no-rights',
  'editor.text_conflict',
  'editor.text_conflict-automatic',
  'editor.text_conflict-by',
  'editor.text_conflict-own',
  'editor.text_published',
  'editor.text_saved',
  'module-failed.text',
  'module-failed.title',
  'not-found.text',
  'not-found.title',
  'offline.text',
  'offline.text_work-kept',
  'offline.title',
  'page-failed.text',
  'permission.status_failed',
  'permission.text_failed',
  'session.text_lost',
  'session.title_lost',
  'widgets.text_saved',
]

function isCabinetMessage(key) {
  const [slice, name] = key.split('.')
  // Ids that the product rules name have no slice.
  if (name === undefined) return slice !== 'role-label'
  return KINDS.includes(name.split('_')[0]) || ALSO_MESSAGES.includes(key)
}

/** `{ folder, key, texts, raisedIn, isMessage }` of each text of the cabinet and the back office. */
export function allTexts() {
  return CATALOGUES.flatMap(({ folder, raisedIn, isMessage }) => {
    const [ru, en] = LOCALES.map((locale) =>
      JSON.parse(readFileSync(`${folder}/${locale}.json`, 'utf8')),
    )
    return Object.keys(ru).map((key) => ({
      folder,
      key,
      texts: { ru: ru[key], en: en[key] },
      raisedIn,
      isMessage: isMessage(key),
    }))
  })
}

/**
 * Families of messages whose ids the code composes: the beginning that it adds, and the folders in which the rest of the
 * id names the message. A failure may be named further below, in `below`, where tests only know its cause.
 */
const FAMILIES = [
  {
    beginning: 'server.feed-is-',
    folders: ['server/feeds/', 'server/domains/feeds/'],
    below: [],
  },
  {
    beginning: 'server.feed-',
    folders: ['server/feeds/', 'server/domains/feeds/'],
    below: ['server/outbound/'],
  },
  {
    beginning: 'server.review-file-',
    folders: ['server/domains/reviews/', 'server/sheets/'],
    below: [],
  },
  {
    beginning: 'server.network-',
    folders: ['server/networks/', 'server/domains/sources/'],
    below: [],
  },
  { beginning: 'server.reading-', folders: ['server/domains/sources/'], below: ['server/limits/'] },
  {
    beginning: 'server.',
    folders: ['server/', 'demo/', 'test/', 'src/contract/'],
    below: [],
  },
  {
    beginning: 'upload.',
    folders: ['server/', 'src/contract/', 'src/common/uploads/', 'src/features/'],
    below: [],
  },
  { beginning: 'usage.alert_', folders: ['src/contract/entities/account/'], below: [] },
]

/** `{ name, folders, below }` of the names by which code and tests know a text; a whole id is known everywhere. */
export function namesOf({ key }) {
  const composed = FAMILIES.filter(({ beginning }) => key.startsWith(beginning))
  return [
    { name: key, folders: [''], below: [] },
    ...composed.map(({ beginning, ...places }) => ({
      name: key.slice(beginning.length),
      ...places,
    })),
  ]
}
