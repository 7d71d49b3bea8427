import { teamPage } from '#content/pages/team.ts'
import { ArrowLink } from '#design/button.tsx'
import { PageHeader, Row, Section } from '#design/page/layout.tsx'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedPage } from '#platform/http/shared-headers.ts'
import { listed } from '#platform/intl-words.ts'
import type { Route } from './+types/team-page'
import { findTeam } from './find-team.server.ts'
import styles from './firm.css?url'
import { pageWithTrail } from './page-trail.ts'
import { TeamTile } from './team-tile.tsx'

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) => pageWithTrail(teamPage.meta, '/team', matches)

export async function loader({ context }: Route.LoaderArgs) {
  return { team: await findTeam(servicesOf(context)) }
}

export default function TeamPage({ loaderData: { team } }: Route.ComponentProps) {
  const languages = [...new Set(team.flatMap((member) => member.languages))].sort()
  return (
    <>
      <PageHeader
        title={teamPage.title}
        lead={teamPage.lead}
        aside={
          <p className="soft">
            <b className="step-figure figure">{languages.length}</b> {teamPage.languagesLabel} {listed(languages)}
          </p>
        }
      />
      <Section flush>
        <ul className="team whole">
          {team.map((member) => (
            <TeamTile key={member.id} member={member} whole />
          ))}
        </ul>
      </Section>
      <Section>
        <Row between>
          <h2 className="t32">{teamPage.careersTitle}</h2>
          <ArrowLink to={teamPage.careersLink.href}>{teamPage.careersLink.name}</ArrowLink>
        </Row>
      </Section>
    </>
  )
}
