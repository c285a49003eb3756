import { setFlagsFromString } from 'node:v8'
import { runInThisContext } from 'node:vm'
import { SaxesParser } from 'saxes'
import { feedLimits } from '../feedLimits'
import { xmlReader } from './xmlRecords'

setFlagsFromString('--allow-natives-syntax')
/** False for an object that V8 has turned into dictionary mode. */
const isFast = runInThisContext('(object) => %HasFastProperties(object)') as (
  object: object,
) => boolean

/** The parser accesses its fields for every character: in dictionary mode that takes six times as long, for all parsers of the thread. */
test('keeps the parser in V8’s fast mode', () => {
  const parsers: SaxesParser[] = []
  jest.spyOn(SaxesParser.prototype, 'write').mockImplementation(function (this: SaxesParser) {
    parsers.push(this)
    return this
  })
  const shape = {
    records: new Set<string>(),
    fields: new Set<string>(),
    prefixes: new Set<string>(),
  }
  for (let count = 0; count < 20; count += 1) xmlReader(() => shape, feedLimits()).read('<feed>')
  expect(parsers.map(isFast)).toEqual(parsers.map(() => true))
  expect(parsers).toHaveLength(20)
})
