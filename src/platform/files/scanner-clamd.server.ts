import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { ConsecutiveBreaker, circuitBreaker, handleType, isBrokenCircuitError } from 'cockatiel'
import { type Scanner, ScannerUnavailable, type ScanVerdict } from './files.ts'

const failuresInARow = 3

const defaultTimes = {
  connectMs: 5_000,
  stuckMs: 15_000,
  pulseMs: 5_000,
  /** Timeout for the verdict. The daemon itself aborts a scan after two minutes. */
  verdictMs: 150_000,
}
const maxAnswerLength = 4096
const tooSoon =
  'The virus scanner: hung up before it had the whole file (is it longer than StreamMaxLength in clamd.conf?)'

/** Client of ClamAV (`tcp://host:port`, `unix:///path`), whose `StreamMaxLength` must not be below our upload limit. */
export function clamdScanner(url: string, changed: Partial<typeof defaultTimes> = {}): Scanner {
  const times = { ...defaultTimes, ...changed }
  const { protocol, hostname, port, pathname } = new URL(url)
  const address =
    protocol === 'unix:'
      ? { path: decodeURIComponent(pathname) }
      : { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || 3310 }
  return {
    async scan(content) {
      const socket = connect(address)
      try {
        await connected(socket, times.connectMs)
        const answer = answerOf(socket, times)
        // Stops sending once the daemon responds, because it closes the connection early if the content is too large.
        const sending = send(socket, content, answer)
          .then((isWhole) => {
            if (isWhole) keepPolling(socket, times)
            return isWhole
          })
          .catch((cause) => {
            socket.destroy()
            throw new Error(`The virus scanner: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
          })
        const [sent, payload] = await Promise.allSettled([sending, answer])
        if (sent.status === 'rejected') throw sent.reason
        // If the daemon closed the connection early, the content is probably too large and the error message was lost.
        if (payload.status === 'rejected' && !sent.value && payload.reason instanceof HangUp) throw new Error(tooSoon)
        if (payload.status === 'rejected') throw payload.reason
        return verdictOf(payload.value)
      } finally {
        socket.destroy()
        content.destroy()
      }
    },
  }
}

function connected(socket: Socket, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const away = (words: string, cause?: unknown) => reject(new ScannerUnavailable(words, { cause }))
    const timer = setTimeout(() => away(`no connection within ${timeoutMs} ms`), timeoutMs)
    socket.once('connect', () => resolve()).once('error', (error) => away(error.message, error))
    socket.once('close', () => away('the connection was closed'))
    socket.once('connect', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
  })
}

// ClamAV's INSTREAM format: chunks of 4-byte length and data, ended by length zero. Returns whether all was sent.
async function send(socket: Socket, content: Readable, answer: Promise<string>): Promise<boolean> {
  let isAnswered = false
  const note = () => {
    isAnswered = true
  }
  const settled = answer.then(note, note)
  const write = async (part: Buffer) => {
    if (!socket.write(part)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), settled])
  }
  await write(Buffer.from('zIDSESSION\0zINSTREAM\0'))
  for await (const piece of content) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(piece.length)
    if (piece.length > 0) await write(Buffer.concat([length, piece]))
    if (isAnswered) return false
  }
  await write(Buffer.alloc(4))
  return true
}

function keepPolling(socket: Socket, { pulseMs, verdictMs }: typeof defaultTimes): void {
  const hangs = (words: string) => socket.destroy(new ScannerUnavailable(words))
  let circuit: NodeJS.Timeout | undefined
  const ask = () => {
    socket.write('zPING\0')
    circuit ??= setTimeout(() => hangs(`no sign of life within ${pulseMs} ms`), pulseMs)
  }
  const received = () => {
    clearTimeout(circuit)
    circuit = undefined
  }
  socket.setTimeout(0)
  if (socket.destroyed) return
  const asking = setInterval(ask, pulseMs / 2)
  const ending = setTimeout(() => hangs(`no verdict within ${verdictMs} ms`), verdictMs)
  socket.on('data', received).once('close', () => {
    for (const timer of [asking, ending, circuit]) clearTimeout(timer)
  })
}

function answerOf(socket: Socket, { stuckMs }: typeof defaultTimes): Promise<string> {
  return new Promise((resolve, reject) => {
    let payload = ''
    const away = (words: string, cause?: unknown) => reject(new ScannerUnavailable(words, { cause }))
    const end = () => (payload ? resolve(payload) : reject(new HangUp('hung up without an answer')))
    socket.setTimeout(stuckMs, () => away(`no answer within ${stuckMs} ms`))
    socket.on('data', (chunk: Buffer) => {
      const lines = (payload + chunk.toString('utf8')).split('\0')
      const verdict = lines.slice(0, -1).find((line) => line && !/^\d+: PONG$/.test(line))
      payload = verdict ?? lines.at(-1) ?? ''
      if (verdict !== undefined || payload.length > maxAnswerLength) end()
    })
    socket
      .on('end', end)
      .on('error', (error) => (payload ? resolve(payload) : reject(awayFrom(error))))
      .on('close', end)
  })
}

class HangUp extends ScannerUnavailable {}

function awayFrom(error: Error): ScannerUnavailable {
  if (error instanceof ScannerUnavailable) return error
  const isHangUp = 'code' in error && /^(EPIPE|ECONNRESET)$/.test(String(error.code))
  return new (isHangUp ? HangUp : ScannerUnavailable)(error.message, { cause: error })
}

function verdictOf(payload: string): ScanVerdict {
  const answer = payload.trim().replace(/^\d+: /, '')
  if (answer === 'stream: OK') return { clean: true }
  const found = /^stream: (.+) FOUND$/.exec(answer)
  if (found?.[1]) return { clean: false, signature: found[1] }
  const advice = answer.includes('size limit exceeded') ? ' (raise StreamMaxLength in clamd.conf)' : ''
  throw new Error(`The virus scanner: answered '${answer.slice(0, 200)}'${advice}`)
}

/** Circuit breaker: after three consecutive failures of the scanner, scans fail immediately for a while. */
export function restAfterFailures(scanner: Scanner, restMs = 10_000): Scanner {
  const breaker = circuitBreaker(handleType(ScannerUnavailable), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresInARow),
  })
  return {
    scan: (content) =>
      breaker
        .execute(() => scanner.scan(content))
        .catch((error: unknown) => {
          content.destroy()
          throw isBrokenCircuitError(error)
            ? new ScannerUnavailable('it is left alone for a while', { cause: error })
            : error
        }),
  }
}
