import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { enquire } from './flows.ts'
import { type Ledger, newLedger } from './ledger.ts'
import { makeOtherBuild } from './other-build.ts'
import { startProxy } from './proxy.ts'
import { startSite } from './site.ts'
import { closeStage, openStage } from './stage.ts'
import type { Drill } from './tally.ts'
import { aVisitor } from './visitor.ts'

const paths = ['/', '/store', '/search?q=tax', '/store/main/products', '/contact', '/cart', '/client-portal']
const visitors = 6

/**
 * Updates both nodes in turn to another build behind a proxy, and back, while visitors read and write. No request may
 * fail, and no page may lack a script or style sheet, whichever node the browser asks for it.
 */
export const rolling: Drill = async ({ isFull, say }) => {
  const requests = isFull ? 10_000 : 2_000
  const [own, other] = [resolve('.'), await makeOtherBuild()]
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
    /** Assets requested for, with the number of updates until then: after each update they are requested for again. */
    const requested = new Set<string>()
    let [done, updates] = [0, 0]
    let isUpdating = true
    const read = async (path: string) => {
      const answer = await reader.get(path)
      if (answer.status !== 200) failed.push(`${path}: ${answer.status}`)
      for (const [asset] of answer.body.toString().matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)) {
        if (requested.has(`${updates} ${asset}`)) continue
        requested.add(`${updates} ${asset}`)
        // The proxy sends them to both nodes in turn.
        for (const { status } of [await reader.get(asset), await reader.get(asset)])
          if (status !== 200) failed.push(`${asset}: ${status}`)
      }
    }
    const reader = aVisitor(proxy.base)
    const follow = async () => {
      while (done < requests || isUpdating) {
        const at = done++
        if (done > requests * 0.8 && isUpdating) await pause(100)
        if (at % 50 === 0) await writeOnce(stage.base, stage.ledger, failed)
        else await read(paths[at % paths.length] ?? '/').catch((error: unknown) => failed.push(String(error)))
      }
    }
    const update = async () => {
      for (const program of [other, own]) {
        for (const node of nodes) {
          await node.end('SIGTERM')
          await node.start(program)
          updates++
          say(`a node runs ${program === own ? 'this build again' : 'the other build'} after ${done} requests`)
          await pause(4_000)
        }
      }
      isUpdating = false
    }
    await Promise.all([update(), ...Array.from({ length: visitors }, follow)])
    say(`${done} requests, ${requested.size} assets from either node, ${failed.length} failed`)
    const tally = await closeStage(site, stage)
    return { ...tally, acts: tally.acts + done + 2 * requested.size, errors: [...failed.slice(0, 20), ...tally.errors] }
  } finally {
    await site.stop()
    await rm(other, { recursive: true, force: true })
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
