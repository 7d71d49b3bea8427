import { createServer, type Server } from 'node:http'
import type { WebApp } from './web-app.server.ts'

const limits = {
  keepAliveTimeout: 65_000,
  headersTimeout: 20_000,
  requestTimeout: 15 * 60_000,
  connectionsCheckingInterval: 5_000,
}

/** `close` makes `/readyz` fail for `drainMs`, so that load balancers send no new requests, then awaits open ones. */
export async function listen(
  app: WebApp,
  { host, port, drainMs = 0 }: { host: string; port: number; drainMs?: number },
): Promise<{ server: Server; close(): Promise<void> }> {
  const server = createServer(limits, app.listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    server,
    close: async () => {
      app.drain()
      await new Promise((resolve) => setTimeout(resolve, drainMs))
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        setTimeout(() => server.closeAllConnections(), 10_000).unref()
      })
    },
  }
}
