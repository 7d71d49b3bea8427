import { expect, test } from 'vitest'
import * as samples from '#test/files/samples.ts'
import { findPdfLock } from './pdf-lock.server.ts'

test.each<[string, PDFKit.PDFDocumentOptions, string]>([
  ['nobody can open without a password', { userPassword: 'secret', ownerPassword: 'owner' }, 'locked'],
  ['has a password of newer kind', { userPassword: 'secret', pdfVersion: '1.7ext3' }, 'locked'],
  ['only forbids changes', { ownerPassword: 'owner', permissions: { modifying: false } }, 'open'],
  ['has no password', {}, 'open'],
])('a PDF that %s is told as what it is', async (_, options, expected) => {
  expect(await findPdfLock(() => samples.aPdfWith(options))).toBe(expected)
})

test('what is no whole PDF counts as readable', async () => {
  const broken = Buffer.concat([samples.pdf, Buffer.from('trailer<</Encrypt 9 0 R>>')])
  expect(await findPdfLock(async () => broken)).toBe('open')
})

test('two are read and looked into at once, the third when one of them is done', async () => {
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
  ['looking takes too long', { pollMs: 0, wholeMs: 60_000 }],
])('where %s, it is not known: a locked file is never taken for a readable one', async (_, limits) => {
  expect(await findPdfLock(() => samples.aLockedPdf(), limits)).toBe('unknown')
})
