import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import type { Scanner, ScanVerdict } from './files.ts'

const connectMs = 5_000
const answerMs = 60_000
const longestAnswer = 4096

/**
 * The ClamAV daemon at `tcp://host:port` or `unix:///path`, spoken to with INSTREAM. Throws when it is away, does not
 * answer within a minute, or refuses: the size limit of the daemon (`StreamMaxLength`) must be at least our upload limit.
 */
export function clamdScanner(url: string, timeouts: { connectMs?: number; answerMs?: number } = {}): Scanner {
  const { protocol, hostname, port, pathname } = new URL(url)
  const address =
    protocol === 'unix:'
      ? { path: decodeURIComponent(pathname) }
      : { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || 3310 }
  return {
    async scan(content) {
      const socket = connect(address)
      try {
        await connected(socket, timeouts.connectMs ?? connectMs)
        const answer = answerOf(socket, timeouts.answerMs ?? answerMs)
        // The daemon may answer and hang up before it has everything, as when the content is too long for it.
        const sending = send(socket, content, answer).catch((error) => {
          socket.destroy()
          throw error
        })
        const [sent, said] = await Promise.allSettled([sending, answer])
        if (sent.status === 'rejected') throw sent.reason
        if (said.status === 'rejected') throw said.reason
        return verdictOf(said.value)
      } catch (cause) {
        throw new Error(`The virus scanner: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
      } finally {
        socket.destroy()
        content.destroy()
      }
    },
  }
}

function connected(socket: Socket, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no connection within ${timeoutMs} ms`)), timeoutMs)
    socket.once('connect', () => resolve()).once('error', reject)
    socket.once('close', () => reject(new Error('the connection was closed')))
    socket.once('connect', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
  })
}

// Each piece goes as its length in four bytes and itself; a length of zero ends the stream.
async function send(socket: Socket, content: Readable, answer: Promise<string>): Promise<void> {
  let isAnswered = false
  const note = () => {
    isAnswered = true
  }
  const settled = answer.then(note, note)
  const write = async (part: Buffer) => {
    if (!socket.write(part)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), settled])
  }
  await write(Buffer.from('zINSTREAM\0'))
  for await (const piece of content) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(piece.length)
    if (piece.length > 0) await write(Buffer.concat([length, piece]))
    if (isAnswered) return
  }
  await write(Buffer.alloc(4))
}

function answerOf(socket: Socket, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const end = () => (said ? resolve(said) : reject(new Error('hung up without an answer')))
    socket.setTimeout(timeoutMs, () => reject(new Error(`no answer within ${timeoutMs} ms`)))
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8')
      if (said.includes('\0') || said.length > longestAnswer) end()
    })
    socket.on('end', end).on('close', end)
    socket.on('error', (error) => (said ? resolve(said) : reject(error)))
  })
}

/** Reads clamd's answer: `stream: OK`, `stream: Eicar-Signature FOUND`, or an error in words. */
function verdictOf(said: string): ScanVerdict {
  const answer = said.split('\0')[0]?.trim() ?? ''
  if (answer === 'stream: OK') return { clean: true }
  const found = /^stream: (.+) FOUND$/.exec(answer)
  if (found?.[1]) return { clean: false, signature: found[1] }
  const advice = answer.includes('size limit exceeded') ? ' (raise StreamMaxLength in clamd.conf)' : ''
  throw new Error(`answered '${answer.slice(0, 200)}'${advice}`)
}
