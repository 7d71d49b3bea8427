import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { firmName } from '#content/firm-name.ts'
import { keyPoints } from '#content/law/key-points.ts'
import { lawSheet, lawSheetName, legalDocuments } from '#content/law.ts'
import type { Resource, Sheet } from '#content/resources/resource.ts'
import { resourceDisclaimer, resources } from '#content/resources.ts'
import { formatDate } from '#platform/format.ts'
import { type LawSheet, lawSheetPdf } from './law-sheet.server.ts'
import { resourcePdf } from './resource-pdf.server.ts'
import { workbookFile } from './workbook.ts'

export type ResourceFile = { name: string; type: string; bytes: Uint8Array; etag: string }

export const builtFiles = 'build/documents'

const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
const known = new Map<string, Promise<ResourceFile>>()

/** Returns the file created by the build. If it is missing, generates it and caches it. Null if the name is unknown. */
export function resourceFile(name: string): Promise<ResourceFile> | null {
  const make = maker(name)
  if (!make) return null
  const saved = known.get(name)
  if (saved) return saved
  const file = readFileOf(name, make)
  known.set(name, file)
  file.catch(() => known.delete(name))
  return file
}

export const fileNames: readonly string[] = [
  ...resources.map(({ fileName }) => fileName),
  ...legalDocuments.map(({ id }) => lawSheetName(id)),
]

function maker(name: string): (() => Promise<Uint8Array>) | null {
  const resource = resources.find(({ fileName }) => fileName === name)
  if (resource) return () => makeResourceFile(resource)
  const sheet = seedSheet(name)
  return sheet ? () => lawSheetPdf(sheet, firmName) : null
}

export function seedSheet(name: string): LawSheet | null {
  const document = legalDocuments.find(({ id }) => lawSheetName(id) === name)
  return document ? { document, points: keyPoints[document.id] ?? [], stateOn: lawSheet.stateOn } : null
}

export function makeFile(name: string): Promise<Uint8Array> {
  const make = maker(name)
  if (!make) throw new Error(`There is no file ${name}`)
  return make()
}

async function readFileOf(name: string, make: () => Promise<Uint8Array>): Promise<ResourceFile> {
  return fileOf(name, (import.meta.env?.PROD && (await builtFile(name))) || (await make()))
}

export function fileOf(name: string, bytes: Uint8Array): ResourceFile {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { name, type: name.endsWith('.pdf') ? types.pdf : types.xlsx, bytes, etag }
}

async function builtFile(fileName: string): Promise<Uint8Array | null> {
  const path = join(builtFiles, fileName)
  return existsSync(path) ? readFile(path) : null
}

/** The same content always gives the same bytes, so that the ETag is valid on every server. */
export async function makeResourceFile(resource: Resource): Promise<Uint8Array> {
  const { body, title, stateOn } = resource
  if (body.kind !== 'template') return resourcePdf(resource, body, firmName)
  const sheets = [...body.sheets, aboutSheet(resource, body.lead)]
  return workbookFile({ title, firm: firmName, createdOn: stateOn, sheets })
}

function aboutSheet({ title, description, taxYear, stateOn }: Resource, lead: string): Sheet {
  const lines = [
    lead,
    'Formulas are protected against slips, without a password: menu Review, Unprotect Sheet.',
    `Tax year ${taxYear}. State of law and figures: ${formatDate(stateOn)}.`,
    resourceDisclaimer,
    firmName,
  ]
  return {
    name: 'About',
    title,
    explanation: description,
    summary: [],
    columns: [{ header: 'About this workbook', type: 'text', width: 100 }],
    rows: lines.map((line) => [line]),
    rowCount: lines.length,
  }
}
