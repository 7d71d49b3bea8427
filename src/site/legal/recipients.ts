import { company } from '#company/company.ts'
import type { LegalPage } from '#content/pages/parts.ts'
import { euRepresentation, privacy } from '#content/pages/privacy.ts'
import type { Config } from '#platform/config.server.ts'
import { t } from '#platform/texts.ts'
import * as siteTexts from '#site/locales/en.ts'

const copy = () => t(siteTexts.recipients)

type Settings = Pick<Config, 'PAYMENTS' | 'AI_PROVIDER' | 'SMTP_URL' | 'S3_ENDPOINT'>

/** Recipients of personal data in this configuration, with their country (FADP Art. 19 para. 4). */
export function recipients({ PAYMENTS, AI_PROVIDER, SMTP_URL, S3_ENDPOINT }: Settings): string[] {
  const { servers, files, mail } = company().dataCountries
  return [
    copy().companyThatRunsOurServers(servers),
    ...(PAYMENTS === 'stripe' ? [copy().stripePaymentsEuropeLtdAnd] : []),
    ...(SMTP_URL ? [copy().emailServiceAtYourEmail(hostOf(SMTP_URL), mail)] : []),
    ...(S3_ENDPOINT ? [copy().fileStoreAtYourFiles(hostOf(S3_ENDPOINT), files)] : []),
    ...(AI_PROVIDER === 'gemini' ? [copy().googleLlcToSummarisePublic] : []),
  ]
}

export function privacyNotice(named: readonly string[]): LegalPage {
  const sections = privacy.sections.map((section) => {
    if (section.id === 'sharing') return { ...section, list: [...named, ...(section.list ?? [])] }
    if (section.id !== 'abroad') return section
    return { ...section, paragraphs: [...section.paragraphs, euRepresentation(company().euRepresentative)] }
  })
  return { ...privacy, sections }
}

function hostOf(address: string): string {
  return new URL(address).hostname
}
