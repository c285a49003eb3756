/**
 * Finds phrases in comments and test titles that a reader has to translate, and names standard words for them
 * (docs/glossary.md#sentences).
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** Pattern → what to write instead. */
const PHRASES = [
  [/\b(is|are|was|were) told\b/i, 'shows, reports, returns, notifies'],
  [/\b(told|tells?) apart\b/i, 'distinguishes'],
  [/\btells? (of|the|it|what|whose|a|an)\b/i, 'reports, shows, names'],
  [/\b(is|are) said\b/i, 'is shown, is documented'],
  [/\bsays? (what|so|how|which|that|whether|who|why)\b/i, 'returns, reports, states'],
  [
    /\bwho(ever)? (asks|asked|sends|is asked|looks|comes|writes|wrote)\b/i,
    'the caller, the author',
  ],
  [/\banew\b/i, 'again, or: creates it again'],
  [/\bis (another|one) than\b/i, 'differs from'],
  [/\bis no [a-z]+\b|\bare no [a-z]+\b/i, 'is not a …, or: rejects …'],
  [
    /\bstands? (in|on|at|there|once|twice|before|beside|where|for|by)\b/i,
    'is, appears, represents',
  ],
  [/\b(cannot|is to|to) be had\b/i, 'is unavailable'],
  [/\b(is|are|was|were) taken (back|away|out|down|in)\b/i, 'is undone, removed, unpublished'],
  [/\btakes? (back|away)\b/i, 'undoes, removes'],
  [/\b(is|are|was) given (up|back|to)\b/i, 'is aborted, returned, assigned'],
  [/\bgives? (up|back)\b/i, 'aborts, returns'],
  [/\blets? go of\b|\bhave let them go\b|\bholds? back\b/i, 'releases, withholds'],
  [
    /\bnobody\b|\bwhoever\b|\bsomebody('s| else)?\b|\bof one's own\b/i,
    'no user, another user, their own',
  ],
  [/\bis left (to|alone|as)\b|\bleaves? (alone|nothing|none|no)\b/i, 'does not change, ignores'],
  [/\bby what it (was|is)\b|\bof what (it|is|was)\b/i, 'name the thing'],
  [/\bso (many|much|far|long|old) (of|as|that|a)\b/i, 'the number, or: up to …'],
  [
    /\b(is|are) wanted\b|\bat leisure\b|\bin turns\b/i,
    'is requested, in the background, one after another',
  ],
  [/\bneeds? not\b/i, 'need not'],
]

/** Files that contain the phrases themselves, and are not checked. */
const MENTIONS = ['scripts/checkWords.mjs', 'test/lint/checkWords.test.ts']

const TEST = /\.(test|spec)\./
const TITLES =
  /\b(?:test|it|describe)(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:(?!\1).)+)\1/gs
const COMMENTS = /\/\*\*?([\s\S]*?)\*\/|(?:^|\s)\/\/ ?([^\n]+(?:\n\s*\/\/ ?[^\n]+)*)/g

/** `{ line, words, instead }` of each phrase in the comments of a source, and in its titles when it is a test. */
export function foundPhrases(file, text) {
  const pieces = [...text.matchAll(COMMENTS)].map((match) => [match.index, match[1] ?? match[2]])
  if (TEST.test(file))
    pieces.push(...[...text.matchAll(TITLES)].map((match) => [match.index, match[2]]))
  return pieces.flatMap(([index, piece]) => {
    const words = piece.replace(/\n\s*(\*|\/\/) ?/g, ' ')
    return PHRASES.flatMap(([pattern, instead]) => {
      const found = pattern.exec(words)
      return found
        ? [{ line: text.slice(0, index).split('\n').length, words: found[0], instead }]
        : []
    })
  })
}

function checkSources() {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => existsSync(file) && !MENTIONS.includes(file))
  const found = files.flatMap((file) =>
    foundPhrases(file, readFileSync(file, 'utf8')).map(
      ({ line, words, instead }) => `${file}:${line}: “${words}” → ${instead}`,
    ),
  )
  console.log(found.join('\n') || '✔ comments and test titles are in standard words')
  if (found.length > 0) process.exitCode = 1
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) checkSources()
