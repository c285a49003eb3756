/**
 * Lints each case of badImports.json and one upward import for each room with the project's tools and settings, and
 * prints their reports. The cases are written into a folder of their own, with empty files at the paths that they
 * import.
 */
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { badRoomImports } from '../../imports.rooms.mjs'

const project = path.resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-imports-'))

function write(file, text) {
  const place = path.join(folder, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, text)
}

/** The project's file that a case imports, if any. */
function importedBy({ file, code }) {
  const specifier = /from '(\.[^']*|@\/[^']*)'/.exec(code)?.[1]
  if (specifier === undefined) return null
  const place = specifier.startsWith('@/')
    ? specifier.replace('@/', 'src/')
    : path.join(path.dirname(file), specifier)
  const found = [`${place}.ts`, `${place}.tsx`].find((one) => existsSync(path.join(project, one)))
  if (found === undefined) throw new Error(`badImports.json: ${file} imports nothing that exists`)
  return found
}

function report(program, args) {
  const { stdout, stderr } = spawnSync(path.join(project, 'node_modules/.bin', program), args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  try {
    return JSON.parse(stdout)
  } catch {
    throw new Error(`${program} printed no report:\n${stdout}${stderr}`)
  }
}

const written = JSON.parse(readFileSync(path.join(project, 'test/lint/badImports.json'), 'utf8'))
// Several cases concern files with the same name.
const cases = [...written, ...badRoomImports(project)].map((one, index) => ({
  ...one,
  file: one.file.replace(/bad(?=\w*\.ts$)/i, (bad) => `${bad}${index}`),
}))

try {
  for (const one of ['node_modules', 'tsconfig.json', '.oxlintrc.json']) {
    symlinkSync(path.join(project, one), path.join(folder, one))
  }
  for (const imported of cases.map(importedBy)) if (imported) write(imported, 'export {}\n')
  for (const { file, code } of cases) write(file, code)

  const { diagnostics } = report('oxlint', ['--format=json', '.'])
  const config = path.join(project, '.dependency-cruiser.mjs')
  const rooms = ['src', 'server', 'demo', 'widget']
  const cruised = report('depcruise', ['--config', config, '--output-type=json', ...rooms])
  const commentOf = new Map(
    cruised.summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]),
  )
  const said = [
    ...diagnostics.map(({ filename, message, help }) => ({
      file: filename,
      message: `${message} ${help}`,
    })),
    ...cruised.summary.violations.map(({ from, rule }) => ({
      file: from,
      message: commentOf.get(rule.name) ?? rule.name,
    })),
  ]
  const result = cases.map(({ rule, file, says }) => ({
    rule,
    says,
    said: said
      .filter((one) => path.normalize(one.file) === file)
      .map(({ message }) => message)
      .join('\n'),
  }))
  process.stdout.write(JSON.stringify(result))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
