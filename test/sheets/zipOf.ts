import { crc32, deflateRawSync } from 'node:zlib'

/** A part of a ZIP; `size` is its declared size, which may be wrong. */
export interface ZipPart {
  content: string | Uint8Array
  isEncrypted?: boolean
  size?: number
}

/** A ZIP of the parts, deflated. */
export function zipOf(parts: Record<string, string | ZipPart>, comment = ''): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const [name, given] of Object.entries(parts)) {
    const part = typeof given === 'string' ? { content: given } : given
    const content = Buffer.from(part.content)
    const packed = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(part.isEncrypted ? 1 : 0, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(part.size ?? content.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([signature(0x04034b50), common, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    centrals.push(
      Buffer.concat([
        signature(0x02014b50),
        Buffer.from([20, 0]),
        common,
        place,
        Buffer.from(name),
      ]),
    )
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(centrals.length, 4)
  end.writeUInt16LE(centrals.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  end.writeUInt16LE(Buffer.byteLength(comment), 16)
  return Buffer.concat([...locals, directory, signature(0x06054b50), end, Buffer.from(comment)])
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
