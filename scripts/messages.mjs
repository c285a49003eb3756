/**
 * Writes docs/messages.md: every message of the product, where it is raised, and the test that shows it. With `--check`
 * fails when the page is out of date, or when a message is raised nowhere or shown by no test.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { allTexts, namesOf } from './lib/messages/catalogue.mjs'
import { readAll, roomOf, shownBy } from './lib/messages/shownBy.mjs'

const PAGE = 'docs/messages.md'
const TEST = /\.(test|spec)\.tsx?$/
const TEST_FOLDERS = ['src', 'server', 'demo', 'test', 'e2e', 'widget']
/** Tests that walk all messages without showing any of them. */
const WALKS = ['server/language/messages.test.ts', 'test/docs/shownMessages.test.ts']

/** Tests that walk a family of messages by a list of the product itself, and fail without the words of any. */
const FAMILY_TESTS = {
  'widgets.alert_site-': 'src/features/widgets/installation/SiteCheck.test.tsx',
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => /\.tsx?$/.test(name))
    .sort()

/** `{ text, raised, shown }` of each message. */
export function messages() {
  const files = TEST_FOLDERS.flatMap(filesIn)
  const texts = allTexts()
  const sources = [...readAll(files.filter((file) => !TEST.test(file)))]
  const sourcesOfTests = readAll(files.filter((file) => TEST.test(file) && !WALKS.includes(file)))
  const places = new Map(texts.map((text) => [text, placesOf(text, sources)]))
  const shown = shownBy(texts, sourcesOfTests, (text) => places.get(text).map(roomOf))
  return texts
    .filter(({ isMessage }) => isMessage)
    .map((text) => {
      const raised = places.get(text)
      const family = Object.keys(FAMILY_TESTS).find((beginning) => text.key.startsWith(beginning))
      const tests = family ? [FAMILY_TESTS[family]] : [...shown.get(text)]
      return { text, raised, shown: nearest(tests, raised[0]) }
    })
}

/** The files that name a message in quotes. */
const placesOf = (text, sources) =>
  sources
    .filter(([file]) => text.raisedIn.some((folder) => file.startsWith(`${folder}/`)))
    .filter(([file, source]) =>
      namesOf(text).some(
        ({ name, folders, below }) =>
          [...folders, ...below].some((folder) => file.startsWith(folder)) &&
          (source.includes(`'${name}'`) || source.includes(`"${name}"`)),
      ),
    )
    .map(([file]) => file)

/** The test whose path has most in common with where a message is raised; of several the first by name. */
function nearest(tests, place = '') {
  const common = (file) => {
    const there = place.split('/')
    const differs = file.split('/').findIndex((part, index) => part !== there[index])
    return differs
  }
  return tests.sort((a, b) => common(b) - common(a) || (a < b ? -1 : 1))[0]
}

const cell = (text) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')
const code = (text) => (text === undefined ? '' : `\`${text}\``)

function pageOf(rows) {
  return [
    '# Messages',
    '',
    'Made by `npm run messages`; do not edit. Errors, refusals, warnings, confirmations and successes that the cabinet and the back office show,',
    'with the file that raises each (of several, the first) and [the test that shows it](testing.md#messages).',
    `${rows.length} messages. Not here: labels, hints and states of screens, texts of letters, documents, commands, the landing page and the embed.`,
    '',
    '| Key | Russian | English | Raised in | Shown by |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ text, raised, shown }) =>
        `| ${[code(text.key), cell(text.texts.ru), cell(text.texts.en), code(raised[0]), code(shown)].join(' | ')} |`,
    ),
    '',
  ].join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rows = messages()
  const page = pageOf(rows)
  const problems = rows.flatMap(({ text: { folder, key }, raised, shown }) => [
    ...(raised.length === 0 ? [`${folder} ${key}: raised nowhere`] : []),
    ...(shown === undefined ? [`${folder} ${key}: no test shows it`] : []),
  ])
  if (!process.argv.includes('--check')) writeFileSync(PAGE, page)
  else if (readFileSync(PAGE, 'utf8') !== page)
    problems.push(`${PAGE} is out of date: npm run messages`)
  if (problems.length > 0) {
    process.stderr.write(`${problems.join('\n')}\n`)
    process.exit(1)
  }
  process.stdout.write(`${rows.length} messages, each shown by a test.\n`)
}
