import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import type { ServerBuild } from 'react-router'
import { openSandboxPayments } from '#dev/payments/payments-sandbox.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { forEachPart } from '#platform/files/upload-request.server.ts'
import type { Services } from '#platform/services.ts'
import { createWebApp } from '#server/http/web-app.server.ts'

// A server in its own process, so that a test can compare its memory when uploads are streamed and when not.

type Args = { request: Request }

async function streams({ request }: Args) {
  const outcome = await forEachPart(request, async (part) => {
    if (part.kind === 'file') for await (const _ of part.content);
  })
  return new Response(outcome.ok ? 'taken' : outcome.reason, { status: outcome.ok ? 200 : 413 })
}

async function reads({ request }: Args) {
  await request.formData()
  return new Response('read')
}

const entry = (id: string, path: string, action: unknown) => ({ id, path, module: { action } })
const all = [entry('streams', 'careers/upload', streams), entry('reads', 'cart', reads)]
const byId = (list: { id: string }[]) => Object.fromEntries(list.map((each) => [each.id, each]))
const build = {
  entry: { module: { default: () => new Response('page') } },
  routes: byId(all),
  assets: { entry: { imports: [], module: '' }, routes: byId(all), url: '', version: 'test' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild

const read = readConfig({ MODE: 'test' })
if (!read.ok) throw new Error(read.errors.join())
const services = { config: read.config, log: pino({ level: 'silent' }), now: () => new Date() } as Services
services.payments = openSandboxPayments(services)
const app = createWebApp(services, build)
const server = createServer(app.listener)
let max = 0
const measure = () => {
  max = Math.max(max, process.memoryUsage().rss)
}
setInterval(measure, 5).unref()
process.on('message', () => {
  measure()
  process.send?.({ max })
  max = 0
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
