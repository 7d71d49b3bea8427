import { company } from '#company/company.ts'
import { accessibility } from '#content/pages/accessibility.ts'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { sharedPage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import styles from '#site/firm/firm.css?url'
import { pageWithTrail } from '#site/firm/page-trail.ts'
import * as siteTexts from '#site/locales/en.ts'
import type { Route } from './+types/accessibility-page'
import { answerTime, LegalContact, LegalText } from './legal-text.tsx'

const copy = () => t(siteTexts.accessibilityPage)

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) =>
  import.meta.env.SSR ? pageWithTrail(accessibility.meta, '/accessibility', matches) : []

function AccessibilityContent() {
  return (
    <LegalText page={accessibility}>
      <LegalContact
        title={copy().accessibilityContact}
        mail={company().accessibilityEmail}
        answer={
          <>
            {copy().orCallUsOn(answerTime('accessibility-urgent', 'accessibility-general'))}{' '}
            <a href={`tel:${company().phoneLink}`}>{company().phone}</a>.
          </>
        }
      />
    </LegalText>
  )
}

export default function AccessibilityPage() {
  return (
    <ServerRendered name="accessibility" className="as-is">
      {import.meta.env.SSR && <AccessibilityContent />}
    </ServerRendered>
  )
}
