import { stlBytes, STL_CORNERS_AT, STL_TRIANGLE_BYTES } from '@/contract/widgets/stl/stlFormat'

/** Three corners of three numbers each. */
export type Corners = readonly number[]

/** A tetrahedron with edges of this length along the axes. */
export function tetrahedron(width = 10, depth = 20, height = 30): Corners[] {
  const [o, x, y, z] = [
    [0, 0, 0],
    [width, 0, 0],
    [0, depth, 0],
    [0, 0, height],
  ]
  return [
    [o, y, x],
    [o, x, z],
    [o, z, y],
    [x, y, z],
  ].map((corners) => corners.flat())
}

/** A surface of waves with this number of triangles. */
export function waves(count: number): Corners[] {
  const side = Math.ceil(Math.sqrt(count / 2))
  const corner = (x: number, y: number) => [x, y, Math.sin(x / 9) * Math.cos(y / 7) * 10]
  return Array.from({ length: count }, (_, index) => {
    const square = Math.floor(index / 2)
    const [x, y] = [square % side, Math.floor(square / side)]
    return index % 2 === 0
      ? [...corner(x, y), ...corner(x + 1, y), ...corner(x, y + 1)]
      : [...corner(x + 1, y), ...corner(x + 1, y + 1), ...corner(x, y + 1)]
  })
}

interface BinaryOptions {
  /** The text at its start. */
  header?: string
  /** Its declared number of triangles. */
  promised?: number
}

export function binaryStl(
  triangles: readonly Corners[],
  { header = 'made by a test', promised = triangles.length }: BinaryOptions = {},
): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(stlBytes(triangles.length))
  file.set(new TextEncoder().encode(header).subarray(0, 80))
  const view = new DataView(file.buffer)
  view.setUint32(80, promised, true)
  triangles.forEach((corners, triangle) => {
    const at = stlBytes(0) + triangle * STL_TRIANGLE_BYTES + STL_CORNERS_AT
    corners.forEach((value, index) => {
      view.setFloat32(at + index * 4, value, true)
    })
  })
  return file
}

export function textStl(triangles: readonly Corners[], name = 'part'): string {
  const facets = triangles.map((numbers) => {
    const vertices = [0, 3, 6].map((at) => `      vertex ${numbers.slice(at, at + 3).join(' ')}`)
    return [
      '  facet normal 0 0 1',
      '    outer loop',
      ...vertices,
      '    endloop',
      '  endfacet',
    ].join('\n')
  })
  return [`solid ${name}`, ...facets, `endsolid ${name}`, ''].join('\n')
}
