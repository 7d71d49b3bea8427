import { type PackedTariff, packTariff, type WithholdingRow } from '#tax/withholding/table.ts'

const annualModel = new Set(['FR', 'GE', 'TI', 'VD', 'VS'])

export type ImportedWithholding = {
  readonly canton: string
  readonly fileDate: string
  readonly model: 'monthly' | 'annual'
  readonly medianSalary: number | undefined
  readonly codes: Record<string, PackedTariff>
}

type Record06 = {
  readonly fromCents: number
  readonly widthCents: number
  readonly rateBp: number
  readonly minCents: number
}

/**
 * File tar<YY><canton>.txt with fixed-width records of the types 00, 06, 13 and 99. Throws if any are missing, or if a
 * row applies to another year.
 */
export function readWithholdingFile(text: string, year: number): ImportedWithholding {
  const perCode = new Map<string, Record06[]>()
  let canton = ''
  let fileDate = ''
  let medianSalary: number | undefined
  let count = 0
  let announced: number | undefined
  let otherYear: string | undefined
  for (const line of text.split(/\r?\n/)) {
    const type = line.slice(0, 2)
    if (type === '00') {
      canton = line.slice(2, 4)
      fileDate = line.slice(19, 27).replace(/(\d{4})(\d{2})(\d{2})/, '$1-$2-$3')
    } else if (type === '06') {
      count += 1
      const code = line.slice(6, 16).trim()
      const validFrom = line.slice(16, 24)
      if (!validFrom.startsWith(String(year))) otherYear = validFrom
      const row = {
        fromCents: cents(line, 24, 33),
        widthCents: cents(line, 33, 42),
        minCents: cents(line, 45, 54),
        rateBp: cents(line, 54, 59),
      }
      const rows = perCode.get(code)
      if (rows) rows.push(row)
      else perCode.set(code, [row])
    } else if (type === '13') medianSalary = cents(line, 24, 33) / 100
    else if (type === '99') announced = cents(line, 17, 25)
  }
  if (!/^[A-Z]{2}$/.test(canton)) throw new Error('withholding file without a header record')
  if (otherYear) throw new Error(`${canton}: a row is valid from ${otherYear}, not in ${year}`)
  if (announced !== count)
    throw new Error(`${canton}: the file announces ${announced ?? 'no'} rows, but holds ${count}`)
  const codes = Object.fromEntries([...perCode].map(([code, rows]) => [code, packTariff(inOrder(canton, code, rows))]))
  return { canton, fileDate, model: annualModel.has(canton) ? 'annual' : 'monthly', medianSalary, codes }
}

function cents(line: string, from: number, to: number): number {
  const value = Number(line.slice(from, to))
  if (!Number.isInteger(value)) throw new Error(`not a number at ${from + 1}-${to}: '${line}'`)
  return value
}

/**
 * Sorts records by income, converts them to rows in francs and merges neighbouring rows with equal values. Throws on
 * gaps or overlaps.
 */
function inOrder(canton: string, code: string, records: readonly Record06[]): WithholdingRow[] {
  const sorted = records.toSorted((a, b) => a.fromCents - b.fromCents)
  const rows: WithholdingRow[] = []
  sorted.forEach(({ fromCents, rateBp, minCents }, at) => {
    const before = sorted[at - 1]
    const expected = before && before.fromCents + before.widthCents
    if (expected !== undefined && expected !== fromCents) {
      throw new Error(`${canton} ${code}: ${expected < fromCents ? 'gap' : 'overlap'} at ${fromCents / 100}`)
    }
    const last = rows.at(-1)
    if (last && last[1] === rateBp && last[2] === minCents) return
    rows.push([fromCents / 100, rateBp, minCents])
  })
  return rows
}
