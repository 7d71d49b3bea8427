import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createPageCache } from '#server/cache/page-cache.server.ts'
import { newWorld, type World } from '#test/world.ts'
import { jobFigures, probes } from './probes.server.ts'

const pages = createPageCache({ policy: () => '' })

function aWorker(notWellSeconds: number) {
  const queues = { own: notWellSeconds === 0 ? ('well' as const) : ('not well' as const) }
  return { state: () => ({ queues: queues, restarts: 2, notWellSeconds }), stop: async () => undefined }
}

async function readiness(world: World, worker?: ReturnType<typeof aWorker>) {
  const response = await probes(world, pages, { worker, isDraining: () => false }).request('/readyz')
  return { status: response.status, report: await response.json() }
}

const anOldJob = sql`select graphile_worker.add_job('x', run_at => now() - interval '90 s')`

test('readiness fails if the worker takes no jobs for long, but not during a short restart', async () => {
  const world = await newWorld()
  await anOldJob.execute(world.db)
  expect(await readiness(world, aWorker(0))).toMatchObject({
    status: 200,
    report: {
      worker: { queues: { own: 'well' }, oldestDueSeconds: expect.toSatisfy((s: number) => s >= 90 && s < 120) },
    },
  })
  expect((await readiness(world, aWorker(5))).status).toBe(200)
  expect(await readiness(world, aWorker(31))).toMatchObject({
    status: 503,
    report: { status: 'not ready', database: true },
  })
})

test('a node without a worker reports the age of the queue in metrics only', async () => {
  const world = await newWorld()
  await anOldJob.execute(world.db)
  expect((await readiness(world)).report).not.toHaveProperty('worker')
  const figures = await jobFigures(world).metrics()
  expect(figures).toContain('jobs_due 1')
  expect(figures).toMatch(/jobs_oldest_due_seconds (9|1\d)\d/)
  expect(figures).not.toContain('job_queue_well')
  expect(await jobFigures(world, aWorker(0)).metrics()).toContain('job_queue_well{queue="own"} 1')
})
