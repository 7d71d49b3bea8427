import { company } from '#company/company.ts'
import { vatPercent } from '#company/vat.ts'
import { terms } from '#content/pages/terms.ts'
import { describeVatIn } from '#content/vat.ts'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { sharedPage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import styles from '#site/firm/firm.css?url'
import { pageWithTrail } from '#site/firm/page-trail.ts'
import * as siteTexts from '#site/locales/en.ts'
import type { Route } from './+types/terms-page'
import { answerTime, LegalContact, LegalText } from './legal-text.tsx'

const copy = () => t(siteTexts.termsPage)

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) =>
  import.meta.env.SSR ? pageWithTrail(terms.meta, '/terms', matches) : []

function TermsContent() {
  return (
    <LegalText page={describeVatIn(terms, vatPercent())}>
      <LegalContact title={copy().legalContact} mail={company().legalEmail} answer={answerTime('legal')} />
    </LegalText>
  )
}

export default function TermsPage() {
  return (
    <ServerRendered name="terms" className="as-is">
      {import.meta.env.SSR && <TermsContent />}
    </ServerRendered>
  )
}
