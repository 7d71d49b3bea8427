import { company } from '#company/company.ts'
import type { LegalPage } from '#content/pages/parts.ts'
import { euRepresentation, privacy } from '#content/pages/privacy.ts'
import type { Config } from '#platform/config.server.ts'

type Settings = Pick<Config, 'PAYMENTS' | 'AI_PROVIDER' | 'SMTP_URL' | 'S3_ENDPOINT'>

/** Recipients of personal data in this configuration, with their country (FADP Art. 19 para. 4). */
export function recipients({ PAYMENTS, AI_PROVIDER, SMTP_URL, S3_ENDPOINT }: Settings): string[] {
  const { servers, files, mail } = company().dataCountries
  return [
    `The company that runs our servers, under a contract and our instructions. State: ${servers}.`,
    ...(PAYMENTS === 'stripe'
      ? [
          'Stripe Payments Europe Ltd. and Stripe, Inc., for the payment: your name, e-mail address, card and what you bought. States: Ireland and the United States.',
        ]
      : []),
    ...(SMTP_URL
      ? [`The mail service at ${hostOf(SMTP_URL)}: your e-mail address and our letters. State: ${mail}.`]
      : []),
    ...(S3_ENDPOINT
      ? [`The file store at ${hostOf(S3_ENDPOINT)}: your files, encrypted by us before. State: ${files}.`]
      : []),
    ...(AI_PROVIDER === 'gemini'
      ? [
          'Google LLC, to summarise public news: the text of the news alone, no data about you. State: the United States.',
        ]
      : []),
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
