import { expect, test } from 'vitest'
import * as samples from '#test/files/samples.ts'
import { asksForPassword } from './pdf-lock.server.ts'

test.each<[string, PDFKit.PDFDocumentOptions, boolean]>([
  ['nobody can open without a password', { userPassword: 'secret', ownerPassword: 'owner' }, true],
  ['has a password of newer kind', { userPassword: 'secret', pdfVersion: '1.7ext3' }, true],
  ['only forbids changes', { ownerPassword: 'owner', permissions: { modifying: false } }, false],
  ['has no password', {}, false],
])('a PDF that %s is told as what it is', async (_, options, expected) => {
  expect(await asksForPassword(() => samples.aPdfWith(options))).toBe(expected)
})

test('what is no whole PDF counts as readable', async () => {
  const broken = Buffer.concat([samples.pdf, Buffer.from('trailer<</Encrypt 9 0 R>>')])
  expect(await asksForPassword(async () => broken)).toBe(false)
})

test('two are read and looked into at once, the third when one of them is done', async () => {
  let reading = 0
  let most = 0
  const read = async () => {
    most = Math.max(most, ++reading)
    await new Promise((resolve) => setTimeout(resolve, 30))
    reading--
    return new Uint8Array(samples.pdf)
  }
  await Promise.all([1, 2, 3, 4].map(() => asksForPassword(read)))
  expect(most).toBe(2)
})
