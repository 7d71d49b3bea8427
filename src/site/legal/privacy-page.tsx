import { company } from '#company/company.ts'
import { privacy } from '#content/pages/privacy.ts'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedPage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import styles from '#site/firm/firm.css?url'
import { pageWithTrail } from '#site/firm/page-trail.ts'
import * as siteTexts from '#site/locales/en.ts'
import type { Route } from './+types/privacy-page'
import { answerTime, LegalContact, LegalText } from './legal-text.tsx'
import { privacyNotice, recipients } from './recipients.ts'

const copy = () => t(siteTexts.privacyPage)

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) =>
  import.meta.env.SSR ? pageWithTrail(privacy.meta, '/privacy', matches) : []

export function loader({ context }: Route.LoaderArgs) {
  return { named: recipients(servicesOf(context).config) }
}

function PrivacyContent({ named }: { named: readonly string[] }) {
  return (
    <LegalText page={privacyNotice(named)}>
      <LegalContact title={copy().privacyContact} mail={company().privacyEmail} answer={answerTime('privacy')} />
    </LegalText>
  )
}

export default function PrivacyPage({ loaderData: { named } }: Route.ComponentProps) {
  return (
    <ServerRendered name="privacy" className="as-is">
      {import.meta.env.SSR && <PrivacyContent named={named} />}
    </ServerRendered>
  )
}
