import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resourceDisclaimer, resources } from '#content/resources.ts'
import { downloadsFolder } from '#publishing/library/resource-file.server.ts'
import { wordsOf } from '#test/files/whole-pdf.ts'
import { contentHash, makeFile } from './make-file.ts'

const hashFile = 'content-hashes.json'
const committed = (name: string) => readFileSync(join(downloadsFolder, name))
const hashes = JSON.parse(committed(hashFile).toString())

test('every resource has one committed file, and no other file is committed', () => {
  const names = resources.map(({ fileName }) => fileName)
  expect(readdirSync(downloadsFolder).toSorted()).toEqual([...names, hashFile].toSorted())
})

test.each(resources.map((resource) => [resource.fileName, resource] as const))(
  '%s is as new as its content',
  (name, resource) => expect(hashes[name], 'run script/make-downloads').toBe(contentHash(resource)),
)

// Generating a PDF takes seconds, so only one PDF of each kind is generated again.
const remade = ['home-owner-checklist-2026.pdf', 'expat-tax-guide-2026.pdf']
test.each(resources.filter(({ fileName, format }) => format === 'xlsx' || remade.includes(fileName)))(
  'generating $fileName again gives the committed bytes',
  async (resource) => {
    const bytes = Buffer.from(await makeFile(resource))
    expect(bytes.equals(committed(resource.fileName)), 'run script/make-downloads').toBe(true)
  },
)

test('a checklist ends with its sources, as links, and the disclaimer', () => {
  const checklist = resources.find(({ id }) => id === 'year-end-tax-planning-checklist')
  if (checklist?.body.kind !== 'checklist') throw new Error('the checklist is missing')
  const bytes = committed(checklist.fileName)
  const text = bytes.toString('latin1')
  for (const { href } of checklist.body.sources) expect(text).toContain(`/URI (${href})`)
  const words = wordsOf(bytes)
  for (const { title } of checklist.body.groups) expect(words).toContain(title)
  expect(words.indexOf(resourceDisclaimer.slice(0, 30))).toBeGreaterThan(words.indexOf('Sources'))
})
