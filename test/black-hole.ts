import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** TCP keepalive of PostgreSQL ends a dead session after this time (see `serverSettings` in database.server.ts). */
const keepaliveMs = 25_000

/** TCP proxy that can simulate an unreachable server or refused connections. */
export type BlackHole = {
  url: string
  /**
   * Drops all traffic on existing and new connections until `clear`. The connections stay open for the client; the
   * server loses existing ones when its keepalive expires.
   */
  swallow(): void
  /** Closes all connections and refuses new ones until `clear`, like a stopped server. */
  refuse(): Promise<void>
  /** Forwards new connections again; existing connections that were unreachable stay dead. */
  clear(): Promise<void>
}

export async function startBlackHole(
  targetUrl: string,
  atEnd: (stop: () => Promise<void>) => void = onTestFinished,
): Promise<BlackHole> {
  const target = new URL(targetUrl)
  const pairs = new Set<[Socket, Socket]>()
  let isSwallowing = false
  const cut = ([here, there]: [Socket, Socket]) => {
    here.unpipe(there)
    there.unpipe(here)
  }
  const server = createServer((here) => {
    const there = connect(Number(target.port || 5432), target.hostname)
    const pair: [Socket, Socket] = [here, there]
    pairs.add(pair)
    for (const socket of pair) socket.on('error', () => undefined)
    if (isSwallowing) return
    here.pipe(there)
    there.pipe(here)
    for (const socket of pair) socket.on('close', (hadError) => hadError && !isSwallowing && destroy(pair))
  })
  const destroy = (pair: [Socket, Socket]) => {
    pairs.delete(pair)
    for (const socket of pair) socket.destroy()
  }
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const refuse = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    pairs.forEach(destroy)
    await closed
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  atEnd(refuse)
  const url = new URL(targetUrl)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href.replace(/\/$/, ''),
    swallow: () => {
      isSwallowing = true
      pairs.forEach(cut)
      const servers = [...pairs].map(([, there]) => there)
      setTimeout(() => servers.forEach((there) => void there.destroy()), keepaliveMs).unref()
    },
    refuse,
    clear: async () => {
      isSwallowing = false
      if (!server.listening) await listen(port)
    },
  }
}
