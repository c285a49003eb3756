import { settingsChangesSchema, WIDGET_SETTINGS } from '@/contract/widgets/settings/widgetSettings'
import fc from 'fast-check'
import * as v from 'valibot'
import { hostileText, hostileValue, PLAUSIBLE_NUMBERS, PLAUSIBLE_TEXTS } from './hostileValues'

/** The parts of the contract's schemas, as valibot stores them. */
interface Part {
  type: string
  entries?: Record<string, v.GenericSchema>
  key?: v.GenericSchema
  value?: v.GenericSchema
  item?: v.GenericSchema
  items?: v.GenericSchema[]
  wrapped?: v.GenericSchema
  options?: readonly unknown[]
  literal?: unknown
  pipe?: readonly (v.GenericSchema | { kind: string })[]
}

/** One value in this many violates the schema. */
const HOSTILE_SHARE = 25
const MAX_ITEMS = 3

/** Schemas that do not check their content, with those by which the back office reads it. */
const READ_BY = new Map<v.GenericSchema, readonly v.GenericSchema[]>([
  [
    settingsChangesSchema,
    Object.values(WIDGET_SETTINGS).map(({ schema }) => v.partial(v.strictObject(schema.entries))),
  ],
])

/** Values that a schema accepts or nearly accepts; now and then with hostile ones in them. */
export function arbitraryOf(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: HOSTILE_SHARE - 1, arbitrary: plausible(schema) },
    { weight: 1, arbitrary: hostileValue },
  )
}

function plausible(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const part = schema as unknown as Part
  const readBy = READ_BY.get(schema)
  if (readBy) return fc.oneof(...readBy.map(arbitraryOf), ofRecord(part))
  switch (part.type) {
    case 'string':
      return fc.constantFrom(...taken(schema, PLAUSIBLE_TEXTS))
    case 'number':
      return fc.constantFrom(...taken(schema, PLAUSIBLE_NUMBERS))
    case 'boolean':
      return fc.boolean()
    case 'literal':
      return fc.constant(part.literal)
    case 'picklist':
      return fc.constantFrom(...(part.options ?? []))
    case 'optional':
    case 'nullish':
      return fc.option(ofWrapped(part), { nil: undefined })
    case 'nullable':
      return fc.option(ofWrapped(part))
    case 'array':
      return fc.array(arbitraryOf(part.item ?? v.unknown()), { maxLength: MAX_ITEMS })
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return fc.record(mapped(part.entries ?? {}))
    case 'record':
      return ofRecord(part)
    case 'union':
    case 'variant':
      return fc.oneof(...(part.options as v.GenericSchema[]).map(arbitraryOf))
    case 'unknown':
    case 'any':
      return hostileValue
    default:
      throw new Error(`No values are made of the schema ${part.type} yet`)
  }
}

const ofWrapped = ({ wrapped }: Part) => arbitraryOf(wrapped ?? v.unknown())

const ofRecord = ({ key, value }: Part) =>
  fc.dictionary(
    fc.oneof(fc.constantFrom(...taken(key ?? v.string(), PLAUSIBLE_TEXTS)), hostileText),
    arbitraryOf(value ?? v.unknown()),
    { maxKeys: MAX_ITEMS },
  )

const mapped = (entries: Record<string, v.GenericSchema>) =>
  Object.fromEntries(Object.entries(entries).map(([name, part]) => [name, arbitraryOf(part)]))

/** The values that pass all checks of the schema; all values when none does. */
function taken<Value>(schema: v.GenericSchema, values: readonly Value[]): readonly Value[] {
  const right = values.filter((value) => v.is(schema, value))
  return right.length > 0 ? right : values
}
