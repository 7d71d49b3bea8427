import { spoken } from './draw.ts'
import { bar, colours } from './drawing-parts.ts'

/** Tax on one taxable income. All values have the same unit: whole francs or cents. */
export type TaxRow = { income: number; federal: number; canton: number; commune: number }

export type HeroOptions = {
  at: number
  title: string
  width?: number
  height?: number
}

/** Draws one bar per income. All bars have the same width, so the incomes in `rows` should increase in equal steps. */
export function hero(rows: readonly TaxRow[], { at, title, width = 1600, height = 560 }: HeroOptions): string {
  const paint = colours.mist
  const highest = Math.max(1, ...rows.map(({ federal, canton, commune }) => federal + canton + commune))
  const step = width / Math.max(1, rows.length)
  const tall = (tax: number) => (tax / highest) * (height - 20)
  const bars = rows.map((row, i) => {
    const [x, wide] = [i * step, step - 5]
    const [canton, commune, federal] = [tall(row.canton), tall(row.commune), tall(row.federal)]
    const all = canton + commune + federal
    if (row.income === at) return bar(x, height - all, wide, all, paint.red)
    return (
      bar(x, height - canton, wide, canton, paint.ink) +
      bar(x, height - canton - commune, wide, commune + 0.4, paint.mid) +
      bar(x, height - all, wide, federal + 0.4, paint.soft)
    )
  })
  const box = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${spoken(title)}>${bars.join('')}</svg>`
}
