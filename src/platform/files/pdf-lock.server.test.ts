import { expect, test } from 'vitest'
import * as samples from '#test/files/samples.ts'
import { findPdfLock } from './pdf-lock.server.ts'

test.each<[string, PDFKit.PDFDocumentOptions, string]>([
  ['needs a password to open', { userPassword: 'secret', ownerPassword: 'owner' }, 'locked'],
  ['has a password of a newer encryption type', { userPassword: 'secret', pdfVersion: '1.7ext3' }, 'locked'],
  ['only forbids changes', { ownerPassword: 'owner', permissions: { modifying: false } }, 'open'],
  ['has no password', {}, 'open'],
])('a PDF that %s is classified correctly', async (_, options, expected) => {
  expect(await findPdfLock(() => samples.aPdfWith(options))).toBe(expected)
})

test('a broken PDF is treated as open', async () => {
  const broken = Buffer.concat([samples.pdf, Buffer.from('trailer<</Encrypt 9 0 R>>')])
  expect(await findPdfLock(async () => broken)).toBe('open')
})

test('at most two PDFs are checked at once', async () => {
  let reading = 0
  let max = 0
  const read = async () => {
    max = Math.max(max, ++reading)
    await new Promise((resolve) => setTimeout(resolve, 30))
    reading--
    return new Uint8Array(samples.pdf)
  }
  await Promise.all([1, 2, 3, 4].map(() => findPdfLock(read)))
  expect(max).toBe(2)
})

test.each([
  ['loading takes too long', { pollMs: 60_000, wholeMs: 1 }],
  ['checking takes too long', { pollMs: 0, wholeMs: 60_000 }],
])('if %s, the result is unknown, so a locked PDF is never treated as readable', async (_, limits) => {
  expect(await findPdfLock(() => samples.aLockedPdf(), limits)).toBe('unknown')
})
