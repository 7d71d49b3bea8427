import { setTimeout as pause } from 'node:timers/promises'
import { flows } from './flows.ts'
import { startSiteWithStandIns } from './outbound.ts'
import { closeStage, forgetLimits, openStage } from './stage.ts'
import type { Drill } from './tally.ts'

export const kills: Drill = async ({ rounds, say }) => {
  let isEnough = false
  process.once('SIGINT', () => {
    isEnough = true
  })
  const { site, outbound } = await startSiteWithStandIns()
  try {
    const web = await site.addNode({ role: 'web', ownsDatabase: true })
    const worker = await site.addNode({ role: 'worker' })
    const stage = await openStage(site, web.base, outbound)
    const victims = [
      { name: 'web server', kill: () => web.end('SIGKILL').then(() => web.start()) },
      { name: 'worker', kill: () => worker.end('SIGKILL').then(() => worker.start()) },
      { name: 'database', kill: site.killDatabase },
    ]
    for (let round = 0; round < rounds && !isEnough; round++) {
      const victim = victims[round % victims.length]
      await forgetLimits(site)
      const acts = Promise.all(flows.map((flow) => flow(stage)))
      const moment = Math.round(Math.random() * 1_500)
      await pause(moment)
      await victim?.kill()
      await acts
      say(`round ${round + 1} of ${rounds}: ${victim?.name} killed after ${moment} ms`)
    }
    return await closeStage(site, stage, say)
  } finally {
    await site.stop()
  }
}
