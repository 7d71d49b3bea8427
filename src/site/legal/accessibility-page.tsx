import { company } from '#company/company.ts'
import { accessibility } from '#content/pages/accessibility.ts'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { sharedPage } from '#platform/http/shared-headers.ts'
import styles from '#site/firm/firm.css?url'
import { pageWithTrail } from '#site/firm/page-trail.ts'
import type { Route } from './+types/accessibility-page'
import { answerTime } from './answer-time.ts'
import { LegalContact, LegalText } from './legal-text.tsx'

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) =>
  import.meta.env.SSR ? pageWithTrail(accessibility.meta, '/accessibility', matches) : []

function AccessibilityContent() {
  return (
    <LegalText page={accessibility}>
      <LegalContact
        title="Accessibility contact"
        mail={company().accessibilityEmail}
        answer={
          <>
            {answerTime('accessibility-urgent', 'accessibility-general')} Or call{' '}
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
