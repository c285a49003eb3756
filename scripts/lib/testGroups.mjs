/**
 * Groups of test files that run one after another in one environment. The modules of a screen or a server are loaded
 * once for each group instead of once for each file, which took a third of the time of all tests.
 */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The maximum size of a group in bytes of test files, by project. It is larger for screens, whose modules take longer
 * to load.
 */
const GROUP_SIZES = { node: 40_000, screen: 80_000 }
/**
 * Detects files that change modules or calls of other files, or that state why they need an environment of their own.
 */
const STAYS_ALONE =
  /\bjest\.(mock|doMock|unmock|resetModules|isolateModules)|\.enhanceEndpoints\(|@jest-environment|^\/\/ Runs alone: /m
const FIRST_COMMENT = /^\/\*\*[\s\S]*?\*\//

/**
 * Divides files into groups of neighbours up to a limit of size. `files` are paths, each with its size in bytes and
 * whether it must run alone.
 */
export function groupFiles(files, groupSize) {
  const groups = []
  let open = null
  for (const { file, size, isAlone } of [...files].sort(byPath)) {
    if (isAlone) groups.push([file])
    else if (open !== null && open.size + size <= groupSize) {
      open.files.push(file)
      open.size += size
    } else {
      open = { files: [file], size }
      groups.push(open.files)
    }
  }
  return groups
}

const byPath = ({ file: one }, { file: other }) => (one < other ? -1 : 1)

/**
 * Writes the groups of one of Jest's projects into `folder`. `files` are paths from the project's root. Returns the
 * path, the files and the weight of each group. The weight is the sum of `weightOf` for its files, or their size; the
 * heaviest groups start first (scripts/lib/heavyFirst.cjs).
 */
export function writeGroups(folder, project, files, weightOf = null) {
  const place = path.join(folder, project)
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  const contents = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const known = files.map((file) => ({
    file,
    size: statSync(file).size,
    isAlone: STAYS_ALONE.test(contents.get(file)),
  }))
  const weigh = weightOf ?? ((file) => known.find((one) => one.file === file).size)
  return groupFiles(known, GROUP_SIZES[project]).map((group) => {
    const name = path.resolve(
      place,
      `${group[0].replaceAll(/[/\\]/g, '.')}-${group.length}.test.js`,
    )
    // The first comment may name an environment, which Jest reads from the group's file.
    const [comment = ''] = FIRST_COMMENT.exec(contents.get(group[0])) ?? []
    writeFileSync(name, sourceOf(group.length === 1 ? comment : '', group))
    return { name, files: group, weight: group.reduce((sum, file) => sum + weigh(file), 0) }
  })
}

const required = (file) => `require(${JSON.stringify(path.resolve(file))})`

const sourceOf = (comment, group) =>
  [
    comment,
    `const { inFile } = ${required('test/setup/testFile.ts')}`,
    ...group.map((file) => `inFile(${JSON.stringify(file)}, () => ${required(file)})`),
    '',
  ].join('\n')

/** Jest's title of a result for failed hooks or a crashed worker, which does not contain the test's file. */
const NO_TEST = 'Test suite failed to run'

/**
 * The results of a Jest report by file instead of by group. `groups`: the files of each group by its path. A group that
 * failed as a whole makes each of its files fail (`brokenGroup`), and so does a file without a test itself.
 */
export function splitResults(testResults, groups) {
  return testResults.flatMap((result) => {
    const group = groups[result.name]
    if (!group) return result
    const isWhole =
      result.status === 'failed' &&
      (result.message.includes(NO_TEST) || !result.assertionResults.some(isFailed))
    return group.map((file) => {
      const tests = result.assertionResults
        .filter(({ ancestorTitles }) => ancestorTitles[0] === file)
        .map(({ ancestorTitles, fullName, ...test }) => ({
          ...test,
          ancestorTitles: ancestorTitles.slice(1),
          fullName: fullName.slice(file.length + 1),
        }))
      return {
        ...result,
        name: path.resolve(file),
        status: isWhole || tests.length === 0 || tests.some(isFailed) ? 'failed' : 'passed',
        ...(isWhole && { brokenGroup: result.name }),
        assertionResults: tests,
      }
    })
  })
}

const isFailed = ({ status }) => status === 'failed'
