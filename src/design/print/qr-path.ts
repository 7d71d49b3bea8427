import { encode } from 'uqr'

export type QrPath = { size: number; d: string }

export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { border: 4, ecc: 'M' })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, d: squares.join('') }
}
