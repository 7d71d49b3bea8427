import { type AddressInfo, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** EICAR test string, split so that virus scanners do not flag this file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

type Options = {
  maxBytes?: number
  isCircuitOpen?: boolean
  hangsUp?: boolean
  isCurt?: boolean
  path?: string
  delayMs?: number
  atEnd?: (stop: () => Promise<void>) => void
}

/** Server for clamd's INSTREAM and PING commands; finds the EICAR string anywhere in the stream. */
export async function startClamdStandIn({
  maxBytes = 25_000_000,
  isCircuitOpen,
  hangsUp,
  isCurt,
  path,
  delayMs = 0,
  atEnd = onTestFinished,
}: Options = {}) {
  const scanned: number[] = []
  const sockets = new Set<Socket>()
  let scanning = 0
  let maxAtOnce = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    if (hangsUp) return void socket.destroy()
    let waiting = Buffer.alloc(0)
    let content: Buffer | null = null
    let id = 0
    const say = (number: number, answer: string) => socket.write(`${number}: ${answer}\0`)
    const judge = (number: number, whole: Buffer) => {
      scanning++
      maxAtOnce = Math.max(maxAtOnce, scanning)
      setTimeout(() => {
        scanning--
        scanned.push(whole.length)
        say(number, whole.includes(eicar) ? 'stream: Eicar-Signature FOUND' : 'stream: OK')
      }, delayMs)
    }
    const take = (): boolean => {
      if (content) {
        if (waiting.length < 4) return false
        const length = waiting.readUInt32BE(0)
        if (waiting.length < 4 + length) return false
        content = Buffer.concat([content, waiting.subarray(4, 4 + length)])
        waiting = waiting.subarray(4 + length)
        if (content.length > maxBytes) {
          socket.removeAllListeners('data')
          if (isCurt) socket.resetAndDestroy()
          else say(id, 'INSTREAM size limit exceeded. ERROR')
          socket.destroySoon()
          return false
        }
        if (length > 0) return true
        judge(id, content)
        content = null
        return true
      }
      const end = waiting.indexOf(0)
      if (end < 0) return false
      const command = waiting.toString('latin1', 0, end)
      waiting = waiting.subarray(end + 1)
      if (command === 'zIDSESSION') return true
      id++
      if (command === 'zINSTREAM') content = Buffer.alloc(0)
      else if (command === 'zPING') say(id, 'PONG')
      else socket.end('UNKNOWN COMMAND\0')
      return true
    }
    socket.on('data', (chunk) => {
      if (isCircuitOpen) return
      waiting = Buffer.concat([waiting, chunk])
      while (take());
    })
  })
  await new Promise<void>((resolve) => (path ? server.listen(path, resolve) : server.listen(0, '127.0.0.1', resolve)))
  const stop = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy()
      server.close(() => resolve())
    })
  atEnd(stop)
  const url = path ? `unix://${path}` : `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, scanned, maxAtOnce: () => maxAtOnce, stop }
}
