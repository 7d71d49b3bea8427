import { type AddressInfo, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** The test string that every scanner finds, put together so that none finds it in this file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

type Options = {
  maxBytes?: number
  isSilent?: boolean
  hangsUp?: boolean
  path?: string
  delayMs?: number
  atEnd?: (stop: () => Promise<void>) => void
}

/** A server that speaks clamd's INSTREAM and finds the EICAR string wherever it lies in the stream. */
export async function startClamdStandIn({
  maxBytes = 25_000_000,
  isSilent,
  hangsUp,
  path,
  delayMs = 0,
  atEnd = onTestFinished,
}: Options = {}) {
  const scanned: number[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    if (hangsUp) return void socket.destroy()
    let waiting = Buffer.alloc(0)
    let content = Buffer.alloc(0)
    let isGreeted = false
    const say = (answer: string) => setTimeout(() => socket.end(`${answer}\0`), delayMs)
    socket.on('data', (chunk) => {
      if (isSilent) return
      waiting = Buffer.concat([waiting, chunk])
      if (!isGreeted) {
        if (waiting.length < 10) return
        if (waiting.toString('latin1', 0, 10) !== 'zINSTREAM\0') return void say('UNKNOWN COMMAND')
        isGreeted = true
        waiting = waiting.subarray(10)
      }
      while (waiting.length >= 4) {
        const length = waiting.readUInt32BE(0)
        if (length === 0) {
          scanned.push(content.length)
          return void say(content.includes(eicar) ? 'stream: Eicar-Signature FOUND' : 'stream: OK')
        }
        if (waiting.length < 4 + length) return
        content = Buffer.concat([content, waiting.subarray(4, 4 + length)])
        waiting = waiting.subarray(4 + length)
        if (content.length > maxBytes) {
          socket.removeAllListeners('data')
          socket.write('INSTREAM size limit exceeded. ERROR\0')
          return void socket.destroySoon()
        }
      }
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
  return { url, scanned, stop }
}
