import { setTimeout as pause } from 'node:timers/promises'
import { enquire } from './flows.ts'
import { type Ledger, newLedger } from './ledger.ts'
import { startProxy } from './proxy.ts'
import { startSite } from './site.ts'
import { closeStage, openStage } from './stage.ts'
import type { Drill } from './tally.ts'
import { aVisitor } from './visitor.ts'

const paths = ['/', '/store', '/search?q=tax', '/store/main/products', '/contact', '/cart', '/client-portal']
const visitors = 6

/** Restarts both nodes in turn behind a proxy while visitors read and write; no request may fail. */
export const rolling: Drill = async ({ isFull, say }) => {
  const requests = isFull ? 10_000 : 2_000
  const site = await startSite()
  try {
    const nodes = [
      await site.addNode({ env: { DRAIN_SECONDS: '5' } }),
      await site.addNode({ env: { DRAIN_SECONDS: '5' } }),
    ]
    const proxy = await startProxy(nodes.map(({ base }) => base))
    site.atEnd(proxy.stop)
    const stage = await openStage(site, proxy.base)
    const failed: string[] = []
    let done = 0
    let isRestarting = true
    const follow = async () => {
      const reader = aVisitor(proxy.base)
      while (done < requests || isRestarting) {
        const at = done++
        if (done > requests * 0.8 && isRestarting) await pause(100)
        if (at % 50 === 0) await writeOnce(stage.base, stage.ledger, failed)
        else {
          const path = paths[at % paths.length] ?? '/'
          const status = await reader.get(path).then(({ status }) => status, String)
          if (status !== 200) failed.push(`${path}: ${status}`)
        }
      }
    }
    const restart = async () => {
      for (const node of nodes) {
        await node.end('SIGTERM')
        await node.start()
        say(`a node was restarted after ${done} requests`)
        await pause(2_000)
      }
      isRestarting = false
    }
    await Promise.all([restart(), ...Array.from({ length: visitors }, follow)])
    say(`${done} requests, ${failed.length} failed`)
    const tally = await closeStage(site, stage)
    return { ...tally, acts: tally.acts + done, errors: [...failed.slice(0, 20), ...tally.errors] }
  } finally {
    await site.stop()
  }
}

async function writeOnce(base: string, ledger: Ledger, failed: string[]): Promise<void> {
  const own = newLedger()
  const begin = performance.now()
  await enquire({ base, ledger: own })
  ledger.entries.push(...own.entries)
  failed.push(...own.errors)
  if (performance.now() - begin > 10_000) failed.push('an enquiry took more than ten seconds')
}
