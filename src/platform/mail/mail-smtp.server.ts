import { createTransport } from 'nodemailer'
import { LetterRefused, listHeaders, type Mail } from './mail.ts'
import { openSmtpSocket } from './smtp-socket.server.ts'

/**
 * Mail over SMTP. `url` is `smtp://` (upgraded to TLS when the server offers it, and only then when a password goes over
 * the line to another machine) or `smtps://`. No step waits for long, and the whole conversation ends after a minute: it is
 * cut then, so that a letter of which we said that it failed does not go out after all.
 */
export function openSmtpMail({ url, from, wholeMs = 60_000 }: { url: string; from: string; wholeMs?: number }): Mail {
  const { hostname, password } = new URL(url)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const transport = createTransport(
    {
      url,
      ...(password !== '' && !isLocal ? { requireTLS: true } : {}),
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      // Some servers look through a letter for a while before they take it.
      socketTimeout: 30_000,
      dnsTimeout: 5_000,
      getSocket: (place, done) => openSmtpSocket(place, { connectMs: 5_000, wholeMs }, done),
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  )
  return {
    async send({ to, subject, text, html, messageId, unsubscribeUrl }) {
      try {
        const headers = listHeaders({ unsubscribeUrl })
        await transport.sendMail({ subject, text, html, messageId, headers, to: { name: '', address: to } })
      } catch (error) {
        if (isFinal(error)) throw new LetterRefused(error.message, { cause: error })
        throw error
      }
    },
  }
}

// A 5xx answer to the recipient or the contents is about this letter; to anything else it is about our own set-up.
function isFinal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  return Number(error.responseCode) >= 500 && ['RCPT TO', 'DATA'].includes(String(error.command))
}
