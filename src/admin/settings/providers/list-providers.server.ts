import * as adminTexts from '#admin/locales/en.ts'
import { company } from '#company/company.ts'
import { readBackupSettings } from '#platform/backup/read-backup-settings.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.listProviders)

export const providerIds = ['mail', 'payments', 'text', 'files', 'scanner', 'backups', 'chat'] as const
export type ProviderId = (typeof providerIds)[number]

export type ProviderState = 'connected' | 'stand-in' | 'none'

export type Provider = { id: ProviderId; state: ProviderState; text: string; isTestable: boolean }

export async function listProviders(
  services: Pick<Services, 'config' | 'scanner' | 'db' | 'log'>,
): Promise<Provider[]> {
  const { config, scanner } = services
  const { whatsapp } = company()
  const { address } = await readBackupSettings(services)
  const { INBOUND_EMAIL_DOMAIN } = config
  const replies = INBOUND_EMAIL_DOMAIN ? copy().repliesComeTo(INBOUND_EMAIL_DOMAIN) : copy().repliesAreOff
  const found: Record<ProviderId, [ProviderState, string]> = {
    mail: config.SMTP_URL
      ? [
          'connected',
          `${copy().mailServerAtSender(new URL(config.SMTP_URL).hostname, config.MAIL_FROM ?? copy().notSet)} ${replies}`,
        ]
      : ['stand-in', copy().emailsStayInOutboxAnd],
    payments:
      config.PAYMENTS === 'stripe' ? ['connected', copy().stripeCheckout] : ['stand-in', copy().sandboxNoRealMoneyIs],
    text: config.AI_PROVIDER
      ? ['connected', copy().modelUpToTextsDay(config.AI_MODEL, config.NEWS_DRAFTS_PER_DAY)]
      : config.MODE === 'demo'
        ? ['stand-in', copy().builtInSubstituteThatShortens]
        : ['none', copy().newsIsShownAsOriginal],
    files: config.S3_ENDPOINT
      ? ['connected', copy().objectStorageAtEncrypted(new URL(config.S3_ENDPOINT).hostname)]
      : ['connected', copy().folderOnThisServerEncrypted],
    scanner: scanner ? ['connected', copy().filesCanBeDownloadedOnce] : ['none', copy().filesCanBeDownloadedWithout],
    backups: address ? ['connected', copy().backupsAreStoredIn(address)] : ['none', copy().noBackupStorageIsSet],
    chat: whatsapp ? ['connected', copy().linkThatOpensWhatsappWith(whatsapp)] : ['none', copy().noWhatsappNumber],
  }
  return providerIds.map((id) => {
    const [state, text] = found[id]
    return { id, state, text, isTestable: state !== 'none' && id !== 'chat' }
  })
}
