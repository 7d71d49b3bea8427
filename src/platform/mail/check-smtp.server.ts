import { createTransport } from 'nodemailer'

/** Connects to the mail server and signs in, sending nothing. Throws with what it said, or after `timeoutMs`. */
export async function checkSmtp(url: string, timeoutMs: number): Promise<void> {
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  const transport = createTransport({ url, ...limits, dnsTimeout: timeoutMs })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
