import { SeriesKey } from '#design/charts/stack-bar.tsx'
import { classes } from '#design/classes.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'

const copy = () => t(taxTexts.levelKey)

const levels = [
  {
    series: 'canton',
    get label() {
      return copy().canton
    },
  },
  {
    series: 'commune',
    get label() {
      return copy().commune
    },
  },
  {
    series: 'federal',
    get label() {
      return copy().federal
    },
  },
  {
    series: 'church',
    get label() {
      return copy().church
    },
  },
] as const

export type Level = (typeof levels)[number]['series']

export function LevelKey({ shown, inTable }: { shown: ReadonlySet<Level>; inTable?: boolean }) {
  return (
    <div className={classes(inTable && 'table-key')}>
      <SeriesKey series={levels.filter(({ series }) => shown.has(series))} />
    </div>
  )
}

export function levelsOf(rows: readonly Readonly<Partial<Record<Level, number>>>[]): Set<Level> {
  return new Set(levels.map(({ series }) => series).filter((level) => rows.some((row) => (row[level] ?? 0) > 0)))
}
