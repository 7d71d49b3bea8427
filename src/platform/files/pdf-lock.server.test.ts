import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import * as samples from '#test/files/samples.ts'
import { watchFileKind } from './file-type.server.ts'
import { asksForPassword } from './pdf-lock.server.ts'

async function aPdf(options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const document = new PDFDocument(options)
  document.text('Salary certificate')
  document.end()
  return buffer(document)
}

test.each<[string, PDFKit.PDFDocumentOptions, string]>([
  ['nobody can open without a password', { userPassword: 'secret', ownerPassword: 'owner' }, 'password-protected'],
  ['has a password of newer kind', { userPassword: 'secret', pdfVersion: '1.7ext3' }, 'password-protected'],
  ['only forbids changes', { ownerPassword: 'owner', permissions: { modifying: false } }, 'pdf'],
  ['has no password', {}, 'pdf'],
])('a PDF that %s is told as what it is', async (_, options, expected) => {
  const content = await aPdf(options)
  const watch = watchFileKind()
  for (let at = 0; at < content.length; at += 700) await watch.take(content.subarray(at, at + 700))
  const outcome = await watch.finish()
  expect(outcome.ok ? outcome.kind.extension : outcome.reason).toBe(expected)
})

test('what is no whole PDF counts as readable', async () => {
  const broken = Buffer.concat([samples.pdf, Buffer.from('trailer<</Encrypt 9 0 R>>')])
  expect(await asksForPassword(new Uint8Array(broken))).toBe(false)
})
