import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const manifest = JSON.parse(readFileSync('public/site.webmanifest', 'utf8'))
const png = (bytes: Buffer, at = 0) => ({
  mark: bytes.toString('latin1', at + 1, at + 4),
  width: bytes.readUInt32BE(at + 16),
  height: bytes.readUInt32BE(at + 20),
})

test('the icons of the manifest exist in their declared sizes', () => {
  const pictures = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')
  expect(pictures.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['any', 'any', 'maskable'])
  for (const { src, sizes } of pictures) {
    const [width, height] = sizes.split('x').map(Number)
    expect(png(readFileSync(`public${src}`))).toEqual({ mark: 'PNG', width, height })
  }
})

test('favicon.ico contains images of 16, 32 and 48 pixels', () => {
  const bytes = readFileSync('public/favicon.ico')
  expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 3])
  const found = [0, 1, 2].map((at) => png(bytes, bytes.readUInt32LE(6 + 16 * at + 12)))
  expect(found).toEqual([16, 32, 48].map((size) => ({ mark: 'PNG', width: size, height: size })))
})
