import { connect, type Socket } from 'node:net'

type Place = { host?: string; port?: number | string; secure?: boolean }

type Limits = { connectMs: number; wholeMs: number; finalMs: number; handedOver: Promise<void> }

/**
 * A connection for one SMTP conversation, which is cut when the letter is not handed over within `wholeMs`, however lively
 * the other side keeps it, and `finalMs` after it was. Calls back once: with the connection, or with why there is none.
 */
export function openSmtpSocket(
  { host = 'localhost', port, secure }: Place,
  { connectMs, wholeMs, finalMs, handedOver }: Limits,
  done: (error: Error | null, found: { connection: Socket } | false) => void,
): void {
  const socket = connect({ host, port: Number(port) || (secure ? 465 : 587) })
  const fault = (words: string) => Object.assign(new Error(words), { code: 'ETIMEDOUT' })
  const cut = (after: number, words: string) => setTimeout(() => socket.destroy(fault(words)), after)
  const connecting = cut(connectMs, `no connection to the mail server within ${connectMs / 1000} seconds`)
  let talking = cut(wholeMs, `the mail server took longer than ${wholeMs / 1000} seconds`)
  void handedOver.then(() => {
    clearTimeout(talking)
    if (!socket.destroyed) talking = cut(finalMs, `no answer to the letter within ${finalMs / 1000} seconds`)
  })
  // A line that is dead is known as such before that.
  socket.setKeepAlive(true, 10_000)
  const refused = (error: Error) => done(error, false)
  socket.once('error', refused)
  socket.once('close', () => {
    clearTimeout(connecting)
    clearTimeout(talking)
  })
  socket.once('connect', () => {
    clearTimeout(connecting)
    socket.off('error', refused)
    done(null, { connection: socket })
  })
}
