import { connect, type Socket } from 'node:net'

type Place = { host?: string; port?: number | string; secure?: boolean }

/**
 * A connection for one SMTP conversation, which is cut once the whole of it takes longer than `wholeMs`, however lively
 * the other side keeps it. Calls back once: with the connection, or with why there is none.
 */
export function openSmtpSocket(
  { host = 'localhost', port, secure }: Place,
  { connectMs, wholeMs }: { connectMs: number; wholeMs: number },
  done: (error: Error | null, found: { connection: Socket } | false) => void,
): void {
  const socket = connect({ host, port: Number(port) || (secure ? 465 : 587) })
  const cut = (after: number, words: string) => setTimeout(() => socket.destroy(new Error(words)), after)
  const connecting = cut(connectMs, `no connection to the mail server within ${connectMs / 1000} seconds`)
  const talking = cut(wholeMs, `the mail server took longer than ${wholeMs / 1000} seconds`)
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
