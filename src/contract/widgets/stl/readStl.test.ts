import { binaryStl, tetrahedron, textStl, waves } from '../../../../test/stl'
import { createStlReader, readStl } from './readStl'
import { MODEL_LIMITS, stlBytes, STL_TRIANGLE_BYTES, StlRefused } from './stlFormat'
import { sizeOf } from './triangles'
import { inDepth } from '../../../../test/depth'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const text = (facets: string) => `solid x\n${facets}\nendsolid x\n`
const facet = (vertices: string, normal = '0 0 1') =>
  `facet normal ${normal} outer loop ${vertices} endloop endfacet`
const GOOD = 'vertex 0 0 0 vertex 1 0 0 vertex 0 1 0'

function problemOf(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof StlRefused) return error.problem
    throw error
  }
  return 'none'
}
const problem = (file: Uint8Array | string) =>
  problemOf(() => readStl(typeof file === 'string' ? bytesOf(file) : file))

function readIn(size: number, file: Uint8Array) {
  const reader = createStlReader(file.length)
  for (let at = 0; at < file.length; at += size) reader.write(file.subarray(at, at + size))
  return reader.end()
}

const FILES = {
  binary: binaryStl(tetrahedron()),
  'binary that begins with "solid"': binaryStl(tetrahedron(), { header: 'solid of SolidWorks' }),
  text: bytesOf(textStl(tetrahedron())),
  'text with Windows line ends': bytesOf(textStl(tetrahedron()).replaceAll('\n', '\r\n')),
  'text with a byte order mark': bytesOf(`\ufeff${textStl(tetrahedron())}`),
  'text in capitals, with tabs': bytesOf(
    textStl(tetrahedron(), 'ДЕТАЛЬ').toUpperCase().replaceAll('  ', '\t'),
  ),
  'text without a name and without a last line end': bytesOf(textStl(tetrahedron(), '').trim()),
  'text of two solids': bytesOf(
    textStl(tetrahedron().slice(0, 1)) + textStl(tetrahedron().slice(1)),
  ),
  'text whose name speaks of facets': bytesOf(textStl(tetrahedron(), 'facet normal endsolid')),
}

describe.each(Object.entries(FILES))('%s', (_name, file) => {
  test.each([1, 7, 50, 1000])('is read in chunks of %d bytes with the same result', (size) => {
    const triangles = readIn(size, file)
    expect(triangles.count).toBe(4)
    expect(sizeOf(triangles)).toEqual([10, 20, 30])
    expect([...triangles.corners]).toEqual(tetrahedron().flat())
  })

  test('is refused when its end is missing, wherever it was truncated', () => {
    for (let length = 0; length < file.length - 1; length += inDepth(1, 11)) {
      const cut = file.subarray(0, length)
      // A second solid without any content, and the rest of the last line, may be missing.
      const isWhole = /endsolid[^\n]*\s*(so?l?i?d?)?$/i.test(new TextDecoder().decode(cut))
      if (!isWhole) expect([length, problem(cut)]).not.toEqual([length, 'none'])
    }
  })
})

test.each([
  ['1e3', 1000],
  ['+1.5E+2', 150],
  ['.5', 0.5],
  ['5.', 5],
  ['-0', 0],
  ['00012', 12],
])('reads the number %s as %d', (written, value) => {
  const { corners } = readStl(
    bytesOf(text(facet(`vertex ${written} 9 0 vertex 1 0 0 vertex 0 1 1`))),
  )
  expect(corners[0]).toBeCloseTo(value)
})

test.each(['nan', 'NaN', '-inf', 'Infinity', '1.#QNAN', '-nan(ind)', '1e39', '1e999'])(
  'refuses a vertex at %s',
  (written) => {
    const file = text(facet(`vertex 0 ${written} 0 vertex 1 0 0 vertex 0 1 0`))
    expect(problem(file)).toBe('model-bad-number')
  },
)

test.each([NaN, Infinity, -Infinity])('refuses a vertex at %d of a binary file', (value) => {
  const file = binaryStl([...tetrahedron(), [0, 0, 0, 1, 0, 0, 0, 1, value]])
  expect(problem(file)).toBe('model-bad-number')
})

test('ignores normals, whatever they are', () => {
  expect(readStl(bytesOf(text(facet(GOOD, 'nan -inf word')))).count).toBe(1)
})

test.each([
  ['an empty file', new Uint8Array(0), 'model-not-stl'],
  [
    'a picture',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, ...Array<number>(200).fill(7)]),
    'model-not-stl',
  ],
  ['an archive', bytesOf(`PK\u0003\u0004${'x'.repeat(500)}`), 'model-not-stl'],
  ['a page', '<!doctype html><script>alert(1)</script>', 'model-not-stl'],
  ['a file of zeros', new Uint8Array(84), 'model-empty'],
  ['a binary file without triangles', binaryStl([]), 'model-empty'],
  ['a text file without triangles', text(''), 'model-empty'],
  [
    'a file of lines and points only',
    binaryStl([Array<number>(9).fill(1), [0, 0, 0, 1, 1, 1, 2, 2, 2]]),
    'model-empty',
  ],
  [
    'a binary file that announces more triangles',
    binaryStl(tetrahedron(), { promised: 5 }),
    'model-broken',
  ],
  [
    'a binary file that announces fewer triangles',
    binaryStl(tetrahedron(), { promised: 3 }),
    'model-broken',
  ],
  [
    'a binary file that announces the maximum of triangles',
    binaryStl(tetrahedron(), { promised: 0xffffffff }),
    'model-not-stl',
  ],
  [
    'a truncated binary file that begins with "solid"',
    binaryStl(tetrahedron(), { header: 'solid', promised: 9 }),
    'model-broken',
  ],
  ['a triangle with two corners', text(facet('vertex 0 0 0 vertex 1 0 0')), 'model-broken'],
  ['a triangle with four corners', text(facet(`${GOOD} vertex 1 1 1`)), 'model-broken'],
  [
    'a corner with two coordinates',
    text(facet('vertex 0 0 vertex 1 0 0 vertex 0 1 0')),
    'model-broken',
  ],
  [
    'a hexadecimal number',
    text(facet('vertex 0 0x10 0 vertex 1 0 0 vertex 0 1 0')),
    'model-broken',
  ],
  ['a decimal comma', text(facet('vertex 0,5 0 0 vertex 1 0 0 vertex 0 1 0')), 'model-broken'],
  ['text after the end', `${text(facet(GOOD))} <script>`, 'model-broken'],
  ['an endless word', `solid x\n${'a'.repeat(100_000)}`, 'model-broken'],
  ['a model of several kilometres', binaryStl(tetrahedron(2_000_000)), 'model-too-large'],
] as const)('refuses %s', (_name, file, expected) => {
  expect(problem(file)).toBe(expected)
})

test('refuses a binary file with fewer or more bytes than its header announces', () => {
  for (const announced of [FILES.text.length + 1, FILES.text.length - 1]) {
    const reader = createStlReader(announced)
    expect(problemOf(() => (reader.write(FILES.text), reader.end()))).toBe('model-broken')
  }
})

test('stops reading at the first triangle over the limit', () => {
  const count = MODEL_LIMITS.triangles + 100
  const reader = createStlReader(stlBytes(count))
  reader.write(binaryStl([], { promised: count }))
  reader.write(new Uint8Array(MODEL_LIMITS.triangles * STL_TRIANGLE_BYTES))
  expect(problemOf(() => reader.write(new Uint8Array(STL_TRIANGLE_BYTES)))).toBe(
    'model-too-many-triangles',
  )
})

test('reads a model whose name is a megabyte long', () => {
  const file = bytesOf(textStl(tetrahedron(), 'я'.repeat(1_000_000)))
  expect(readStl(file).count).toBe(4)
})

test('reads many triangles equally from text and binary files', () => {
  const count = inDepth(200_000, 20_000)
  const triangles = waves(count)
  const binary = readStl(binaryStl(triangles))
  const written = readIn(65_536, bytesOf(textStl(triangles)))
  expect(binary.count).toBe(count)
  expect(written.count).toBe(count)
  // A single assertion, because two million take minutes. Text has no negative zero.
  const isSame = binary.corners.every((value, index) => value === written.corners[index])
  expect(isSame).toBe(true)
})
