import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** A type of the sources, as scripts/lib/sessionTypes.cjs describes it. */
interface TypeNode {
  kind:
    | 'unknown'
    | 'nothing'
    | 'constant'
    | 'text'
    | 'number'
    | 'union'
    | 'array'
    | 'tuple'
    | 'object'
  value?: unknown
  of?: number | number[]
  properties?: { name: string; of: number; isOptional: boolean }[]
  index?: number
}

export interface SessionTypes {
  nodes: TypeNode[]
  actions: Record<string, Record<string, number[]>>
  endpoints: Record<string, { type: string; argument: number; answer: number }>
}

/** Reads the types in a process of its own: the compiler's state is large. */
export function readSessionTypes(): SessionTypes {
  const script = path.resolve(__dirname, '../../../../scripts/lib/sessionTypes.cjs')
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26 } as const
  return JSON.parse(execFileSync(process.execPath, [script], options)) as SessionTypes
}

export interface Draw {
  below: (count: number) => number
  one: <Item>(items: readonly Item[]) => Item
  /** A text for a key. */
  text: (key: string) => string
  number: (key: string) => number
}

/** Deeper parts of recursive types are left out. */
const MAX_DEPTH = 9
const MAX_ITEMS = 3

/** A value of a type. */
export function drawValue(
  types: SessionTypes,
  type: number,
  draw: Draw,
  key = '',
  depth = 0,
): unknown {
  const node = types.nodes[type] as TypeNode
  const into = (of: number, name = key) => drawValue(types, of, draw, name, depth + 1)
  switch (node.kind) {
    case 'nothing':
      return undefined
    case 'constant':
      return node.value
    case 'text':
      return draw.text(key)
    case 'unknown':
      return draw.below(2) ? draw.text(key) : draw.below(9)
    case 'number':
      return draw.number(key)
    case 'union': {
      const options = node.of as number[]
      const shallow = options.filter((of) => (types.nodes[of] as TypeNode).kind !== 'object')
      return into(draw.one(depth > MAX_DEPTH && shallow.length > 0 ? shallow : options))
    }
    case 'array':
      if (depth > MAX_DEPTH) return []
      return Array.from({ length: draw.below(MAX_ITEMS) }, () => into(node.of as number))
    case 'tuple':
      return (node.of as number[]).map((of) => into(of))
    case 'object':
      return drawObject(node)
  }

  function drawObject({ properties = [], index }: TypeNode) {
    const made: Record<string, unknown> = {}
    for (const { name, of, isOptional } of properties) {
      if (isOptional && (depth > MAX_DEPTH || draw.below(3) === 0)) continue
      const value = into(of, name)
      if (value !== undefined) made[name] = value
    }
    if (index === undefined || properties.length > 0 || depth > MAX_DEPTH) return made
    for (let count = draw.below(MAX_ITEMS); count > 0; count -= 1) {
      made[draw.below(2) ? draw.text('') : String(draw.below(5))] = into(index)
    }
    return made
  }
}
