/**
 * Compares the catalogues of all languages: the keys and arguments must be equal, and the plurals complete. The sources
 * must use every key of the cabinet's catalogue.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

const LOCALES = ['ru', 'en']
const PLURALS = { ru: ['one', 'few', 'many', 'other'], en: ['one', 'other'] }
/** The folder of each catalogue, with the sources that use it. */
const CATALOGUES = {
  translations: ['src'],
  'translations/shared': ['src', 'server', 'demo'],
  'translations/server': ['server', 'demo', 'src/contract'],
  'translations/landing': ['server'],
  'translations/widget': ['widget'],
  'translations/widget/line': ['widget/line'],
  'translations/widget/stories': ['widget/stories'],
  'translations/widget/player': ['widget/player'],
  'translations/widget/model': ['widget/model'],
}
/** Beginnings of ids that the code composes, for example `server.` and the code of an error. */
const COMPOSED = [
  'reports.state_',
  'server.',
  'server.feed-',
  'server.feed-is-',
  'server.network-',
  'server.review-file-',
  'server.owner_',
  'server.payment_',
  'server.document_',
  'server.import_',
  'server.invoice_',
  'server.invoice_plan-',
  'server.role_',
  'server.role-about_',
  'server.email_',
  'server.letter_token-subject_',
  'server.permission_',
  'server.category_',
  'role.',
  'plan.',
  'state.',
  'usage.',
  'provider.label_reason-',
  'provider.submit_',
  'provider.done_',
  'invoices.action_',
  'invoices.done_',
  'invoices.question_',
  'invoices.submit_',
  'provider.action_',
  'provider.locale_',
  'start.title_',
  'start.text_',
  'start.action_',
  'model.',
]
/**
 * Names of arguments that are quantities, and the units that follow quantities. Their numbers must be formatted for the
 * language.
 */
const QUANTITIES = ['size', 'total', 'shown', 'published', 'done', 'rating', 'x', 'y', 'rotate']
const UNIT = /^[ \u00a0]?(?:[МMГG][БB]|%|°)/
/**
 * Catalogues of the embed. It has no number formatter, because its numbers are whole and below a thousand, and only a
 * small formatter of plurals.
 */
const EMBED = [
  'translations/widget',
  'translations/widget/line',
  'translations/widget/stories',
  'translations/widget/player',
]
const problems = []

function sources(folder) {
  return readdirSync(folder).flatMap((name) => {
    const place = path.join(folder, name)
    if (statSync(place).isDirectory()) return sources(place)
    return /\.tsx?$/.test(name) && !/\.test\./.test(name) ? [readFileSync(place, 'utf8')] : []
  })
}

/** The names and the kinds of a text's arguments. Also checks the text's plurals. */
function argumentsOf(nodes, where, locale, found = new Set()) {
  for (const node of nodes) {
    if (node.type === TYPE.literal || node.type === TYPE.pound) continue
    found.add(`${node.value}:${TYPE[node.type]}`)
    if (node.type === TYPE.plural && node.pluralType === 'cardinal') {
      for (const form of PLURALS[locale]) {
        if (!(form in node.options)) problems.push(`${where}: no plural form "${form}"`)
      }
    }
    for (const option of Object.values(node.options ?? {}))
      argumentsOf(option.value, where, locale, found)
    if (node.children) argumentsOf(node.children, where, locale, found)
  }
  return found
}

/**
 * Whether `createTexts` can format a message: it has only plain arguments, or it is one plural of `count` as a whole.
 */
function isSimple(nodes) {
  const [first] = nodes
  if (nodes.length === 1 && first.type === TYPE.plural) {
    const forms = Object.values(first.options).flatMap(({ value }) => value)
    return first.value === 'count' && forms.every(isPlain)
  }
  return nodes.every(isPlain)
}

const isPlain = ({ type }) => [TYPE.literal, TYPE.argument, TYPE.pound].includes(type)

/** Quantities without a format, which would be shown as JavaScript converts numbers to text. */
function plainQuantities(nodes) {
  return nodes.flatMap((node, index) => {
    const { type, value, options = {}, children = [] } = node
    const after = nodes[index + 1]
    const isCounted =
      QUANTITIES.includes(value) || (after?.type === TYPE.literal && UNIT.test(after.value))
    return [
      ...(type === TYPE.argument && isCounted ? [value] : []),
      ...Object.values(options).flatMap((option) => plainQuantities(option.value)),
      ...plainQuantities(children),
    ]
  })
}

for (const [folder, users] of Object.entries(CATALOGUES)) {
  if (!existsSync(path.join(folder, 'ru.json'))) continue
  const catalogues = LOCALES.map((locale) =>
    JSON.parse(readFileSync(path.join(folder, `${locale}.json`), 'utf8')),
  )
  const text = users.flatMap(sources).join('\n')
  for (const key of new Set(catalogues.flatMap(Object.keys))) {
    const shapes = LOCALES.map((locale, index) => {
      const where = `${folder}/${locale}.json ${key}`
      const message = catalogues[index][key]
      if (typeof message !== 'string' || message.trim() === '') {
        problems.push(`${where}: missing`)
        return null
      }
      const nodes = parse(message)
      if (EMBED.includes(folder) && !isSimple(nodes)) {
        problems.push(`${where}: the embed formats arguments, or one plural of "count" as a whole`)
      }
      for (const name of EMBED.includes(folder) ? [] : plainQuantities(nodes)) {
        problems.push(`${where}: {${name}} is a quantity, write {${name}, number}`)
      }
      return [...argumentsOf(nodes, where, locale)].sort().join()
    })
    if (!shapes.includes(null) && new Set(shapes).size > 1) {
      problems.push(`${folder} ${key}: arguments differ (${shapes.join(' | ')})`)
    }
    const names = [
      key,
      ...COMPOSED.filter((prefix) => key.startsWith(prefix)).map((prefix) =>
        key.slice(prefix.length),
      ),
    ]
    if (!names.some((name) => text.includes(`'${name}'`) || text.includes(`"${name}"`)))
      problems.push(`${folder} ${key}: unused`)
  }
}

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}
process.stdout.write('Catalogues agree.\n')
