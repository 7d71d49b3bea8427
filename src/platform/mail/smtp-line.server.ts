import { Readable } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { type Email, type EmailAttachment, type EmailChannel, listHeaders } from './mail.ts'
import { type Found, openSmtpSocket, type Place, watchEmails } from './smtp-socket.server.ts'

export type SmtpLine = {
  say(email: Email, way: EmailChannel, onHandedOver: () => void): Promise<void>
  close(): void
}

type LineOptions = { url: string; from: string; connectMs: number; wholeMs: number; finalMs: number }

const maxEmails = 50

export function openSmtpLine({ url, from, connectMs, wholeMs, finalMs }: LineOptions): SmtpLine {
  const { hostname, password } = new URL(url)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const watch = watchEmails({ wholeMs, finalMs })
  let endOf: () => Promise<void> = async () => undefined
  const transport = createTransport(
    {
      url,
      ...(password !== '' && !isLocal ? { requireTLS: true } : {}),
      pool: true,
      maxConnections: 1,
      maxMessages: maxEmails,
      // Disables the library's own retries, because only the caller can decide whether to retry.
      maxRequeues: 0,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: finalMs,
      dnsTimeout: connectMs,
      getSocket: (place: Place, done: Found) => openSmtpSocket(place, { connectMs, watch }, done),
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  )
  transport.use('stream', ({ message }, done) => {
    message.processFunc((whole) => Readable.from(sayAll(whole, endOf)))
    done()
  })
  return {
    async say(email, { handingOver }, onHandedOver) {
      endOf = async () => {
        await handingOver?.()
        watch.handedOver()
        onHandedOver()
      }
      watch.begin()
      await transport.sendMail(emailOf(email)).finally(watch.end)
    },
    close: () => transport.close(),
  }
}

async function* sayAll(whole: Readable, beforeEnd: () => Promise<void>) {
  for await (const part of whole) yield part
  await beforeEnd()
}

function emailOf(email: Email): SendMailOptions {
  const { to, subject, text, html, messageId, unsubscribeUrl, replyTo, attachment } = email
  const headers = listHeaders({ unsubscribeUrl })
  const more = { replyTo, ...enclose(attachment ?? null) }
  return { subject, text, html, messageId, headers, ...more, to: { name: '', address: to } }
}

/** Sends a calendar file as alternative body and attachment, because mail clients ignore it as a mere attachment. */
function enclose(attachment: EmailAttachment | null): Pick<SendMailOptions, 'icalEvent' | 'attachments'> {
  if (!attachment) return {}
  const { filename, mediaType: contentType, method, text: content } = attachment
  return method ? { icalEvent: { method, filename, content } } : { attachments: [{ filename, contentType, content }] }
}
