const path = require('node:path')
const ts = require('typescript')

const root = path.join(__dirname, '../..')
const ENTRY = path.join(root, 'src/app/replay/testing/everySlice.ts')

/** The kinds of endpoints, by what RTK Query's types say of each. */
const KINDS = [
  ['query', 'QueryDefinition'],
  ['infinitequery', 'InfiniteQueryDefinition'],
  ['mutation', 'MutationDefinition'],
]

/**
 * The types of all that a session records, read from the sources, so that a test can make sessions of slices and
 * endpoints that it does not know: `actions` by slice and name with the types of their arguments, `endpoints` with
 * those of their argument and answer. A type is the number of a node.
 */
function sessionTypes() {
  const { options } = ts.getParsedCommandLineOfConfigFile(
    path.join(root, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: console.error },
  )
  const program = ts.createProgram([ENTRY], options)
  const checker = program.getTypeChecker()
  const nodes = []
  const numbers = new Map()
  const exportsOf = (file) =>
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(file))
      .map((one) => [one.name, checker.getTypeOfSymbol(one)])
  const properties = (type) =>
    type.getProperties().map((one) => [one, checker.getTypeOfSymbol(one)])
  const property = (type, name) => {
    const found = type.getProperty(name)
    return found && checker.getNonNullableType(checker.getTypeOfSymbol(found))
  }

  function numberOf(type) {
    const known = numbers.get(type)
    if (known !== undefined) return known
    const number = nodes.push({}) - 1
    numbers.set(type, number)
    Object.assign(nodes[number], describe(type))
    return number
  }

  function describe(type) {
    const { flags } = type
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return { kind: 'unknown' }
    if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never))
      return { kind: 'nothing' }
    if (flags & ts.TypeFlags.Null) return { kind: 'constant', value: null }
    if (type.isStringLiteral() || type.isNumberLiteral())
      return { kind: 'constant', value: type.value }
    if (flags & ts.TypeFlags.BooleanLiteral)
      return { kind: 'constant', value: checker.typeToString(type) === 'true' }
    if (flags & ts.TypeFlags.StringLike) return { kind: 'text' }
    if (flags & ts.TypeFlags.NumberLike) return { kind: 'number' }
    if (type.isUnion()) return { kind: 'union', of: type.types.map(numberOf) }
    if (flags & ts.TypeFlags.TypeParameter) {
      const constraint = checker.getBaseConstraintOfType(type)
      return constraint ? describe(constraint) : { kind: 'unknown' }
    }
    if (checker.isArrayType(type))
      return { kind: 'array', of: numberOf(checker.getTypeArguments(type)[0]) }
    if (checker.isTupleType(type))
      return { kind: 'tuple', of: checker.getTypeArguments(type).map(numberOf) }
    if (type.getCallSignatures().length > 0) return { kind: 'nothing' }
    const index =
      checker.getIndexTypeOfType(type, ts.IndexKind.String) ??
      checker.getIndexTypeOfType(type, ts.IndexKind.Number)
    return {
      kind: 'object',
      properties: properties(type).map(([one, of]) => ({
        name: one.name,
        of: numberOf(of),
        isOptional: Boolean(one.flags & ts.SymbolFlags.Optional),
      })),
      ...(index && { index: numberOf(index) }),
    }
  }

  const actions = {}
  const [[, slices]] = exportsOf(program.getSourceFile(ENTRY))
  for (const slice of checker.getTypeArguments(slices)) {
    const made = (actions[property(slice, 'reducerPath').value] = {})
    for (const [action, creator] of properties(property(slice, 'actions'))) {
      const [signature] = creator.getCallSignatures()
      made[action.name] = signature.parameters.flatMap((parameter) => {
        const type = checker.getTypeOfSymbol(parameter)
        return checker.isTupleType(type)
          ? checker.getTypeArguments(type).map(numberOf)
          : [numberOf(type)]
      })
    }
  }

  const endpoints = {}
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.startsWith(path.join(root, 'src')) || !file.text.includes('injectEndpoints'))
      continue
    for (const [, type] of exportsOf(file)) {
      if (!type.getProperty('injectEndpoints')) continue
      for (const [endpoint, definition] of properties(property(type, 'endpoints'))) {
        const types = property(definition, 'Types')
        endpoints[endpoint.name] = {
          type: KINDS.find(([, mark]) => types.getProperty(mark))[0],
          argument: numberOf(checker.getTypeOfSymbol(types.getProperty('QueryArg'))),
          answer: numberOf(checker.getTypeOfSymbol(types.getProperty('ResultType'))),
        }
      }
    }
  }
  return { nodes, actions, endpoints }
}

module.exports = { sessionTypes }
if (require.main === module) process.stdout.write(JSON.stringify(sessionTypes()))
