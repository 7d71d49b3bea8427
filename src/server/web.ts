import type { Logger } from 'pino'
import { seedDemoWorld } from '#dev/demo-data/demo-world.server.ts'
import { fillDemoWorldApart, makeDemoWorldApart } from '#dev/demo-process.server.ts'
import { appVersion } from '#platform/app-file.server.ts'
import { saveAuditChainTip } from '#platform/audit/audit-chain-tip.server.ts'
import { exclusively } from '#platform/db/prepare-database.server.ts'
import type { JobWorker } from '#platform/jobs/run-jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { cachedPublished } from '#publishing/editor/items/published.server.ts'
import { seedContentItems } from '#publishing/editor/seed-content-items.server.ts'
import { seedCatalogue } from '#shop/catalogue/seed-catalogue.server.ts'
import { changedPages, warmAfter, warmPages } from './cache/changed-pages.server.ts'
import { type Role, runCli } from './commands/cli.ts'
import { type End, endInOrder } from './graceful-shutdown.ts'
import { listen, listenOn } from './http/node-listener.server.ts'
import { createProbeServer } from './http/probes.server.ts'
import { publishAssets } from './http/release-assets.server.ts'
import { createWebApp } from './http/web-app.server.ts'
import { openServices, StartRefused } from './services.server.ts'
import { startWorker } from './worker.ts'

export {
  cachedPublished,
  changedPages,
  createWebApp,
  listenOn,
  openServices,
  seedCatalogue,
  seedContentItems,
  seedDemoWorld,
  startWorker,
}

/** Serves pages, runs background jobs, or both. */
async function serve(role: Role): Promise<void> {
  const { services, close } = await openServices(process.env)
  const { config, log } = services
  // A hanging step, such as a job queue without a database, must not block the shutdown.
  const ends: End[] = [() => within(35_000, close())]
  stopsInOrder(log, ends)
  const demo = await exclusively(services.pool, 'first-start', async () => {
    await seedCatalogue(services)
    await seedContentItems(services)
    if (config.MODE !== 'demo') return
    await makeDemoWorldApart(services)
    return seedDemoWorld(services)
  })
  const stopHead = await saveAuditChainTip(services)
  ends.unshift(() => within(2_000, stopHead()))
  const worker = role === 'web' || services.isQuiet ? undefined : startWorker(services)
  ends.unshift(() => within(12_000, worker?.stop()))
  const end = role === 'worker' ? await listenToProbes(services, worker) : await servePages(services, worker)
  ends.unshift(end)
  if (role !== 'worker' && demo) void fillDemoWorldApart(services)
  if (role !== 'worker') {
    console.log(`Ready after ${Math.round(process.uptime())} s.`)
    console.log(demo?.announcement ?? `Serving ${config.PUBLIC_URL}`)
  }
  log.info({ role, mode: config.MODE, payments: config.PAYMENTS, version: appVersion }, 'started')
}

async function servePages(services: Services, worker: JobWorker | undefined): Promise<End> {
  const { config, log, pool } = services
  await publishAssets(services).catch((err: unknown) => log.warn({ err }, 'assets of this build were not published'))
  const build = await import('virtual:react-router/server-build')
  const app = createWebApp(services, build, { worker, keepsPages: config.KEEP_PAGES })
  const web = await listen(app, { host: config.HOST, port: config.PORT, drainMs: config.DRAIN_SECONDS * 1000 })
  const warm = config.WARM_PAGES
    ? warmAfter(500, (isAll) => warmPages(config.HOST, config.PORT, log, { paths: app.pages.stale(), isAll }))
    : () => {}
  const stopListening = await listenOn(pool, [
    changedPages((paths) => {
      app.changed(paths)
      warm(paths)
    }),
    ...app.receives,
    cachedPublished(services).listener,
  ])
  return async () => {
    await web.close()
    await within(2_000, stopListening())
  }
}

async function listenToProbes(services: Services, worker: JobWorker | undefined): Promise<End> {
  const { HOST: host, PORT: port } = services.config
  const probes = await listen(createProbeServer(services, worker), { host, port })
  return () => probes.close()
}

let stopping = false

/** Shuts down on a signal, even during startup: each part is added to `ends` as soon as it has started. */
function stopsInOrder(log: Logger, ends: End[]): void {
  const stop = async (signal: string) => {
    if (stopping) process.exit(1)
    stopping = true
    log.info({ signal }, 'stopping')
    await endInOrder(ends, log)
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function within(milliseconds: number, step: Promise<unknown> | undefined): Promise<unknown> {
  return Promise.race([step, new Promise((resolve) => setTimeout(resolve, milliseconds))])
}

if (import.meta.env.PROD) {
  runCli(process.argv.slice(2), serve).then(
    (code) => {
      if (code !== null) process.exit(code)
    },
    (error) => {
      if (stopping) return
      console.error(error instanceof StartRefused ? error.message : error)
      process.exit(1)
    },
  )
}
