import { connect, type Socket } from 'node:net'

export type Place = { host?: string; port?: number | string; secure?: boolean }
export type Found = (error: Error | null, found: { connection: Socket } | false) => void

const problem = (words: string) => Object.assign(new Error(words), { code: 'ETIMEDOUT' })

type EmailWatch = {
  over(socket: Socket): void
  begin(): void
  handedOver(): void
  end(): void
}

/**
 * Closes the SMTP connection if sending an email takes longer than `wholeMs`, or if the server's reply to the complete
 * email takes longer than `finalMs`.
 */
export function watchEmails({ wholeMs, finalMs }: { wholeMs: number; finalMs: number }): EmailWatch {
  let watched: Socket | undefined
  let timer: NodeJS.Timeout | undefined
  const cut = (after: number, words: string) => {
    clearTimeout(timer)
    timer = setTimeout(() => watched?.destroy(problem(words)), after)
  }
  return {
    over(socket) {
      watched = socket
    },
    begin: () => cut(wholeMs, `the mail server took longer than ${wholeMs / 1000} seconds`),
    handedOver: () => cut(finalMs, `no answer to the letter within ${finalMs / 1000} seconds`),
    end: () => clearTimeout(timer),
  }
}

export function openSmtpSocket(
  { host = 'localhost', port, secure }: Place,
  { connectMs, watch }: { connectMs: number; watch: EmailWatch },
  done: Found,
): void {
  const socket = connect({ host, port: Number(port) || (secure ? 465 : 587) })
  watch.over(socket)
  const connecting = setTimeout(
    () => socket.destroy(problem(`no connection to the mail server within ${connectMs / 1000} seconds`)),
    connectMs,
  )
  socket.setKeepAlive(true, 10_000)
  const refused = (error: Error) => done(error, false)
  socket.once('error', refused)
  socket.once('close', () => clearTimeout(connecting))
  socket.once('connect', () => {
    clearTimeout(connecting)
    socket.off('error', refused)
    done(null, { connection: socket })
  })
}
