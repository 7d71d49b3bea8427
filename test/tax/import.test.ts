import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAllFigures } from '#tax/figures.server.ts'
import type { CantonFigures, FederalFigures } from '#tax/figures.ts'
import { buildFigures } from '#tax/import/build-figures.ts'
import { readPostcodes } from '#tax/import/postcodes.ts'
import { readWithholdingFile } from '#tax/import/withholding-records.ts'
import { unpackTariff } from '#tax/withholding/table.ts'
import { deductionsOf, simpleRatesOf, startStandIn, taxScalesOf } from '#test/tax/authority-stand-in.ts'

const root = new URL('../../', import.meta.url).pathname
const run = promisify(execFile)
let folder = ''
let cantons: CantonFigures[]
let federal: FederalFigures
let rules: unknown

/** Builds a tariff row. Income and width are in francs, the rate in hundredths of a percent, the minimum in cents. */
function withholdingRow(code: string, from: number, width: number, rate: number, least = 0): string {
  const digits = (value: number, length: number) => String(value).padStart(length, '0')
  return `0601ZH${code.padEnd(10)}20260101${digits(from * 100, 9)}${digits(width * 100, 9)} 00${digits(least, 9)}${digits(rate, 5)}   `
}

function withholdingFile(...rows: string[]): string {
  const end = `99${' '.repeat(15)}${String(rows.length).padStart(8, '0')}`
  return [`00ZH${' '.repeat(15)}20251208`, ...rows, `13${' '.repeat(22)}000587500`, end].join('\r\n')
}

const townsHead =
  'Ortschaftsname;PLZ;Zusatzziffer;ZIP_ID;Gemeindename;BFS-Nr;Kantonskürzel;Adressenanteil;E;N;Sprache;Validity'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tax-import-'))
  await cp(join(root, 'data/tax/rules'), join(folder, 'rules'), { recursive: true })
  const found = readAllFigures(2026)
  if (!found.ok) throw new Error('no figures for 2026')
  cantons = found.cantons
  federal = found.federal
  rules = JSON.parse(await readFile(join(folder, 'rules/2026.json'), 'utf8'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

function importFrom(url: string, ...more: string[]) {
  return run(process.execPath, [
    join(root, 'script/import-tax-data.ts'),
    '--fetch',
    url,
    '--year',
    '2026',
    '--into',
    folder,
    ...more,
  ])
}

describe('script/import-tax-data --fetch', () => {
  test('fetches from the interface and writes exactly the figures in the repository', async () => {
    const authority = await startStandIn({
      API_exportManyTaxScales: taxScalesOf(cantons, federal),
      API_exportManySimpleRates: simpleRatesOf(cantons),
      API_exportManyDeductions: deductionsOf(cantons, federal),
    })
    try {
      await importFrom(authority.url, '--state', federal.stateDate)
    } finally {
      await authority.stop()
    }
    expect(authority.requested).toEqual([
      { path: 'API_exportManyTaxScales', body: { SimKey: null, TaxYear: 2026, TaxGroupID: 88 } },
      { path: 'API_exportManySimpleRates', body: { SimKey: null, TaxYear: 2026, TaxGroupID: 99 } },
      { path: 'API_exportManyDeductions', body: { SimKey: null, TaxYear: 2026, TaxGroupID: 88 } },
    ])
    const written = (await readdir(join(folder, '2026'))).filter((name) => name !== 'manifest.json')
    expect(written).toHaveLength(27)
    for (const name of written) {
      expect(await readFile(join(folder, '2026', name), 'utf8')).toBe(
        await readFile(join(root, 'data/tax/2026', name), 'utf8'),
      )
    }
  }, 30_000)

  test('exits with an error message if the interface is unavailable', async () => {
    const authority = await startStandIn({})
    try {
      await expect(importFrom(authority.url)).rejects.toMatchObject({
        code: 1,
        stderr: 'API_exportManyTaxScales: the interface responded with status 503\n',
      })
    } finally {
      await authority.stop()
    }
  }, 30_000)
})

test('script/import-tax-data FOLDER imports saved responses, withholding files and postcodes', async () => {
  const from = join(folder, 'exports')
  const into = join(folder, 'from-folder')
  await cp(join(folder, 'rules'), join(into, 'rules'), { recursive: true })
  await mkdir(join(from, '2026'), { recursive: true })
  const answers = {
    API_exportManyTaxScales: taxScalesOf(cantons, federal),
    API_exportManySimpleRates: simpleRatesOf(cantons),
    API_exportManyDeductions: deductionsOf(cantons, federal),
  }
  for (const [name, answer] of Object.entries(answers))
    await writeFile(join(from, '2026', `${name}.json`), JSON.stringify(answer))
  await writeFile(join(from, '2026/tar26zh.txt'), withholdingFile(withholdingRow('A0N', 1, 50, 10)))
  await writeFile(join(from, 'AMTOVZ_CSV_LV95.csv'), `${townsHead}\nAarau;5000;00;1;Aarau;4001;AG;98%;;;de;\n`)

  await run(process.execPath, [
    join(root, 'script/import-tax-data.ts'),
    from,
    '--year',
    '2026',
    '--state',
    '2026-03-02',
    '--into',
    into,
  ])

  const withholding = JSON.parse(gunzipSync(await readFile(join(into, '2026/withholding/ZH.json.gz'))).toString())
  expect(withholding).toMatchObject({
    canton: 'ZH',
    stateDate: '2025-12-08',
    medianSalary: 5875,
    checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(JSON.parse(await readFile(join(into, 'postcodes.json'), 'utf8'))).toMatchObject({
    postcodes: [['5000', 'Aarau', 4001]],
  })
  const manifest = JSON.parse(await readFile(join(into, '2026/manifest.json'), 'utf8'))
  expect(manifest.files).toHaveLength(28)
}, 30_000)

describe('validation of the export', () => {
  const build = (scales: unknown = taxScalesOf(cantons, federal), rates: unknown = simpleRatesOf(cantons)) =>
    buildFigures(2026, '2026-03-02', {
      taxScales: scales,
      simpleRates: rates,
      deductions: deductionsOf(cantons, federal),
      rules,
    })

  function withRows(
    canton: string,
    change: (rows: { Amount: number; Taxes: number; Percent: number; Formula: string }[]) => void,
  ) {
    const scales = structuredClone(taxScalesOf(cantons, federal))
    const scale = scales.response.find(
      ({ Location, TaxType }) => Location.Canton === canton && TaxType === 'EINKOMMENSSTEUER',
    )
    if (scale) change(scale.Table)
    return scales
  }

  test('the unmodified export is accepted', () => {
    expect(build().cantons).toHaveLength(26)
  })

  test('a missing row is refused as a gap', () => {
    expect(() => build(withRows('LU', (rows) => rows.splice(4, 1)))).toThrow(/LU income tax .*gap/)
  })

  test('a row that starts below the previous one is refused as an overlap', () => {
    expect(() => build(withRows('LU', (rows) => rows.reverse()))).toThrow(/LU income tax .*overlap/)
  })

  test('a step without width is refused', () => {
    expect(() => build(withRows('ZH', (rows) => Object.assign(rows[2] ?? {}, { Amount: 0 })))).toThrow(
      /ZH income tax .*row 3 has no width/,
    )
  })

  test('an invalid formula is refused', () => {
    expect(() => build(withRows('BL', (rows) => Object.assign(rows[1] ?? {}, { Formula: 'process.exit()' })))).toThrow(
      /BL income tax .*Formula not understood/,
    )
  })

  test('a household without a tariff is refused', () => {
    const scales = taxScalesOf(cantons, federal)
    const without = scales.response.filter(
      ({ Location, TaxType, Group }) =>
        !(Location.Canton === 'BE' && TaxType === 'EINKOMMENSSTEUER' && Group.includes('VERHEIRATET')),
    )
    expect(() => build({ response: without })).toThrow('BE income: no tariff for married')
  })

  test('a duplicate commune and a canton without communes are refused', () => {
    const rates = simpleRatesOf(cantons)
    const [first] = rates.response
    expect(() => build(undefined, { response: first ? [...rates.response, first] : [] })).toThrow(
      /comes twice: overlap/,
    )
    expect(() =>
      build(undefined, { response: rates.response.filter(({ Location }) => Location.Canton !== 'AI') }),
    ).toThrow('no communes for AI: gap')
  })

  test('missing deductions of a canton are refused', () => {
    const without = {
      response: deductionsOf(cantons, federal).response.filter(({ Location }) => Location.Canton !== 'UR'),
    }
    const answers = { taxScales: taxScalesOf(cantons, federal), simpleRates: simpleRatesOf(cantons) }
    expect(() => buildFigures(2026, '2026-03-02', { ...answers, deductions: without, rules })).toThrow(
      'no deductions for UR: gap',
    )
  })

  test('a deduction that differs in the export is reported, not overwritten', () => {
    const changed = deductionsOf(cantons, federal)
    const zurich = changed.response.find(({ Location }) => Location.Canton === 'ZH')
    zurich?.Table.push({ Minimum: 0, Maximum: 0, Amount: 9_500, Percent: 0, Format: '', Name: { ID: 'SozKind_EK' } })
    const answers = { taxScales: taxScalesOf(cantons, federal), simpleRates: simpleRatesOf(cantons) }
    const { notices } = buildFigures(2026, '2026-03-02', { ...answers, deductions: changed, rules })
    // The notices for SZ and TI always appear: our figures are newer than the export, as official results confirm.
    expect(notices).toEqual([
      'ZH child deduction: 9400 in the rules, 9500 in the export',
      'SZ insurance, single: 4200 in the rules, 3200 in the export',
      'SZ insurance, married: 8400 in the rules, 6400 in the export',
      'SZ insurance, child: 500 in the rules, 400 in the export',
      'TI highest professional costs: 3500 in the rules, 3000 in the export',
    ])
  })

  test('rules of another year are refused', () => {
    expect(() => buildFigures(2027, '2027-01-01', { taxScales: {}, simpleRates: {}, deductions: {}, rules })).toThrow(
      'the rules are those of 2026',
    )
  })
})

describe('the withholding file', () => {
  test('equal consecutive rows of a code are merged', () => {
    const read = readWithholdingFile(
      withholdingFile(
        withholdingRow('A0N', 1, 50, 10, 300),
        withholdingRow('A0N', 51, 50, 10, 300),
        withholdingRow('A0N', 101, 50, 25),
      ),
      2026,
    )
    expect(read).toMatchObject({ canton: 'ZH', fileDate: '2025-12-08', medianSalary: 5875, model: 'monthly' })
    expect(read.codes.A0N && unpackTariff(read.codes.A0N)).toEqual([
      [1, 10, 300],
      [101, 25, 0],
    ])
  })

  test.each([
    [
      'a gap',
      withholdingFile(withholdingRow('A0N', 1, 50, 10), withholdingRow('A0N', 101, 50, 25)),
      'ZH A0N: gap at 101',
    ],
    [
      'an overlap',
      withholdingFile(withholdingRow('A0N', 1, 150, 10), withholdingRow('A0N', 101, 50, 25)),
      'ZH A0N: overlap at 101',
    ],
    [
      'a truncated file',
      withholdingFile(withholdingRow('A0N', 1, 50, 10))
        .split('\r\n')
        .slice(0, 2)
        .join('\n'),
      'ZH: the file announces no rows, but holds 1',
    ],
    ['no header', '0601', 'withholding file without a header record'],
  ])('%s is refused', (_, text, message) => {
    expect(() => readWithholdingFile(text, 2026)).toThrow(message)
  })
})

test('postcodes are sorted by share, without places outside the cantons', () => {
  const rows = [
    'Aarau;5000;00;1;Buchs;4003;AG;2%;;;de;',
    'Aarau;5000;00;1;Aarau;4001;AG;98%;;;de;',
    'Vaduz;9490;00;1;Vaduz;7001;FL;100%;;;de;',
  ]
  expect(readPostcodes([townsHead, ...rows].join('\n'))).toEqual([
    ['5000', 'Aarau', 4001],
    ['5000', 'Aarau', 4003],
  ])
})
