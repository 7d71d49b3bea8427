import { z } from 'zod'
import { cantons } from '#tax/figures.ts'

/** One row per place and commune. If a place spans several communes, the one with the largest part comes first. */
export type PostcodeRow = readonly [postcode: string, place: string, bfsId: number]

const columns = z.object({
  Ortschaftsname: z.string().min(1),
  PLZ: z.string().regex(/^\d{4}$/),
  'BFS-Nr': z.coerce.number().int().positive(),
  Kantonskürzel: z.string(),
  Adressenanteil: z.string().optional(),
})

/** Official directory AMTOVZ_CSV_LV95.csv (separated by semicolons), without places outside the 26 cantons. */
export function readPostcodes(text: string): PostcodeRow[] {
  const [head = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter(Boolean)
  const names = head.split(';')
  const found = new Map<string, { row: PostcodeRow; share: number }>()
  for (const line of lines) {
    const cells = line.split(';')
    const row = columns.parse(Object.fromEntries(names.map((name, at) => [name, cells[at]])))
    if (!cantons.some((canton) => canton === row.Kantonskürzel)) continue
    const share = Number.parseFloat(row.Adressenanteil ?? '') || 100
    const key = `${row.PLZ} ${row.Ortschaftsname} ${row['BFS-Nr']}`
    const known = found.get(key)
    if (!known || share > known.share) found.set(key, { row: [row.PLZ, row.Ortschaftsname, row['BFS-Nr']], share })
  }
  return [...found.values()]
    .sort((a, b) => a.row[0].localeCompare(b.row[0]) || b.share - a.share || a.row[1].localeCompare(b.row[1]))
    .map(({ row }) => row)
}
