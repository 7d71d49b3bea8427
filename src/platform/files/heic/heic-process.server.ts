import { buffer } from 'node:stream/consumers'
import libheif from 'libheif-js/wasm-bundle.js'
import { shrink } from './pixels.ts'

const maxPixels = 50_000_000

// Entry point of the sandboxed decoder (`decode-heic.server.ts`): HEIC on stdin; width, height and RGBA on stdout.
const [image] = new libheif.HeifDecoder().decode(new Uint8Array(await buffer(process.stdin)))
const [width, height] = [image?.get_width() ?? 0, image?.get_height() ?? 0]
if (!image || width * height === 0 || width * height > maxPixels) process.exit(1)
image.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, (drawn) => {
  if (!drawn) process.exit(1)
  const small = shrink({ width, height, data: drawn.data })
  const head = Buffer.alloc(8)
  head.writeUInt32BE(small.width, 0)
  head.writeUInt32BE(small.height, 4)
  process.stdout.write(head)
  process.stdout.write(Buffer.from(small.data.buffer), () => process.exit(0))
})
