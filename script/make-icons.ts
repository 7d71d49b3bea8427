// Renders the icons in public/ from public/favicon.svg. Run it after changing the logo, and commit the icons.
import { readFile, writeFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'

const mark = await readFile('public/favicon.svg', 'utf8')
const line = /<path d="M5[^>]*\/>/.exec(mark)?.[0]
if (!line) throw new Error('public/favicon.svg no longer contains the line of the logo')
// Systems crop a maskable icon to a circle of 80 % of its width. The logo's line is shrunk to fit into the circle; the
// background fills the icon.
const maskable = mark.replace(line, `<g transform="translate(4 4) scale(.75)">${line}</g>`)

function png(svg: string, size: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
}

function ico(sizes: readonly number[]): Buffer {
  const pictures = sizes.map((size) => ({ size, bytes: png(mark, size) }))
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, bytes }, at) => {
    const entry = 6 + 16 * at
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(bytes.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += bytes.length
  })
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)])
}

await writeFile('public/favicon.ico', ico([16, 32, 48]))
await writeFile('public/apple-touch-icon.png', png(mark, 180))
await writeFile('public/icons/icon-192.png', png(mark, 192))
await writeFile('public/icons/icon-512.png', png(mark, 512))
await writeFile('public/icons/maskable-512.png', png(maskable, 512))
