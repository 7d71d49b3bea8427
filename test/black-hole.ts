import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A way to the database that can lead nowhere: connections stay open and nothing comes through, in either direction. */
export type BlackHole = {
  url: string
  /** Swallows everything on the connections there are, and on new ones until `clear`. */
  swallow(): void
  /** New connections lead to the database again; the old ones stay dead. */
  clear(): void
}

export async function startBlackHole(databaseUrl: string): Promise<BlackHole> {
  const target = new URL(databaseUrl)
  const pairs: [Socket, Socket][] = []
  let isSwallowing = false
  const cut = ([here, there]: [Socket, Socket]) => {
    here.unpipe(there)
    there.unpipe(here)
  }
  const server = createServer((here) => {
    const there = connect(Number(target.port || 5432), target.hostname)
    for (const socket of [here, there]) socket.on('error', () => undefined)
    pairs.push([here, there])
    if (isSwallowing) return
    here.pipe(there)
    there.pipe(here)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    for (const socket of pairs.flat()) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    swallow: () => {
      isSwallowing = true
      pairs.forEach(cut)
    },
    clear: () => {
      isSwallowing = false
    },
  }
}
