import { team, teamPage } from '#content/pages/team.ts'
import { ArrowLink } from '#design/button.tsx'
import { PageHead, Row, Section } from '#design/layout.tsx'
import { listed } from '#platform/intl-words.ts'
import { sharedPage } from '#web/shared-headers.ts'
import type { Route } from './+types/team-page'
import styles from './firm.css?url'
import { pageWithTrail } from './page-trail.ts'
import { TeamTile } from './team-tile.tsx'

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) => pageWithTrail(teamPage.meta, '/team', matches)

const languages = [...new Set(team.flatMap((member) => member.languages))].sort()

export default function TeamPage() {
  return (
    <>
      <PageHead
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
