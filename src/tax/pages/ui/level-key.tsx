import { SeriesKey } from '#design/charts/stack-bar.tsx'
import { classes } from '#design/classes.ts'

const levels = [
  { series: 'canton', label: 'Canton' },
  { series: 'commune', label: 'Commune' },
  { series: 'federal', label: 'Federal' },
  { series: 'church', label: 'Church' },
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
