import { parseArgs } from 'node:util'
import { bulk } from '#test/drills/bulk.ts'
import { dependencies } from '#test/drills/dependencies.ts'
import { fullDisk } from '#test/drills/full-disk.ts'
import { kills } from '#test/drills/kills.ts'
import { nodes } from '#test/drills/nodes.ts'
import { parallel } from '#test/drills/parallel.ts'
import { readings } from '#test/drills/readings.ts'
import { rolling } from '#test/drills/rolling.ts'
import { soaking } from '#test/drills/soaking.ts'
import { type Drill, failures, type Tally } from '#test/drills/tally.ts'

const drills: Record<string, Drill> = {
  kills,
  parallel,
  nodes,
  bulk,
  dependencies,
  'full-disk': fullDisk,
  readings,
  rolling,
  soak: soaking,
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, rounds: { type: 'string', default: '6' }, full: { type: 'boolean' } },
})
const chosen = Object.entries(drills).filter(([name]) => !values.only || values.only === name)
if (chosen.length === 0 || !/^\d+$/.test(values.rounds)) {
  console.error(`--only must be one of ${Object.keys(drills).join(', ')}; --rounds must be a number.`)
  process.exit(2)
}

const rows: [string, Tally, number][] = []
for (const [name, drill] of chosen) {
  console.log(`\n${name}`)
  const begin = Date.now()
  const say = (line: string) => console.log(`  ${line}`)
  const tally = await drill({ rounds: Number(values.rounds), isFull: values.full ?? false, say }).catch(
    (error: unknown): Tally => ({ acts: 0, lost: 0, doubled: 0, unfinished: 0, errors: [String(error)] }),
  )
  rows.push([name, tally, (Date.now() - begin) / 1_000])
  for (const problem of tally.errors) console.log(`  ERROR ${problem}`)
}

console.log('\ndrill         actions   lost  doubled  unfinished  errors  seconds')
for (const [name, { acts, lost, doubled, unfinished, errors }, seconds] of rows) {
  const figures = [acts, lost, doubled, unfinished, errors.length, Math.round(seconds)]
  const widths = [8, 7, 9, 12, 8, 9]
  console.log(name.padEnd(13) + figures.map((figure, at) => String(figure).padStart(widths[at] ?? 8)).join(''))
}
process.exit(rows.some(([, tally]) => failures(tally) > 0) ? 1 : 0)
