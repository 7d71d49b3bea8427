import { Agent, request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isReady } from './site.ts'

export type Proxy = { base: string; stop(): Promise<void> }

const pollMs = 500

export async function startProxy(bases: string[]): Promise<Proxy> {
  let ready = bases
  let turn = 0
  const looking = setInterval(async () => {
    const looks = await Promise.all(bases.map(isReady))
    ready = bases.filter((_base, at) => looks[at])
  }, pollMs)
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const server = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(ready[turn++ % ready.length] ?? bases[0] ?? '')
    const { method, url: path, headers } = incoming
    const forwarded = ask({ agent, hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()))
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        clearInterval(looking)
        agent.destroy()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
