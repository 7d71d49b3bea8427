import { crc32, deflateRawSync } from 'node:zlib'

export type ZipPart = {
  name: string
  content: string | Buffer
  isStored?: boolean
  isEncrypted?: boolean
  declaredBytes?: number
}

type Options = {
  hasDescriptors?: boolean
}

export function aZip(parts: ZipPart[], { hasDescriptors = false }: Options = {}): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const content = Buffer.from(part.content)
    const packed = part.isStored ? content : deflateRawSync(content)
    const name = Buffer.from(part.name)
    const flags = (hasDescriptors ? 8 : 0) | (part.isEncrypted ? 1 : 0)
    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(crc32(content), 0)
    sizes.writeUInt32LE(packed.length, 4)
    sizes.writeUInt32LE(part.declaredBytes ?? content.length, 8)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    for (const [header, at] of [
      [local, 4],
      [entry, 6],
    ] as const) {
      header.writeUInt16LE(20, at)
      header.writeUInt16LE(flags, at + 2)
      header.writeUInt16LE(part.isStored ? 0 : 8, at + 4)
      header.writeUInt16LE(name.length, at + 22)
    }
    if (!hasDescriptors) sizes.copy(local, 14)
    sizes.copy(entry, 16)
    entry.writeUInt32LE(offset, 42)
    const descriptor = hasDescriptors ? Buffer.concat([Buffer.from([0x50, 0x4b, 7, 8]), sizes]) : Buffer.alloc(0)
    const bytes = Buffer.concat([local, name, packed, descriptor])
    locals.push(bytes)
    directory.push(entry, name)
    offset += bytes.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, list, end])
}
