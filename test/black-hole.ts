import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A way to a server that can lead nowhere, or end at a closed door. */
export type BlackHole = {
  url: string
  /** Swallows everything on the connections there are, and on new ones until `clear`: they stay open, nothing comes through. */
  swallow(): void
  /** Breaks all connections and takes no new ones until `clear`, as a server does that was stopped. */
  refuse(): Promise<void>
  /** New connections lead to the server again; old ones that were swallowed stay dead. */
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
    },
    refuse,
    clear: async () => {
      isSwallowing = false
      if (!server.listening) await listen(port)
    },
  }
}
