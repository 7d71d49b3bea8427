import { pageMeta } from '#platform/http/page-meta.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'

const copy = () => t(portalTexts.portalMeta)

export function portalMeta(title: string, matches: Parameters<typeof pageMeta>[1]) {
  const description = copy().yourTaxCasesDocumentsAnd
  return pageMeta({ title, description, path: '/client-portal', noindex: true }, matches)
}
