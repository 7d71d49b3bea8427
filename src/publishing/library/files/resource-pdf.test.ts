import { expect, test } from 'vitest'
import { resources } from '#content/resources.ts'
import { wordsOf } from '#test/files/whole-pdf.ts'
import { makeResourceFile } from './resource-file.server.ts'

const printed = resources.filter(({ format }) => format === 'pdf')

test('the same content produces the same bytes', { timeout: 60_000 }, async () => {
  const [first] = printed
  if (!first) throw new Error('no printed resource')
  const [one, two] = await Promise.all([makeResourceFile(first), makeResourceFile(first)])
  expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true)
})

test('sources and disclaimer are at the end, and sources are links', async () => {
  const checklist = printed.find(({ id }) => id === 'year-end-tax-planning-checklist')
  if (checklist?.body.kind !== 'checklist') throw new Error('the checklist is missing')
  const bytes = Buffer.from(await makeResourceFile(checklist))
  const text = bytes.toString('latin1')
  for (const { href } of checklist.body.sources) expect(text).toContain(`/URI (${href})`)
  const words = wordsOf(bytes)
  for (const { title } of checklist.body.groups) expect(words).toContain(title)
  expect(words.indexOf('the assessment of the tax office')).toBeGreaterThan(words.indexOf('Sources'))
})
