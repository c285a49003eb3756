import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** A regular expression as the source writes it. */
export interface SourcePattern {
  /** `src/contract/text/links.ts:5` */
  place: string
  pattern: RegExp
}

const NO_SOURCE = /\.test\.tsx?$|\.d\.ts$/

/**
 * Every regular expression of the folders, except in tests. A pattern that is composed at run time
 * throws.
 */
export function sourcePatterns(folders: readonly string[]): SourcePattern[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((file) => /\.tsx?$/.test(file) && !NO_SOURCE.test(file))
      .flatMap(patternsIn),
  )
}

function patternsIn(file: string): SourcePattern[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const found: SourcePattern[] = []
  const visit = (node: ts.Node) => {
    const place = () =>
      `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const pattern = new RegExp(node.text.slice(1, end), node.text.slice(end + 1))
      found.push({ place: place(), pattern })
    }
    const isMade =
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText(source) === 'RegExp'
    if (isMade) throw new Error(`${place()}: a pattern that nobody can look at before it runs`)
    node.forEachChild(visit)
  }
  visit(source)
  return found
}
