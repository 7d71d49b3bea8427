import { company } from '#company/company.ts'
import { readBackupSettings } from '#platform/backup/read-backup-settings.server.ts'
import type { Services } from '#platform/services.ts'

export const providerIds = ['mail', 'payments', 'text', 'files', 'scanner', 'backups', 'chat'] as const
export type ProviderId = (typeof providerIds)[number]

export type ProviderState = 'connected' | 'stand-in' | 'none'

export type Provider = { id: ProviderId; state: ProviderState; text: string; isTestable: boolean }

export async function listProviders(
  services: Pick<Services, 'config' | 'scanner' | 'db' | 'log'>,
): Promise<Provider[]> {
  const { config, scanner } = services
  const { address } = await readBackupSettings(services)
  const found: Record<ProviderId, [ProviderState, string]> = {
    mail: config.SMTP_URL
      ? [
          'connected',
          `The mail server at ${new URL(config.SMTP_URL).hostname}, sender ${config.MAIL_FROM ?? 'not set'}.`,
        ]
      : ['stand-in', 'Letters are kept in the outbox and not sent. SMTP_URL and MAIL_FROM connect a mail server.'],
    payments:
      config.PAYMENTS === 'stripe'
        ? ['connected', 'Stripe Checkout.']
        : ['stand-in', 'The sandbox: nobody pays real money.'],
    text: config.AI_PROVIDER
      ? ['connected', `The model ${config.AI_MODEL}, ${config.NEWS_DRAFTS_PER_DAY} texts a day.`]
      : config.MODE === 'demo'
        ? ['stand-in', 'A stand-in of our own that shortens texts.']
        : ['none', 'News is shown as Original Source. AI_PROVIDER connects a text service.'],
    files: config.S3_ENDPOINT
      ? ['connected', `The object store at ${new URL(config.S3_ENDPOINT).hostname}, encrypted.`]
      : ['connected', 'A folder of this machine, encrypted.'],
    scanner: scanner
      ? ['connected', 'Files are handed out once they were found clean.']
      : ['none', 'Files are handed out unscanned. CLAMD_URL connects a scanner.'],
    backups: address
      ? ['connected', `Backups go to ${address}.`]
      : ['none', 'No place is set for backups: see the tab Backups.'],
    chat: [
      'connected',
      `A link that opens WhatsApp with ${company().whatsapp}. Nothing of it runs here, so there is nothing to test.`,
    ],
  }
  return providerIds.map((id) => {
    const [state, text] = found[id]
    return { id, state, text, isTestable: state !== 'none' && id !== 'chat' }
  })
}
