const STL_HEADER = 84
const STL_TRIANGLE = 50
const FLOAT = 4
const CORNERS = 3
const GLB_MAGIC = 0x46546c67
const JSON_CHUNK = 0x4e4f534a
const BINARY_CHUNK = 0x004e4942
const FLOAT_TYPE = 5126

/** Converts the triangles of a binary STL file to a GLB file, with the normals that the STL file contains. */
export function glbOfStl(stl) {
  const triangles = stl.readUInt32LE(STL_HEADER - 4)
  const count = triangles * CORNERS
  const places = new Float32Array(count * 3)
  const normals = new Float32Array(count * 3)
  for (let triangle = 0; triangle < triangles; triangle += 1) {
    const from = STL_HEADER + triangle * STL_TRIANGLE
    for (let number = 0; number < CORNERS * 3; number += 1) {
      places[triangle * CORNERS * 3 + number] = stl.readFloatLE(from + (3 + number) * FLOAT)
      normals[triangle * CORNERS * 3 + number] = stl.readFloatLE(from + (number % 3) * FLOAT)
    }
  }
  const bytes = places.byteLength
  const description = {
    asset: { version: '2.0' },
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0, NORMAL: 1 } }] }],
    buffers: [{ byteLength: bytes * 2 }],
    bufferViews: [0, bytes].map((byteOffset) => ({ buffer: 0, byteOffset, byteLength: bytes })),
    accessors: [
      { bufferView: 0, componentType: FLOAT_TYPE, count, type: 'VEC3', ...boundsOf(places) },
      { bufferView: 1, componentType: FLOAT_TYPE, count, type: 'VEC3' },
    ],
  }
  const json = Buffer.from(JSON.stringify(description))
  const text = Buffer.concat([json, Buffer.alloc((4 - (json.length % 4)) % 4, ' ')])
  const binary = Buffer.concat([Buffer.from(places.buffer), Buffer.from(normals.buffer)])
  const body = Buffer.concat([chunk(JSON_CHUNK, text), chunk(BINARY_CHUNK, binary)])
  const header = Buffer.alloc(12)
  header.writeUInt32LE(GLB_MAGIC, 0)
  header.writeUInt32LE(2, 4)
  header.writeUInt32LE(header.length + body.length, 8)
  return Buffer.concat([header, body])
}

function chunk(type, content) {
  const head = Buffer.alloc(8)
  head.writeUInt32LE(content.length, 0)
  head.writeUInt32LE(type, 4)
  return Buffer.concat([head, content])
}

function boundsOf(places) {
  const min = [Infinity, Infinity, Infinity]
  const max = [-Infinity, -Infinity, -Infinity]
  for (const [index, place] of places.entries()) {
    min[index % 3] = Math.min(min[index % 3], place)
    max[index % 3] = Math.max(max[index % 3], place)
  }
  return { min, max }
}
