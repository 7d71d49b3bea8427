import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

test('a QR code has three finder patterns and a quiet zone of four modules', () => {
  const { size, d } = qrPath('otpauth://totp/Firm:ana@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Firm')
  const dark = new Set([...d.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`))
  const isDark = (x: number, y: number) => dark.has(`${x},${y}`)
  expect((size - 8 - 17) % 4).toBe(0)
  for (const [left, top] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const) {
    for (let at = 0; at < 7; at++) expect(isDark(left + at, top) && isDark(left, top + at)).toBe(true)
    for (let at = 1; at < 6; at++) expect(isDark(left + at, top + 1) || isDark(left + 1, top + at)).toBe(false)
    expect(isDark(left + 3, top + 3)).toBe(true)
  }
  for (let at = 0; at < size; at++) expect(isDark(at, 3) || isDark(3, at) || isDark(at, size - 4)).toBe(false)
})
