import { stringify } from 'jsan'
import { JSAN_OPTIONS, type RecordFile } from '@/app/recorder/recordFormat'
import { loadRecord } from './loadRecord'
import { recordIdOf } from './recordId'

/** The name of the file in which the test of a record is at home, in the folder of the replay. */
export const testNameOf = (id: string): string => `record-${id}.test.ts`

/**
 * The text of a Jest test that plays a record's actions up to a step against the reducers and expects the state that the
 * replay has there. Where a reducer throws, the test expects that it does not. All content of a file is quoted.
 */
export function writeTest(file: RecordFile, step: number): string {
  const id = recordIdOf(file)
  const { computedStates } = loadRecord(file).liftedStore.getState()
  const steps = file.stagedActionIds.flatMap((key) => file.actionsById[key]?.action ?? [])
  const states = computedStates.map(({ state }): unknown => state)
  const hasFailed = computedStates[step]?.error !== undefined
  const recorded = {
    before: states[0],
    actions: steps.slice(1, step + 1),
    ...(hasFailed ? {} : { after: states[step] }),
  }
  const name = `${String(step)} (${steps[step]?.type ?? ''}) of the record ${id}`
  const title = hasFailed
    ? `plays to the step ${name} without an error`
    : `has the state of the step ${name}`
  return [
    `// Written by the replay of sessions; its place is src/app/replay/${testNameOf(id)}.`,
    "import { world } from '../../../test/world'",
    '',
    '/** The state before, the actions, and the state after them, as jsan: what is shared is written once. */',
    'const RECORDED = [',
    ...linesOf(recorded).map((line) => `  ${quoted(line)},`),
    "].join('\\n')",
    '',
    `test(${quoted(title)}, async () => {`,
    '  const { play } = await world()',
    ...(hasFailed
      ? ['  await expect(play(RECORDED)).resolves.toBeDefined()']
      : [
          '  const { state, expected } = await play(RECORDED)',
          '  expect(state).toEqual(expected)',
        ]),
    '})',
    '',
  ].join('\n')
}

interface Written {
  before: unknown
  actions: unknown[]
  after?: unknown
}

/** The text of the JSON, an action a line. */
function linesOf(recorded: Written): string[] {
  const { before, actions, after } = JSON.parse(
    stringify(recorded, null, null, JSAN_OPTIONS),
  ) as Written
  return [
    `{"before":${JSON.stringify(before)},"actions":[`,
    ...actions.map(
      (action, index) => JSON.stringify(action) + (index < actions.length - 1 ? ',' : ''),
    ),
    after === undefined ? ']}' : `],"after":${JSON.stringify(after)}}`,
  ]
}

/** A text as the source of a string. */
const quoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`
