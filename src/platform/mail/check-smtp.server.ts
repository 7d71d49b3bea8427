import { createTransport } from 'nodemailer'

export async function checkSmtp(url: string, timeoutMs: number): Promise<void> {
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  const transport = createTransport({ url, ...limits, dnsTimeout: timeoutMs })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
