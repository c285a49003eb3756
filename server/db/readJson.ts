import * as v from 'valibot'

/** Reads a JSON column; throws when the database holds what the schema does not know. */
export function readJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(text))
}
