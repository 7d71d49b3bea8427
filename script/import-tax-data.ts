import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { type Built, buildFigures, exportSource } from '#tax/import/build-figures.ts'
import { readPostcodes } from '#tax/import/postcodes.ts'
import { readWithholdingFile } from '#tax/import/withholding-records.ts'

const authority =
  'https://swisstaxcalculator.estv.admin.ch/delegate/ost-integration/v1/lg-proxy/operation/c3b67379_ESTV/'

const help = `Converts official exports to data/tax/<year>.

  script/import-tax-data FOLDER --year 2026 --state 2026-03-02
      FOLDER/<year>/API_exportManyTaxScales.json, API_exportManySimpleRates.json,
      FOLDER/<year>/API_exportManyDeductions.json                                 (responses of the FTA)
      FOLDER/<year>/tar<yy><canton>.txt                                           (tax at source, optional)
      FOLDER/AMTOVZ_CSV_LV95.csv                                                  (official directory of towns, optional)
  script/import-tax-data FOLDER --year 2025 --withholding
      FOLDER/<year>/tar<yy><canton>.txt only; adds tables of tax at source to a year that has been imported
  script/import-tax-data --fetch [BASE_URL] --year 2026
      downloads tax rates, multipliers and deductions from the FTA's public interface

  --state DAY   day of the exports (required with a folder; today with --fetch)
  --into DIR    output folder (default: data/tax)`

const endpoints = {
  taxScales: { name: 'API_exportManyTaxScales', group: 88 },
  simpleRates: { name: 'API_exportManySimpleRates', group: 99 },
  deductions: { name: 'API_exportManyDeductions', group: 88 },
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      fetch: { type: 'boolean' },
      withholding: { type: 'boolean' },
      year: { type: 'string' },
      state: { type: 'string' },
      into: { type: 'string', default: resolve(import.meta.dirname, '../data/tax') },
      help: { type: 'boolean' },
    },
  })
  const year = Number(values.year)
  const [place] = positionals
  if (values.help || !Number.isInteger(year) || (!values.fetch && !place)) {
    console.log(help)
    process.exitCode = values.help ? 0 : 1
    return
  }
  const into = values.into
  if (values.withholding) {
    if (!place) throw new Error('--withholding needs a folder')
    const count = await importWithholding(join(place, String(year)), join(into, String(year)), year)
    if (count === 0) throw new Error(`no file tar${year % 100}<canton>.txt in ${join(place, String(year))}`)
    await writeManifest(join(into, String(year)))
    return
  }
  const state = values.state ?? (values.fetch ? new Date().toISOString().slice(0, 10) : undefined)
  if (!state || !/^\d{4}-\d{2}-\d{2}$/.test(state)) throw new Error('--state DAY is required: the day of the exports')
  const rules = await readJson(join(into, 'rules', `${year}.json`))
  const get = (what: keyof typeof endpoints) =>
    values.fetch ? ask(place ?? authority, what, year) : saved(place ?? '', year, what)
  const exports = {
    taxScales: await get('taxScales'),
    simpleRates: await get('simpleRates'),
    deductions: await get('deductions'),
  }
  await writeYear(join(into, String(year)), buildFigures(year, state, { ...exports, rules }))
  if (!values.fetch && place) {
    await importWithholding(join(place, String(year)), join(into, String(year)), year)
    await importPostcodes(join(place, 'AMTOVZ_CSV_LV95.csv'), into)
  }
  await writeManifest(join(into, String(year)))
}

async function ask(base: string, what: keyof typeof endpoints, year: number): Promise<unknown> {
  const { name, group } = endpoints[what]
  const address = new URL(name, base.endsWith('/') ? base : `${base}/`)
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ SimKey: null, TaxYear: year, TaxGroupID: group }),
    signal: AbortSignal.timeout(120_000),
  })
  if (!answer.ok) throw new Error(`${name}: the interface responded with status ${answer.status}`)
  return answer.json()
}

function saved(folder: string, year: number, what: keyof typeof endpoints): Promise<unknown> {
  return readJson(join(folder, String(year), `${endpoints[what].name}.json`))
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'))
}

function withChecksum(figures: object): string {
  const checksum = createHash('sha256').update(JSON.stringify(figures)).digest('hex')
  const entries = Object.entries({ ...figures, checksum }).map(([key, value]) => {
    const tall = Array.isArray(value) && value.length > 1
    const text = tall ? `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]` : JSON.stringify(value)
    return `${JSON.stringify(key)}:${text}`
  })
  return `{\n${entries.join(',\n')}\n}\n`
}

async function writeYear(folder: string, built: Built): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const figures of built.cantons) await writeFile(join(folder, `${figures.canton}.json`), withChecksum(figures))
  await writeFile(join(folder, 'federal.json'), withChecksum(built.federal))
  const communes = built.cantons.reduce((sum, { communes }) => sum + communes.length, 0)
  for (const notice of built.notices) console.log(`notice: ${notice}`)
  console.log(`${built.federal.year}: ${built.cantons.length} cantons, ${communes} communes`)
}

async function importWithholding(from: string, into: string, year: number): Promise<number> {
  const files = (await readdir(from)).filter((name) => /^tar\d{2}[a-z]{2}\.txt$/.test(name))
  if (files.length === 0) return 0
  await mkdir(join(into, 'withholding'), { recursive: true })
  for (const file of files) {
    const { canton, fileDate, model, medianSalary, codes } = readWithholdingFile(
      await readFile(join(from, file), 'latin1'),
      year,
    )
    const figures = {
      canton,
      year,
      source: `Federal Tax Administration (ESTV), withholding tariffs ${year}, ${file}`,
      stateDate: fileDate,
      model,
      medianSalary: medianSalary ?? 0,
      codes,
    }
    const checksum = createHash('sha256').update(JSON.stringify(figures)).digest('hex')
    const packed = gzipSync(JSON.stringify({ ...figures, checksum }), { level: 9 })
    await writeFile(join(into, 'withholding', `${canton}.json.gz`), packed)
  }
  console.log(`${year}: tax at source in ${files.length} cantons`)
  return files.length
}

async function importPostcodes(path: string, into: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return
  const postcodes = readPostcodes(text)
  const source = 'Official directory of towns, swisstopo (free with mention of the source)'
  await writeFile(join(into, 'postcodes.json'), withChecksum({ source, stateDate: '2026-01-01', postcodes }))
  console.log(`${postcodes.length} places with postcodes`)
}

async function writeManifest(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => /\.json(\.gz)?$/.test(name) && basename(name) !== 'manifest.json',
  )
  const files = await Promise.all(
    names.sort().map(async (name) => {
      const bytes = await readFile(join(folder, name))
      return { name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
    }),
  )
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify({ source: exportSource, files }, null, 1)}\n`)
}
