import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { appFile } from '#platform/app-file.server.ts'
import { type CommuneIndex, communeIndex } from '#tax/communes/search-communes.ts'
import type { Canton, CantonFigures, FederalFigures, NotPublished } from '#tax/figures.ts'
import { cantons } from '#tax/figures.ts'
import type { PostcodeRow } from '#tax/import/postcodes.ts'
import type { FiguresSource } from '#tax/requests/answers.ts'
import type { WithholdingFigures } from '#tax/withholding/table.ts'

const read = new Map<string, unknown>()

/** Figures of a canton and the Confederation. Files are cached, and verified by checksum. */
export function readFigures(
  year: number,
  canton: Canton,
): { ok: true; canton: CantonFigures; federal: FederalFigures } | NotPublished {
  const own = readFile<CantonFigures>(`${year}/${canton}.json`)
  const federal = readFile<FederalFigures>(`${year}/federal.json`)
  return own && federal ? { ok: true, canton: own, federal } : { ok: false, reason: 'not-published', year }
}

export function readAllFigures(
  year: number,
): { ok: true; cantons: CantonFigures[]; federal: FederalFigures } | NotPublished {
  const found = cantons.map((canton) => readFigures(year, canton))
  const [first] = found
  if (!first?.ok || found.some(({ ok }) => !ok)) return { ok: false, reason: 'not-published', year }
  return { ok: true, cantons: found.flatMap((each) => (each.ok ? [each.canton] : [])), federal: first.federal }
}

export function readWithholding(
  year: number,
  canton: Canton,
): { ok: true; figures: WithholdingFigures } | NotPublished {
  const figures = readFile<WithholdingFigures>(`${year}/withholding/${canton}.json.gz`)
  return figures ? { ok: true, figures } : { ok: false, reason: 'not-published', year }
}

const cantonsByCommune = new Map<number, Map<number, Canton>>()

export function cantonOf(year: number, bfsId: number): Canton | undefined | NotPublished {
  let found = cantonsByCommune.get(year)
  if (!found) {
    const all = readAllFigures(year)
    if (!all.ok) return all
    found = new Map(all.cantons.flatMap(({ canton, communes }) => communes.map(([id]) => [id, canton] as const)))
    cantonsByCommune.set(year, found)
  }
  return found.get(bfsId)
}

const indexes = new Map<number, CommuneIndex>()

export function communes(year: number): CommuneIndex | NotPublished {
  const known = indexes.get(year)
  if (known) return known
  const all = readAllFigures(year)
  if (!all.ok) return all
  const index = communeIndex(all.cantons, readPostcodeRows())
  indexes.set(year, index)
  return index
}

export const figuresOnDisk: FiguresSource = { readFigures, readWithholding, cantonOf, communes }

function readPostcodeRows(): readonly PostcodeRow[] {
  return readFile<{ postcodes: PostcodeRow[] }>('postcodes.json')?.postcodes ?? []
}

/** Reads a data file once. If its checksum is valid, it is trusted to have the shape that the import wrote. */
function readFile<Shape>(name: string): Shape | undefined {
  if (!read.has(name)) read.set(name, verified(name))
  return read.get(name) as Shape | undefined
}

function verified(name: string): unknown {
  const path = appFile(`data/tax/${name}`)
  if (!existsSync(path)) return undefined
  const bytes = readFileSync(path)
  const { checksum, ...figures } = JSON.parse((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'))
  const found = createHash('sha256').update(JSON.stringify(figures)).digest('hex')
  if (checksum !== found)
    throw new Error(`data/tax/${name} does not match its checksum: run script/import-tax-data again`)
  return { ...figures, checksum }
}
