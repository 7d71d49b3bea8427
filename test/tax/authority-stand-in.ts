import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CantonFigures, FederalFigures, FormulaLimit, HouseholdKind, LevelLimits, Tariff } from '#tax/figures.ts'

const taxNames = { income: 'EINKOMMENSSTEUER', wealth: 'VERMOEGENSSTEUER', capital: 'VORSORGESTEUER' } as const
const levelNames = { canton: 'KANTON', commune: 'GEMEINDE', federal: 'BUND' } as const

function groupOf(kinds: readonly HouseholdKind[]): string {
  if (kinds.length === 3) return 'ALLE'
  if (kinds.includes('married') && kinds.includes('loneParent'))
    return 'LEDIG_ALLEINE,LEDIG_KONKUBINAT,VERHEIRATET,LEDIG_MIT_KINDER'
  if (kinds.includes('married')) return 'VERHEIRATET'
  if (kinds.length === 2) return 'LEDIG_ALLEINE,LEDIG_KONKUBINAT'
  return kinds.includes('single')
    ? 'LEDIG_ALLEINE,LEDIG_KONKUBINAT,LEDIG_OHNE_KINDER'
    : 'LEDIG_ALLEINE,LEDIG_MIT_KINDER'
}

function scaleOf(canton: string, { tax, level, kinds, splitting, type, rows }: Tariff) {
  return {
    TaxType: taxNames[tax],
    Group: groupOf(kinds),
    Target: levelNames[level],
    Splitting: splitting,
    TableType: type,
    Table: rows.map(([amount, percent, tax = 0, formula = '']) => ({
      Formula: formula,
      Taxes: tax,
      Percent: percent,
      Amount: amount,
    })),
    Location: { TaxLocationID: 1, ZipCode: '', BfsID: 1, CantonID: 1, BfsName: '', City: '', Canton: canton },
  }
}

/** Response of API_exportManyTaxScales, built from our figures without tariffs that took effect during the year. */
export function taxScalesOf(cantons: readonly CantonFigures[], federal: FederalFigures) {
  const own = cantons.flatMap(({ canton, tariffs }) =>
    tariffs.filter(({ from }) => !from).map((tariff) => scaleOf(canton, tariff)),
  )
  return { response: [...own, ...federal.tariffs.map((tariff) => scaleOf('ZH', tariff))] }
}

export function simpleRatesOf(cantons: readonly CantonFigures[]) {
  return {
    response: cantons.flatMap(({ canton, rates, communes, earlier = [] }) =>
      communes.map(([bfsId, name, newest = 0, roman = 0, protestant = 0, christ = 0, ...wealth]) => {
        const before = earlier.find(([id]) => id === bfsId)?.[1]
        const income = before ?? newest
        const [wealthNow = newest, ...wealthChurch] = wealth
        const wealthRate = before !== undefined && wealthNow === newest ? before : wealthNow
        const [wealthRoman = roman, wealthProtestant = protestant, wealthChrist = christ] = wealthChurch
        return {
          IncomeRateCanton: rates.income,
          IncomeRateCity: income,
          IncomeRateRoman: roman,
          IncomeRateProtestant: protestant,
          IncomeRateChrist: christ,
          FortuneRateCanton: rates.wealth,
          FortuneRateCity: wealthRate,
          FortuneRateRoman: wealthRoman,
          FortuneRateProtestant: wealthProtestant,
          FortuneRateChrist: wealthChrist,
          Location: {
            TaxLocationID: 1,
            ZipCode: '',
            BfsID: bfsId,
            CantonID: 1,
            BfsName: name,
            City: name,
            Canton: canton,
          },
        }
      }),
    ),
  }
}

type ExportedItem = { Minimum?: number; Maximum?: number; Amount?: number; Percent?: number }

function deductionTable(
  canton: string,
  target: string,
  taxType: string,
  items: readonly (readonly [string, ExportedItem])[],
) {
  const Table = items.map(([ID, values]) => ({
    ...{ Minimum: 0, Maximum: 0, Amount: 0, Percent: 0, Format: '' },
    ...values,
    Name: { ID },
  }))
  return { TaxType: taxType, Target: target, Table, Location: { Canton: canton } }
}

function byFormula({ amount = 0, percent = 0, min = 0, max = 0 }: FormulaLimit): ExportedItem {
  return { Minimum: min, Maximum: max, Amount: amount, Percent: percent }
}

function incomeItems(limits: LevelLimits): (readonly [string, ExportedItem])[] {
  const { commuting, meals, professional, sideJob, childCare, insurance, bothEarners, assetManagement } = limits
  return [
    ...(commuting ? [['Fahrkosten_EK', { Maximum: commuting }] as const] : []),
    ...(meals ? [['VerpflOhneVerb_EK', { Maximum: meals.full }] as const] : []),
    ...(meals ? [['VerpflMitVerb_EK', { Maximum: meals.cheaper }] as const] : []),
    ...(professional ? [['HauptErw_EK', byFormula(professional)] as const] : []),
    ...(sideJob ? [['NebenErw_EK', byFormula(sideJob)] as const] : []),
    ...(childCare ? [['FremdBetr_EK', { Maximum: childCare.max, Percent: childCare.percent ?? 0 }] as const] : []),
    ...(bothEarners ? [['ZweitVerdiener_EK', byFormula(bothEarners)] as const] : []),
    ...(assetManagement ? [['VMVerwaltungsKosten_EK', byFormula(assetManagement)] as const] : []),
    ...(insurance
      ? ([
          ['KKSparLedigMitBVGS3a_EK', { Maximum: insurance.single }],
          ['KKSparzVerhMitBVGS3a_EK', { Maximum: insurance.married }],
          ['KKSparLedigOhneBVGS3a_EK', { Maximum: insurance.singleWithoutPension }],
          ['KKSparVerhOhneBVGS3a_EK', { Maximum: insurance.marriedWithoutPension }],
          ['KKSparProKind_EK', { Maximum: insurance.perChild }],
        ] as const)
      : []),
  ]
}

export function deductionsOf(cantons: readonly CantonFigures[], federal: FederalFigures) {
  const own = cantons.flatMap(({ canton, limits }) => {
    const { wealthAllowance, maintenancePercent: [young = 0, old = 0] = [] } = limits
    return [
      deductionTable(canton, 'KANTON', 'EINKOMMENSSTEUER', [
        ...incomeItems(limits),
        ['ImmoUnterhaltUnter11Jahre_EK', { Percent: young }],
        ['ImmoUnterhaltUeber10Jahre_EK', { Percent: old }],
      ]),
      deductionTable(canton, 'KANTON', 'VERMOEGENSSTEUER', [
        ['SozVerheiratet_VM', { Amount: wealthAllowance.married }],
        ['SozLedigOhneKinder_VM', { Amount: wealthAllowance.single }],
        ['SozAlleinerzieher_VM', { Amount: wealthAllowance.loneParent }],
        ['SozKind_VM', { Amount: wealthAllowance.perChild }],
      ]),
    ]
  })
  return { response: [...own, deductionTable('CH', 'BUND', 'EINKOMMENSSTEUER', incomeItems(federal.limits))] }
}

export async function startStandIn(answers: Readonly<Record<string, unknown>>) {
  const requested: { path: string; body: unknown }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const path = request.url?.slice(1) ?? ''
    requested.push({ path, body: JSON.parse(Buffer.concat(chunks).toString() || 'null') })
    const answer = answers[path]
    response.writeHead(answer === undefined ? 503 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? { error: 'out of service' }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, requested, stop: () => new Promise((done) => server.close(done)) }
}
