import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lawSheetName } from '#content/law.ts'
import { resources } from '#content/resources.ts'
import type { ContentItemFields } from '#publishing/editor/items/content-item-fields.ts'
import { listSeedContentItems } from '#publishing/editor/seed-texts.server.ts'
import { lawSheetPdf } from '#publishing/library/law-sheet.server.ts'
import { downloadsFolder } from '#publishing/library/resource-file.server.ts'
import { charactersOf, everyTag, paintedOn, type Tag, tagsOf } from './pdf-content.ts'
import { isDict, isRef, type Pdf, type PdfValue, readPdf } from './read-pdf.ts'

// Tests the checkpoints of the Matterhorn Protocol 1.1 (PDF/UA-1) that need no human judgement.

type Printed = { title: string; bytes: () => Promise<Buffer> }

const laws = listSeedContentItems()
  .filter(({ kind }) => kind === 'law')
  .map(({ slug, changedOn, text: { title, fields } }) => ({
    ...{ fileName: lawSheetName(slug), title, changedOn },
    fields: fields as ContentItemFields<'law'>,
  }))
const files = new Map<string, Printed>([
  ...resources
    .filter(({ format }) => format === 'pdf')
    .map(
      ({ fileName, title }) => [fileName, { title, bytes: () => readFile(join(downloadsFolder, fileName)) }] as const,
    ),
  ...laws.map((law) => [law.fileName, { title: law.title, bytes: () => lawSheetPdf(law) }] as const),
])
const printed = [...files.keys()]

const kinds: Readonly<Record<string, readonly string[]>> = {
  Document: ['P', 'H1', 'H2', 'L', 'Table', 'Figure', 'TOC'],
  P: ['Link'],
  L: ['LI'],
  LI: ['Lbl', 'LBody'],
  Lbl: ['Form'],
  LBody: ['P', 'Link'],
  Table: ['Caption', 'TR'],
  TR: ['TH', 'TD'],
  TOC: ['TOCI'],
  TOCI: ['Reference', 'P'],
  Reference: ['Link'],
}

type File = { pdf: Pdf; pages: { number: number; value: PdfValue }[]; tree: Tag; tags: Tag[] }

const opened = new Map<string, Promise<File>>()

function open(name: string): Promise<File> {
  const file = opened.get(name) ?? read(name)
  opened.set(name, file)
  return file
}

async function read(name: string): Promise<File> {
  const bytes = await files.get(name)?.bytes()
  if (!bytes) throw new Error(`There is no PDF ${name}`)
  const pdf = readPdf(bytes)
  const pages = pdf
    .list(pdf.get(pdf.root, '/Pages', '/Kids'))
    .flatMap((page) => (isRef(page) ? [{ number: page.ref, value: pdf.at(page) }] : []))
  const tree = tagsOf(pdf, pdf.list(pdf.get(pdf.root, '/StructTreeRoot', '/K'))[0] ?? null)
  return { pdf, pages, tree, tags: everyTag(tree) }
}

const spoken = ({ pdf }: File, { value }: Tag, key: string) => pdf.words(pdf.get(value, key))

describe('PDF/UA-1 checkpoints', () => {
  test.each(printed)('%s declares language, title and conformance (06, 07, 11, 20, 21, 25, 26)', async (name) => {
    const { pdf } = await open(name)
    expect(pdf.words(pdf.get(pdf.root, '/Lang'))).toBe('en-GB')
    expect(pdf.get(pdf.root, '/ViewerPreferences', '/DisplayDocTitle')).toBe(true)
    expect(pdf.get(pdf.root, '/MarkInfo', '/Marked')).toBe(true)
    expect(pdf.get(pdf.root, '/MarkInfo', '/Suspects')).not.toBe(true)
    const metadata = pdf.get(pdf.root, '/Metadata')
    const xmp = isDict(metadata) ? String(metadata.stream) : ''
    expect(xmp).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
    expect(xmp).toContain(`<rdf:li xml:lang="x-default">${files.get(name)?.title}</rdf:li>`)
    expect(pdf.get(pdf.root, '/OCProperties')).toBe(null)
    expect(pdf.get(pdf.root, '/Names', '/EmbeddedFiles')).toBe(null)
    expect(pdf.get(pdf.root, '/AcroForm', '/XFA')).toBe(null)
    expect(pdf.get(pdf.trailer, '/Encrypt')).toBe(null)
  })

  test.each(printed)('%s tags all painted content exactly once (01)', async (name) => {
    const file = await open(name)
    const { pdf, pages, tags } = file
    const painted = pages.flatMap(({ number, value }) => paintedOn(pdf, value).map((each) => ({ ...each, number })))
    expect(painted.filter(({ artifact, mcid }) => !artifact && mcid === null)).toEqual([])
    expect(painted.filter(({ nested }) => nested)).toEqual([])
    const inTree = tags.flatMap(({ marks }) => marks)
    expect(new Set(inTree).size).toBe(inTree.length)
    const used = new Set(painted.filter(({ mcid }) => mcid !== null).map(({ number, mcid }) => `${number}:${mcid}`))
    expect([...used].filter((mark) => !inTree.includes(mark))).toEqual([])
    expect(inTree.filter((mark) => !used.has(mark))).toEqual([])
    const numbers = pdf.list(pdf.get(pdf.root, '/StructTreeRoot', '/ParentTree', '/Nums'))
    for (const { number, value } of pages) {
      const key = pdf.get(value, '/StructParents')
      const parents = pdf.list(numbers[numbers.indexOf(key) + 1])
      for (const tag of tags)
        for (const mark of tag.marks) {
          const [page, mcid] = mark.split(':').map(Number)
          if (page === number) expect(pdf.at(parents[mcid ?? 0]), mark).toBe(tag.value)
        }
    }
  })

  test.each(printed)('%s nests standard structure elements correctly (02, 09, 14, 15, 16)', async (name) => {
    const file = await open(name)
    const { pdf, tree, tags } = file
    expect(tree.kind).toBe('Document')
    for (const { kind, kids } of tags)
      for (const kid of kids) expect(kinds[kind] ?? [], `${kid.kind} in ${kind}`).toContain(kid.kind)
    const headings = tags.filter(({ kind }) => /^H\d$/.test(kind)).map(({ kind }) => kind)
    expect(headings.filter((kind) => kind === 'H1')).toEqual(['H1'])
    expect(headings[0]).toBe('H1')
    expect(headings.length).toBeGreaterThan(2)
    for (const table of tags.filter(({ kind }) => kind === 'Table')) {
      expect(table.kids[0]?.kind).toBe('Caption')
      const rows = table.kids.slice(1)
      expect(new Set(rows.map(({ kids }) => kids.length)).size).toBe(1)
      for (const cell of rows.flatMap(({ kids }) => kids)) {
        expect(cell.marks.length, 'an empty cell').toBeGreaterThan(0)
        if (cell.kind === 'TH') expect(['/Row', '/Column']).toContain(pdf.get(cell.value, '/A', '/Scope'))
      }
      expect(rows[0]?.kids.every(({ kind }) => kind === 'TH')).toBe(true)
    }
    for (const list of tags.filter(({ kind }) => kind === 'L')) {
      expect(list.kids.length).toBeGreaterThan(0)
      expect(['/Decimal', '/Disc', '/None']).toContain(pdf.get(list.value, '/A', '/ListNumbering'))
    }
  })

  test.each(printed)('%s has alternative texts for figure, links and form fields (13, 17, 28)', async (name) => {
    const file = await open(name)
    const { pdf, pages, tags } = file
    const figures = tags.filter(({ kind }) => kind === 'Figure')
    const drawn = resources.find(({ fileName }) => fileName === name)
    expect(figures.map((figure) => spoken(file, figure, '/Alt'))).toEqual(drawn ? [drawn.drawing.alt] : [])
    for (const { value } of figures) expect(pdf.list(pdf.get(value, '/A', '/BBox'))).toHaveLength(4)
    const owners = new Map(tags.flatMap((tag) => tag.annotations.map((number) => [number, tag] as const)))
    const numbers = pdf.list(pdf.get(pdf.root, '/StructTreeRoot', '/ParentTree', '/Nums'))
    let count = 0
    for (const { value } of pages) {
      const annotations = pdf.list(pdf.get(value, '/Annots'))
      if (annotations.length > 0) expect(pdf.get(value, '/Tabs')).toBe('/S')
      for (const annotation of annotations) {
        count++
        const owner = isRef(annotation) ? owners.get(annotation.ref) : undefined
        const isLink = pdf.get(annotation, '/Subtype') === '/Link'
        expect(owner?.kind).toBe(isLink ? 'Link' : 'Form')
        expect(pdf.words(pdf.get(annotation, isLink ? '/Contents' : '/TU'))).not.toBe('')
        const key = pdf.get(annotation, '/StructParent')
        expect(pdf.at(numbers[numbers.lastIndexOf(key) + 1])).toBe(owner?.value)
      }
    }
    expect(count).toBe(owners.size)
  })

  test.each(printed)('%s embeds its fonts and maps every glyph to a character (10, 31)', async (name) => {
    const { pdf, pages } = await open(name)
    for (const { value } of pages) {
      for (const { font = '', glyphs = [] } of paintedOn(pdf, value)) {
        if (glyphs.length === 0) continue
        const used = pdf.get(value, '/Resources', '/Font', font)
        const [descendant] = pdf.list(pdf.get(used, '/DescendantFonts'))
        expect(isDict(pdf.get(descendant, '/FontDescriptor', '/FontFile2'))).toBe(true)
        expect(pdf.get(descendant, '/CIDToGIDMap')).toBe('/Identity')
        const characters = charactersOf(pdf, used)
        expect(glyphs.filter((glyph) => glyph === 0 || !characters.get(glyph))).toEqual([])
      }
    }
  })
})

describe('structure by kind of document', () => {
  test('a checklist has a labelled checkbox for every item', async () => {
    for (const resource of resources) {
      if (resource.body.kind !== 'checklist') continue
      const { pdf } = await open(resource.fileName)
      const fields = pdf.list(pdf.get(pdf.root, '/AcroForm', '/Fields'))
      const items = resource.body.groups.flatMap((group) => group.items)
      expect(fields.map((field) => pdf.words(pdf.get(field, '/TU')).slice(0, 12))).toEqual(
        items.map(({ text }) => text.slice(0, 12)),
      )
      expect(new Set(fields.map((field) => pdf.words(pdf.get(field, '/T')))).size).toBe(items.length)
      expect(isDict(pdf.get(fields[0], '/AP', '/N', '/Yes'))).toBe(true)
    }
  })

  test('the contents of a guide link to the page of each section', async () => {
    for (const resource of resources) {
      if (resource.body.kind !== 'guide') continue
      const { pdf, pages, tags } = await open(resource.fileName)
      const places = pdf.list(pdf.get(pdf.root, '/Names', '/Dests', '/Names'))
      const entries = tags.filter(({ kind }) => kind === 'TOCI').flatMap(everyTag)
      const links = entries.filter(({ kind }) => kind === 'Link').flatMap(({ annotations }) => annotations)
      expect(links).toHaveLength(resource.body.sections.length + 1)
      for (const number of links) {
        const link = pdf.objects.get(number)
        const name = pdf.words(pdf.get(link, '/A', '/D'))
        const place = pdf.at(places[places.findIndex((each) => pdf.words(each) === name) + 1])
        const [page] = Array.isArray(place) ? place : []
        const at = pages.findIndex((each) => isRef(page) && each.number === page.ref) + 1
        expect(pdf.words(pdf.get(link, '/Contents'))).toBe(`${name}, page ${at}`)
        expect(at).toBeGreaterThan(1)
      }
    }
  })

  test('a law summary fits one page with its main rules and links to the official text', async () => {
    expect(laws.length).toBeGreaterThan(10)
    for (const { fileName, fields } of laws) {
      const { pdf, pages, tags } = await open(fileName)
      expect(pages, fileName).toHaveLength(1)
      expect(tags.filter(({ kind }) => kind === 'LI').length, fileName).toBeGreaterThan(4)
      const [link] = pdf.list(pdf.get(pages[0]?.value, '/Annots'))
      expect(pdf.words(pdf.get(link, '/A', '/URI'))).toBe(fields.url)
    }
  })
})
