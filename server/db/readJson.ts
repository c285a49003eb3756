import * as v from 'valibot'

/** Reads a JSON column; throws when its content violates the schema. */
export function readJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(text))
}
