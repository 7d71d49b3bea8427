import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'

const reloadPort = Number(process.env.PORT ?? 3000) + 1
const vite = await createVite({
  server: { middlewareMode: true, ws: { port: reloadPort } },
  appType: 'custom',
})
const { cachedPublished, changedPages, createWebApp, listenOn, openServices, ...rest } =
  await vite.ssrLoadModule('/src/server/web.ts')
const { startWorker, seedCatalogue, seedEntries, seedDemoWorld } = rest
const { services, close } = await openServices(process.env)
await seedCatalogue(services)
await seedEntries(services)
const demo = services.config.MODE === 'demo' ? await seedDemoWorld(services) : undefined
const worker = startWorker(services)
const app = createWebApp(services, () => vite.ssrLoadModule('virtual:react-router/server-build'), {
  keepsPages: false,
  // This timeout is long, because the first response waits for the bundler.
  answerWithinMs: 120_000,
  connects: [`ws://localhost:${reloadPort}`],
})
const stopListening = await listenOn(services.pool, [
  changedPages(app.changed),
  ...app.receives,
  cachedPublished(services).listener,
])
const server = createServer((request, response) =>
  vite.middlewares(request, response, () => app.listener(request, response)),
)
server.listen(services.config.PORT, services.config.HOST, () =>
  console.log(demo?.announcement ?? `Serving ${services.config.PUBLIC_URL}`),
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    server.close()
    await vite.close()
    await stopListening()
    await worker.stop()
    await close()
    process.exit(0)
  })
}
