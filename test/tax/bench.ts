import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { compareCommunes } from '#tax/compare/compare-communes.ts'
import { readAllFigures } from '#tax/figures.server.ts'
import { cantons } from '#tax/figures.ts'

export type BenchRow = {
  readonly what: string
  readonly measured: number
  readonly unit: 'ms' | 'KB gzip'
  readonly bar: number
}

const household = {
  maritalStatus: 'married',
  children: 2,
  confession: 'protestant',
  taxableIncome: 123_456,
  taxableIncomeFederal: 118_400,
  taxableWealth: 345_000,
} as const

export async function taxBench(): Promise<BenchRow[]> {
  const engine = await gzipOfEngine()
  const sizes = cantons.map((canton) => ({ canton, bytes: gzipOfFigures(canton) })).sort((a, b) => b.bytes - a.bytes)
  const [largest] = sizes
  return [
    { what: 'one household over all communes of 2026, median of 50', measured: medianOf(50), unit: 'ms', bar: 50 },
    {
      what: `tax engine with the figures of one canton (largest: ${largest?.canton})`,
      measured: kilobytes(engine + (largest?.bytes ?? 0)),
      unit: 'KB gzip',
      bar: 25,
    },
  ]
}

function medianOf(runs: number): number {
  const all = readAllFigures(2026)
  if (!all.ok) throw new Error('no figures for 2026')
  const times = Array.from({ length: runs }, () => {
    const start = performance.now()
    compareCommunes(all.cantons, all.federal, { by: 'taxable income', household })
    return performance.now() - start
  }).sort((a, b) => a - b)
  return Math.round((times[runs >> 1] ?? 0) * 10) / 10
}

async function gzipOfEngine(): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '#tax': new URL('../../src/tax', import.meta.url).pathname } },
    build: {
      write: false,
      minify: true,
      lib: { entry: new URL('browser-engine.ts', import.meta.url).pathname, formats: ['es'], fileName: 'engine' },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) => ('output' in each ? each.output : []))
  return gzipSync(outputs.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n'), { level: 9 }).length
}

function gzipOfFigures(canton: string): number {
  const text = [canton, 'federal'].map((name) =>
    readFileSync(new URL(`../../data/tax/2026/${name}.json`, import.meta.url), 'utf8'),
  )
  return gzipSync(text.join(''), { level: 9 }).length
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 102.4) / 10
}

if (import.meta.main) {
  for (const { what, measured, unit, bar } of await taxBench())
    console.log(`${measured <= bar ? 'ok  ' : 'MISS'} ${what}: ${measured} ${unit} (bar ${bar})`)
}
