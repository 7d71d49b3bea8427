import { freePort } from '#platform/db/free-port.server.ts'
import { soak } from '#test/load/soak.ts'
import { startSite } from './site.ts'
import type { Drill } from './tally.ts'

const maxMb = 400
const maxGrowth = 0.05

export const soaking: Drill = async ({ isFull, say }) => {
  const seconds = isFull ? 600 : 20
  const site = await startSite()
  try {
    const inspectPort = await freePort()
    const inspect = `${site.variables.NODE_OPTIONS} --inspect=127.0.0.1:${inspectPort}`
    const { base } = await site.addNode({ env: { NODE_OPTIONS: inspect } })
    const soaked = await soak({ base, inspectPort, password: site.password }, seconds)
    const growth = soaked.heapAfterMb / soaked.heapBeforeMb - 1
    say(`${soaked.answers} answers, ${soaked.uploads} uploads, at most ${Math.round(soaked.highestMb)} MB resident`)
    say(`heap after collection ${soaked.heapBeforeMb.toFixed(1)} MB before, ${soaked.heapAfterMb.toFixed(1)} MB after`)
    const errors = [
      ...(soaked.highestMb > maxMb ? [`${Math.round(soaked.highestMb)} MB resident (bar ${maxMb})`] : []),
      // Heap growth is not checked in short runs, because their caches are still filling.
      ...(isFull && growth > maxGrowth ? [`the heap grew by ${(growth * 100).toFixed(1)}%`] : []),
    ]
    return { acts: soaked.answers + soaked.uploads, lost: 0, doubled: 0, unfinished: 0, errors }
  } finally {
    await site.stop()
  }
}
