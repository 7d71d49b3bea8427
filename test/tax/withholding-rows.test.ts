import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readWithholding } from '#tax/figures.server.ts'
import { cantons } from '#tax/figures.ts'
import { rowsOf, withholdingTax } from '#tax/withholding/withholding-tax.ts'

/**
 * Number of each canton's official tariff rows, and their hash, to which each row contributes '<code> <from> <rate bp>
 * <minimum cents>'.
 */
const official = JSON.parse(readFileSync(new URL('withholding-rows.json', import.meta.url), 'utf8')) as Record<
  string,
  { rows: number; sha256: string }
>

function figuresOf(canton: (typeof cantons)[number]) {
  const found = readWithholding(2026, canton)
  if (!found.ok) throw new Error(`no withholding tariffs for ${canton}`)
  return found.figures
}

test.each(cantons)('%s: the compressed tariffs equal the official table row by row', (canton) => {
  const figures = figuresOf(canton)
  const hash = createHash('sha256')
  let rows = 0
  for (const code of Object.keys(figures.codes).sort()) {
    for (const [from, rateBp, minCents] of rowsOf(figures, code) ?? []) {
      hash.update(`${code} ${from} ${rateBp} ${minCents}\n`)
      rows += 1
    }
  }
  expect({ rows, sha256: hash.digest('hex') }).toEqual(official[canton])
})

/** Computes the tax of a table row in integer arithmetic: income × rate, at least the minimum, rounded to 5 cents. */
function byTable(incomeCents: number, rateBp: number, minCents: number): number {
  const tenThousandths = Math.max(incomeCents * rateBp, minCents * 10_000)
  return Math.floor((tenThousandths + 25_000) / 50_000) * 5
}

test.each(cantons)(
  '%s: the tax at both edges of every row is within 5 centimes of the table',
  (canton) => {
    const figures = figuresOf(canton)
    const errors: string[] = []
    for (const code of Object.keys(figures.codes)) {
      const rows = rowsOf(figures, code) ?? []
      rows.forEach(([from, rateBp, minCents], at) => {
        const next = rows[at + 1]?.[0]
        for (const incomeCents of [from * 100, next === undefined ? from * 100 + 123_455 : next * 100 - 1]) {
          const result = withholdingTax(figures, code, { incomeCents })
          const requested = incomeCents > 0 ? byTable(incomeCents, rateBp, minCents) : 0
          if (
            !result.ok ||
            Math.abs(result.taxCents - requested) > 5 ||
            Math.round(result.ratePercent * 100) !== rateBp
          ) {
            errors.push(
              `${code} at ${incomeCents / 100}: ${result.ok ? result.taxCents : result.why.code} instead of ${requested}`,
            )
          }
        }
      })
    }
    expect(errors.slice(0, 10)).toEqual([])
  },
  60_000,
)
